import SegueJSON
import Testing

@Suite struct JSONValueNumbersTests {
    private static let place = NumberRule.within(-10...10)
    private static let extent = NumberRule.within(0...10)

    /// Numbers of all the kinds that the parser tells apart.
    @Test func readsFourNumbersInOrder() throws {
        let numbers = try Self.numbers(in: #"{"width":-1,"height":2.5,"contentMode":3e0,"x":10}"#)
        #expect(numbers == SIMD4(-1, 2.5, 3, 10))
    }

    /// What is read by the names instead.
    @Test(arguments: [
        #"{"height":1,"width":1,"contentMode":1,"x":1}"#, #"{"width":1,"height":1,"x":1,"contentMode":1}"#,
        #"{"width":1,"height":1,"contentMode":1}"#, #"{"width":1,"height":1,"contentMode":1,"y":1}"#,
        #"{"width":1,"height":1,"contentMode":1,"x":1,"repeat":1}"#,
        #"{"width":1,"height":1,"contentMode":1,"x":null}"#,
        #"{"width":"1","height":1,"contentMode":1,"x":1,"repeat":null}"#,
        #"{"width":1,"height":1,"contentMode":1,"x":18446744073709551615}"#,
        #"{"width":11,"height":1,"contentMode":1,"x":1}"#, #"{"width":1,"height":-11,"contentMode":1,"x":1}"#,
        #"{"width":1,"height":1,"contentMode":-1,"x":1}"#, #"{"width":1,"height":1,"contentMode":1,"x":11}"#,
        // As long on the parser's tape as four numbers are.
        #"{"width":[1,2,3,4,null]}"#,
        #"{"width":"1","height":"1","contentMode":"1","x":"1","repeat":"1","y":"1"}"#, "{}", "[1,2,3,4]",
        "[1,2,3,4,5,6]", "1", "null", "\"width\"",
    ])
    func refusesAllElse(text: String) throws {
        #expect(try Self.numbers(in: text) == nil)
    }

    /// Nothing is reported in any case.
    private static func numbers(in text: String) throws -> SIMD4<Double>? {
        var numbers: SIMD4<Double>?
        let reported = try violations(in: text) { root, violations in
            numbers = violations.fourNumbers(of: root, named: BoxMember.self, place, extent)
        }
        #expect(reported == [])
        return numbers
    }
}
