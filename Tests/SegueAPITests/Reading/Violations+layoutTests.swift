import Testing

@Suite struct ViolationsLayoutTests {
    @Test(arguments: [
        Wrong("/container", "", "required"),
        Wrong("/container", "null", "wrongType"),
        Wrong("/container", "{}", "/width required", "/height required"),
        Wrong("/container/width", "0", "outOfRange"),
        Wrong("/container/width", "-0.0", "outOfRange"),
        Wrong("/container/height", "-844", "outOfRange"),
        Wrong("/container/height", "1000000001", "outOfRange"),
        Wrong("/container/scale", "0", "outOfRange"),
        Wrong("/container/scale", "1001", "outOfRange"),
        Wrong("/container/layoutDirection", "\"up\"", "notAllowed"),
        Wrong("/container/depth", "1", "unknownMember"),
    ])
    func refusesContainers(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test(arguments: [
        Wrong("/source", "", "required"),
        Wrong("/destination", "", "required"),
        Wrong("/source", "[]", "wrongType"),
        Wrong("/source/elements", "[]", "wrongType"),
        Wrong("/source/hidden", "\"no\"", "wrongType"),
        Wrong("/destination/screen", "{}", "unknownMember"),
        Wrong("/destination/backgroundColor", "0", "wrongType"),
        Wrong("/destination/backgroundColor", "\"black\"", "notAllowed"),
    ])
    func refusesLayouts(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test(arguments: [
        Wrong("/source/screens", "{}", "notAllowed", "/type required"),
        Wrong("/destination/screens", #"{"type": "screen"}"#, "notAllowed"),
        Wrong("/destination", #"{"screens": null}"#, "/screens wrongType"),
        Wrong(
            "/source", #"{"elements": {"a": 1}, "screens": []}"#,
            "/elements/a wrongType", "/screens notAllowed", "/screens wrongType"),
        Wrong(
            "/source", #"{"screens": {"type": "tab", "elements": {"a": 1}}}"#,
            "/screens/elements/a wrongType"),
    ])
    func refusesScreensBesideElements(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// Frames are physical: neither moves anything.
    @Test(arguments: [#"{"top": 47, "bottom": 34}"#, "20"])
    func safeAreaAndLayoutDirectionMoveNothing(safeArea: String) {
        let plain = Sample.answer()
        let said = Sample.answer(
            ("/container/safeArea", safeArea), ("/container/layoutDirection", "\"rtl\""))
        #expect(said.status == 200)
        #expect(said.text == plain.text)
    }

    @Test func saysWhatIsRight() {
        let answer = Sample.answer(("/container/width", "0"), ("/container/layoutdirection", "\"rtl\""))
        let width = "must be greater than 0 and at most 1000000000, is 0"
        #expect(answer.detail(of: "/container/width") == width)
        let member = "is not a member here; did you mean `layoutDirection`?"
        #expect(answer.detail(of: "/container/layoutdirection") == member)
    }
}
