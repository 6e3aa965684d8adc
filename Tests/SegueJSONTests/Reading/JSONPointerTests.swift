import Testing

@testable import SegueJSON

@Suite struct JSONPointerTests {
    private static let text = #"{"a":[0,1.5,{"b/c":{"~":[[],"x"]}}],"":{"":1},"d":{"é\n":null}}"#

    /// The pointers of all values in the order of the document, as RFC 6901 has them.
    @Test func leadsToEachValue() throws {
        let pointers = try parsed(Self.text) { root in
            Self.values(in: root).map { JSONPointer.text(from: root, to: $0) }
        }
        #expect(
            pointers == [
                "", "/a", "/a/0", "/a/1", "/a/2", "/a/2/b~1c", "/a/2/b~1c/~0", "/a/2/b~1c/~0/0",
                "/a/2/b~1c/~0/1",
                "/", "//", "/d", "/d/é\n",
            ])
    }

    @Test func leadsToAMemberThatIsMissing() throws {
        let pointer = try parsed(#"[{},{"a":{}}]"#) { root in
            Self.values(in: root).last.map { JSONPointer.text(from: root, to: $0, "x/y") }
        }
        #expect(pointer == "/1/a/x~1y")
    }

    @Test func cutsNamesThatAreTooLong() throws {
        let name = String(repeating: "é", count: 41)
        let pointer = try parsed("{\"\(name)\":1}") { root in
            Self.values(in: root).last.map { JSONPointer.text(from: root, to: $0) }
        }
        #expect(pointer == "/" + String(repeating: "é", count: 40) + "…")
    }

    private static func values(in value: JSONValue) -> [JSONValue] {
        [value] + value.elements.flatMap(values) + value.members.map(\.value).flatMap(values)
    }
}
