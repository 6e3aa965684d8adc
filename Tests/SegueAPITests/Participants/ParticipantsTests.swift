import Testing

@Suite struct ParticipantsTests {
    private static func answer(_ screens: String) -> Answer {
        post(#"{"screens": \#(screens)}"#, to: "/v1/participants")
    }

    private static let two = #"[{"type": "screen", "id": "a"}, {"type": "screen", "id": "b"}]"#

    /// What is found and the path there, as in "tab/a"; a question mark where nothing takes part.
    private static let rows = [
        (#"{"type": "screen"}"#, "screen"), (#"{"type": "screen", "id": "tab"}"#, "tab"),
        (#"{"type": "screen", "participant": false}"#, "screen?"),
        (#"{"type": "tab", "selected": 1, "children": \#(two)}"#, "tab/b"),
        (#"{"type": "tab", "selected": 1.0, "children": \#(two)}"#, "tab/b"),
        (#"{"type": "tab", "selected": "a", "children": \#(two)}"#, "tab/a"),
        (#"{"type": "tab", "selected": null, "children": \#(two)}"#, "tab?"),
        (#"{"type": "tab", "children": \#(two)}"#, "tab?"),
        (#"{"type": "navigation", "children": \#(two)}"#, "navigation/b"),
        (#"{"type": "nav", "children": \#(two)}"#, "nav/b"),
        (#"{"type": "nav", "id": "stack", "children": []}"#, "stack?"),
        (#"{"type": "split", "children": \#(two)}"#, "split/b"),
        (#"{"type": "page", "children": \#(two)}"#, "page/a"),
        (#"{"type": "pager", "selected": 1, "children": \#(two)}"#, "pager/b"),
        (#"{"type": "container", "children": \#(two)}"#, "container/b"),
        (#"{"type": "container", "participant": true}"#, "container"),
        (#"{"type": "screen", "presented": {"type": "screen", "id": "modal"}}"#, "screen/modal"),
        (#"{"type": "screen", "presented": null}"#, "screen"),
    ]

    @Test(arguments: rows)
    func finds(screens: String, found: String) throws {
        let answer = Self.answer(screens)
        #expect(answer.status == 200)
        let path = found.split(separator: "/").map { $0.replacing("?", with: "") }
        let isMissing = found.hasSuffix("?")
        let participant = isMissing ? "null, \"reason\": \"participantNotFound\"" : "\"\(path.last ?? "")\""
        #expect(answer.json == .document(#"{"participant": \#(participant), "path": \#(path)}"#))
    }

    /// NSNotFound of UIKit is the third; what is no child is on no screen, and no fault.
    @Test(arguments: ["2", "-1", "9223372036854775807", "-9223372036854775808", "\"c\"", "\"tab\""])
    func selectsNothingThatIsNotThere(selected: String) {
        for type in ["tab", "split", "page", "container"] {
            let answer = Self.answer(
                #"{"type": "\#(type)", "selected": \#(selected), "children": \#(Self.two)}"#)
            #expect(answer.status == 200)
            #expect(answer.json?["participant"] == .null)
            #expect(answer.json?["reason"] == .string("participantNotFound"))
            #expect(answer.json?["path"] == .array([.string(type)]))
        }
    }
}
