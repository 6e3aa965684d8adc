import SegueJSON
import Testing

@Suite struct MembersTests {
    @Test(arguments: [
        #"{"width":1,"height":2,"x":null}"#, #"{"x":null,"height":2,"width":1}"#,
        #"{"height":2,"x":null,"width":1}"#,
    ])
    func findsMembersInAnyOrder(text: String) throws {
        let reported = try violations(in: text) { root, violations in
            let members = Members<BoxMember>(of: root, reportingTo: &violations)
            #expect(members[.width]?.number == 1)
            #expect(members[.height]?.number == 2)
            #expect(members[.x]?.isNull == true)
            #expect(members[.contentMode]?.kind == nil)
            #expect(members.object.kind == .object)
        }
        #expect(reported == [])
    }

    @Test func hasNoneWhereThereIsNoObject() throws {
        let reported = try violations(in: "[1]") { root, violations in
            #expect(Members<BoxMember>(of: root, reportingTo: &violations)[.width]?.kind == nil)
        }
        #expect(reported == [])
    }

    @Test func reportsDuplicatesAndKeepsTheFirst() throws {
        let reported = try violations(in: #"[{"width":1,"width":2}]"#) { root, violations in
            for box in root.elements {
                #expect(Members<BoxMember>(of: box, reportingTo: &violations)[.width]?.number == 1)
            }
        }
        #expect(
            reported == [
                Violation(
                    pointer: "/0/width", detail: "must occur once, is here again", code: .duplicateMember)
            ])
    }

    @Test(arguments: [
        ("contentmode", "/contentmode", "is not a member here; did you mean `contentMode`?"),
        ("content_mode", "/content_mode", "is not a member here; did you mean `contentMode`?"),
        ("widht", "/widht", "is not a member here; did you mean `width`?"),
        (
            "a/b~", "/a~1b~0",
            "is not a member here; allowed are `width`, `height`, `contentMode`, `x`, `repeat`"
        ),
        ("y", "/y", "is not a member here; allowed are `width`, `height`, `contentMode`, `x`, `repeat`"),
        ("", "/", "is not a member here; allowed are `width`, `height`, `contentMode`, `x`, `repeat`"),
    ])
    func reportsUnknownMembers(name: String, pointer: String, detail: String) throws {
        let reported = try violations(in: "{\"\(name)\":1}") { root, violations in
            _ = Members<BoxMember>(of: root, reportingTo: &violations)
        }
        #expect(reported == [Violation(pointer: pointer, detail: detail, code: .unknownMember)])
    }
}
