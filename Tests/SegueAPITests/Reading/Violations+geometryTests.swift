import Testing

@Suite struct ViolationsGeometryTests {
    private static let frame = "/source/elements/image/frame"

    @Test(arguments: [
        Wrong(frame, "", "required"),
        Wrong(frame, "0", "wrongType"),
        Wrong(frame, "[0, 0, 10, 10]", "wrongType"),
        Wrong(frame, "{}", "/x required", "/y required", "/width required", "/height required"),
        Wrong(
            frame, #"{"x": 0, "y": 0, "w": 1, "h": 1}"#, "/w unknownMember", "/h unknownMember",
            "/width required", "/height required"),
        Wrong(frame + "/x", "null", "wrongType"),
        Wrong(frame + "/x", "1000000001", "outOfRange"),
        Wrong(frame + "/y", "-1000000001", "outOfRange"),
        Wrong(frame + "/width", "-1", "outOfRange"),
        Wrong(frame + "/height", "-0.001", "outOfRange"),
        Wrong(frame + "/height", "1000000001", "outOfRange"),
        Wrong(frame + "/width", "\"120\"", "wrongType"),
        Wrong("/destination/elements/closeButton/frame/width", "-1", "outOfRange"),
    ])
    func refusesFrames(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test(arguments: [
        Wrong("/source/elements/image/insets", "-1", "outOfRange"),
        Wrong("/source/elements/image/insets", "\"1px\"", "wrongType"),
        Wrong("/source/elements/image/insets", "[1, 1, 1, 1]", "wrongType"),
        Wrong(
            "/source/elements/image/insets", #"{"top": -1, "start": 1}"#, "/top outOfRange",
            "/start unknownMember"),
        Wrong("/container/safeArea", #"{"bottom": -34}"#, "/bottom outOfRange"),
        Wrong("/container/safeArea", "true", "wrongType"),
    ])
    func refusesInsets(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test func saysWhatIsRight() {
        let negative = Wrong(Self.frame + "/width", "-3").answer(
            from: Sample.transition, at: "/v1/transitions")
        #expect(negative.detail(of: Self.frame + "/width") == "must be 0...1000000000, is -3")
        let type = Wrong(Self.frame, "[]").answer(from: Sample.transition, at: "/v1/transitions")
        #expect(type.detail(of: Self.frame) == "must be an object, is an array")
    }

    /// One number is all four sides, and sides that are not named are 0.
    @Test func readsBothFormsOfInsets() {
        let insets = "/source/elements/image/insets"
        let all = Sample.answer((insets, #"{"top": 5, "left": 5, "bottom": 5, "right": 5}"#))
        #expect(Sample.answer((insets, "5")).text == all.text)
        let top = Sample.answer((insets, #"{"top": 5}"#))
        let said = Sample.answer((insets, #"{"top": 5, "left": 0, "bottom": 0, "right": 0}"#))
        #expect(top.text == said.text)
        let window = JSON.document(#"{"x": 12, "y": 305, "width": 120, "height": 115}"#)
        #expect(top.json?.at("/rects/source/window") == window)
    }
}
