import Testing

@Suite struct ViolationsPictureViewTests {
    private static let image = "/source/elements/image"

    @Test(arguments: [
        Wrong(image + "/contentMode", "\"aspectFill\"", "notAllowed"),
        Wrong(image + "/rounding", "true", "wrongType"),
        Wrong(image + "/clips", "1", "wrongType"),
        Wrong(image + "/maxUpscale", "0", "outOfRange"),
        Wrong(image + "/maxUpscale", "-2", "outOfRange"),
        Wrong(image + "/maxUpscale", "1000001", "outOfRange"),
        Wrong(image + "/occludedBy", "{}", "wrongType"),
        Wrong(image + "/occludedBy", "[null]", "/0 wrongType"),
        Wrong(
            image + "/occludedBy", "[{\"x\": 0, \"y\": 0, \"width\": -1}]",
            "/0/height required", "/0/width outOfRange"),
        Wrong(image + "/frame", "{}", "/x required", "/y required", "/width required", "/height required"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test(arguments: [16, 17])
    func boundsHowManyBarsThereAre(count: Int) {
        let bars = Array(repeating: #"{"x": 0, "y": 0, "width": 1, "height": 1}"#, count: count)
        let answer = Sample.answer((Self.image + "/occludedBy", "[\(bars.joined(separator: ","))]"))
        #expect(answer.errors == (count == 16 ? [] : ["\(Self.image)/occludedBy outOfRange"]))
    }

    /// What is not said is what the documentation says it is; another value shows that it is read at all.
    @Test(arguments: [
        (image + "/contentMode", "\"scaleAspectFill\"", "\"scaleAspectFit\""),
        ("/destination/elements/image/contentMode", "\"scaleAspectFit\"", "\"scaleAspectFill\""),
        (image + "/position", #"{"x": 0.5, "y": 0.5}"#, #"{"x": 0}"#),
        (image + "/cornerRadius", "0", "12"),
        (image + "/insets", "0", "1"),
        (image + "/clips", "true", "false"),
        (image + "/occludedBy", "[]", #"[{"x": 0, "y": 0, "width": 390, "height": 310}]"#),
        (image + "/maxUpscale", "1", "0.01"),
        (image + "/image", "null", #"{"width": 100, "height": 100}"#),
        (image + "/opacity", "1", "0.5"),
    ])
    func hasDefaults(pointer: String, standard: String, other: String) {
        let plain = Sample.answer().text
        #expect(Sample.answer((pointer, standard)).text == plain)
        let changed = Sample.answer((pointer, other))
        #expect(changed.status == 200)
        #expect(changed.text != plain)
    }
}
