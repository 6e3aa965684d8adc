import Testing

@Suite struct ViolationsScreensTests {
    private static let sample = JSON.document(
        """
        {"screens": {"type": "tab", "id": "main", "selected": 0, "participant": false, "elements": {},
          "children": [{"type": "navigation", "children": [{"type": "screen"}]}],
          "presented": {"type": "screen"}}}
        """)
    private static let path = "/v1/participants"
    private static let deep = "/screens/children/0/children/0"
    private static let long = String(repeating: "s", count: 65)

    @Test(arguments: [
        Wrong("", "[]", "wrongType"),
        Wrong("", "{}", "/screens required"),
        Wrong("/screen", "{}", "unknownMember"),
        Wrong("/screens", "null", "wrongType"),
        Wrong("/screens", "[]", "wrongType"),
        Wrong("/screens", "{}", "/type required"),
        Wrong("/screens/type", "\"tabs\"", "notAllowed"),
        Wrong("/screens/type", "\"Tab\"", "notAllowed"),
        Wrong("/screens/type", "null", "wrongType"),
        Wrong("/screens/id", "\"\"", "outOfRange"),
        Wrong("/screens/id", "\"\(long)\"", "outOfRange"),
        Wrong("/screens/id", "7", "wrongType"),
        Wrong("/screens/id", "null", "wrongType"),
        Wrong("/screens/selected", "0.5", "outOfRange"),
        Wrong("/screens/selected", "9223372036854775808", "outOfRange"),
        Wrong("/screens/selected", "-1e300", "outOfRange"),
        Wrong("/screens/selected", "true", "wrongType"),
        Wrong("/screens/selected", "[]", "wrongType"),
        Wrong("/screens/selected", "\"\"", "outOfRange"),
        Wrong("/screens/selected", "\"\(long)\"", "outOfRange"),
        Wrong("/screens/participant", "1", "wrongType"),
        Wrong("/screens/participant", "null", "wrongType"),
        Wrong("/screens/elements", "[]", "wrongType"),
        Wrong("/screens/elements/image", "{}", "/frame required"),
        Wrong("/screens/children", "{}", "wrongType"),
        Wrong("/screens/children", "null", "wrongType"),
        Wrong("/screens/children", "[null, 1]", "/0 wrongType", "/1 wrongType"),
        Wrong("/screens/presented", "[]", "wrongType"),
        Wrong("/screens/presented", "{}", "/type required"),
        Wrong("/screens/presented/presented", #"{"type": 1}"#, "/type wrongType"),
        Wrong("/screens/children/0/backgroundColor", "\"#000000\"", "unknownMember"),
        Wrong(deep + "/selected", "1.5", "outOfRange"),
        Wrong(
            deep, #"{"types": "tab", "id": ""}"#, "/types unknownMember", "/type required", "/id outOfRange"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.sample, at: Self.path) == [])
    }

    @Test func namesAllThatIsWrong() {
        let answer = post(
            #"{"screens": {"type": "tabs", "selected": 1.5, "presented": {"type": "nav", "id": 1},"#
                + #""children": [{"type": "screen", "elements": {"screen": {}}}, {"participant": 0}]}}"#,
            to: Self.path)
        #expect(
            answer.errors == [
                "/screens/children/0/elements/screen notAllowed", "/screens/children/1/participant wrongType",
                "/screens/children/1/type required", "/screens/presented/id wrongType",
                "/screens/selected outOfRange", "/screens/type notAllowed",
            ])
    }

    @Test func saysWhatIsRight() {
        let answer = post(#"{"screens": {"type": "tabs", "selected": 0.5, "id": 1}}"#, to: Self.path)
        let types = "`tab`, `navigation`, `nav`, `split`, `page`, `pager`, `container`, `screen`"
        let type = "must be one of \(types), is `tabs`; did you mean `tab`?"
        #expect(answer.detail(of: "/screens/type") == type)
        let whole = "must be a whole number of 64 bits, is 0.5"
        #expect(answer.detail(of: "/screens/selected") == whole)
        let other = post(#"{"screens": {"type": "tab", "selected": {}}}"#, to: Self.path)
        let selected = "must be a whole number, a string or null, is an object"
        #expect(other.detail(of: "/screens/selected") == selected)
    }

    /// In all 1000, and 256 in one; the one beyond is named once, whatever follows it.
    @Test(arguments: [
        (256, 0, []), (257, 0, ["/screens/children outOfRange"]), (1, 256, []),
        (1, 257, ["/screens/children/0/children outOfRange"]), (111, 8, []),
        (250, 3, ["/screens/children/249/children/2 outOfRange"]),
        (256, 9, ["/screens/children/99/children/8 outOfRange"]),
    ])
    func boundsHowManyThereAre(count: Int, held: Int, errors: [String]) {
        let leaves = Array(repeating: #"{"type": "screen"}"#, count: held).joined(separator: ",")
        let child = #"{"type": "container", "children": [\#(leaves)]}"#
        let children = Array(repeating: child, count: count).joined(separator: ",")
        let answer = post(#"{"screens": {"type": "tab", "children": [\#(children)]}}"#, to: Self.path)
        #expect(answer.errors == errors)
        #expect(answer.status == (errors.isEmpty ? 200 : 422))
    }

    /// JSON is read to a depth of 64; each screen in an array takes two levels, each presented one takes one.
    @Test func readsAsDeepAsJSONIsRead() {
        for (count, isRead) in [(32, true), (33, false)] {
            let open = String(repeating: #"{"type": "nav", "children": ["#, count: count - 1)
            let text = open + #"{"type": "screen"}"# + String(repeating: "]}", count: count - 1)
            #expect(post(#"{"screens": \#(text)}"#, to: Self.path).status == (isRead ? 200 : 400))
        }
        for (count, isRead) in [(63, true), (64, false)] {
            let open = String(repeating: #"{"type": "screen", "presented": "#, count: count - 1)
            let text = open + #"{"type": "screen"}"# + String(repeating: "}", count: count - 1)
            let answer = post(#"{"screens": \#(text)}"#, to: Self.path)
            #expect(answer.status == (isRead ? 200 : 400))
            #expect(answer.json?["path"]?.array?.count == (isRead ? count : nil))
        }
    }
}
