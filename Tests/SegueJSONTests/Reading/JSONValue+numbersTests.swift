import SegueJSON
import Testing

private enum EdgeMember: Int, MemberName {
    case x, y, width, height, leading, trailing
    static let table = MemberTable<EdgeMember>()
}

@Suite struct JSONValueNumbersTests {
    private static let place = NumberRule.within(-10...10)
    private static let extent = NumberRule.within(0...10)

    /// Numbers of all the kinds that the parser tells apart.
    @Test func readsFourNumbersInOrder() throws {
        let numbers = try Self.numbers(in: #"{"x":-1,"y":2.5,"width":3e0,"height":10}"#)
        #expect(numbers == SIMD4(-1, 2.5, 3, 10))
    }

    /// What is read by the names instead.
    @Test(arguments: [
        #"{"y":1,"x":1,"width":1,"height":1}"#, #"{"x":1,"y":1,"height":1,"width":1}"#,
        #"{"x":1,"y":1,"width":1}"#, #"{"x":1,"y":1,"width":1,"trailing":1}"#,
        #"{"x":1,"y":1,"width":1,"height":1,"leading":1}"#,
        #"{"x":1,"y":1,"width":1,"height":null}"#,
        #"{"x":"1","y":1,"width":1,"height":1,"leading":null}"#,
        #"{"x":1,"y":1,"width":1,"height":18446744073709551615}"#,
        #"{"x":11,"y":1,"width":1,"height":1}"#, #"{"x":1,"y":-11,"width":1,"height":1}"#,
        #"{"x":1,"y":1,"width":-1,"height":1}"#, #"{"x":1,"y":1,"width":1,"height":11}"#,
        // As long on the parser's tape as four numbers are.
        #"{"x":[1,2,3,4,null]}"#,
        #"{"x":"1","y":"1","width":"1","height":"1","leading":"1","trailing":"1"}"#, "{}", "[1,2,3,4]",
        "[1,2,3,4,5,6]", "1", "null", "\"width\"",
    ])
    func refusesAllElse(text: String) throws {
        #expect(try Self.numbers(in: text) == nil)
    }

    /// Names that take more bytes than are compared at once; they are read one by one.
    @Test func refusesLongNames() throws {
        let text = #"{"width":1,"height":1,"contentMode":1,"x":1}"#
        #expect(try Self.numbers(in: text, as: BoxMember.self) == nil)
    }

    /// Nothing is reported in any case.
    private static func numbers(in text: String) throws -> SIMD4<Double>? {
        try numbers(in: text, as: EdgeMember.self)
    }

    private static func numbers<Name: MemberName>(
        in text: String, as name: Name.Type
    ) throws -> SIMD4<Double>? {
        var numbers: SIMD4<Double>?
        let reported = try violations(in: text) { root, violations in
            numbers = violations.fourNumbers(of: root, named: name, place, extent)
        }
        #expect(reported == [])
        return numbers
    }
}
