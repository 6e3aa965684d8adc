import Testing

/// That the laws notice what breaks them.
@Suite struct SpecLawsTests {
    private static let window = "/samples/layers/1/tracks/0/values"
    private static let image = "/samples/layers/1/tracks/1/values"

    @Test(arguments: [
        ("/strategy", "\"fade\"", "something travels without a zoom"),
        ("/rects/source/frame/width", "-1", "width is -1.0"),
        ("/layers/0/tracks/0/keyframes/0/value", "1.5", "an opacity is outside of 0...1"),
        ("/samples/layers/0/tracks/0/values/1", "-0.1", "an opacity is outside of 0...1"),
        ("/layers/1/tracks/0/keyframes/1/value/x", "3", "the last window is not the target"),
        (window + "/0/x", "13", "window jumps at the start"),
        (image + "/2/y", "0", "image jumps at the end"),
        (image + "/1/width", "500", "the picture is stretched"),
        (window + "/1/width", "5000", "the window reaches past the picture"),
        (window + "/1/height", "5000", "the window's height goes there and back"),
        ("/samples/layers/1/tracks/2/values/1/topLeft", "200", "a radius is over half of the side"),
        ("/events/0/action", "\"add\"", "hides and shows are no pairs"),
        ("/events/0/action", "\"add\"", "adds and removes are no pairs"),
        ("/events/0/target", "\"destination.image\"", "no layer draws destination.image"),
        ("/durationMs", "399", "the last event is"),
    ])
    func notice(pointer: String, value: String, complaint: String) throws {
        let answer = Sample.answer(
            ("/samples/count", "3"), ("/source/elements/image/cornerRadius", "12"),
            ("/timing/pacing", "\"linear\""))
        let spec = try #require(answer.json)
        #expect(SpecLaws(spec: spec).complaints == [])
        let broken = SpecLaws(spec: spec.with(pointer, .document(value))).complaints
        #expect(broken.contains { $0.hasPrefix(complaint) }, "\(broken)")
    }
}
