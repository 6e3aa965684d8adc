import SegueJSON
import Testing

@Suite struct JSONSequencesTests {
    @Test func goesOverElementsOfAllKinds() throws {
        let kinds = try parsed(#"[{"a":[1]},[[]],"s",1,2.5,18446744073709551615,true,null]"#) { root in
            root.elements.map(\.kind)
        }
        #expect(kinds == [.object, .array, .string, .number, .number, .number, .boolean, .null])
    }

    @Test func goesOverMembersInOrder() throws {
        let members = try parsed(#"{"b":{"x":0},"a":2.5,"":[],"b":null}"#) { root in
            root.members.map { "\($0.key.string ?? "-") \($0.value.kind)" }
        }
        #expect(members == ["b object", "a number", " array", "b null"])
    }

    @Test(arguments: [
        ("[]", 0), ("{}", 0), ("[1,[2,3],{}]", 3), (#"{"a":1,"a":[1,2]}"#, 2), ("7", 0), (#""abc""#, 0),
    ])
    func counts(text: String, count: Int) throws {
        #expect(try parsed(text) { root in root.count } == count)
    }

    @Test(arguments: ["1.5", "7", "\"s\"", "null", "{}", "[]"])
    func isEmptyForWhatIsNoFullContainer(text: String) throws {
        let isEmpty = try parsed(text) { root in
            root.elements.map(\.kind).isEmpty && root.members.map(\.key.kind).isEmpty
        }
        #expect(isEmpty)
    }
}
