import Testing

@Suite struct ViolationsResumeTests {
    private static let image =
        #"{"window": {"x": 0, "y": 9, "width": 9, "height": 9}, "image": {"x": 0, "y": 9, "width": 9, "height": 9}}"#

    @Test(arguments: [
        #"{"progress": 0}"#, #"{"progress": 1, "reversed": true}"#, #"{"progress": 0.5, "velocity": -1000}"#,
        #"{"elements": {}}"#, #"{"elements": {"image": \#(image)}, "velocity": 2, "reversed": true}"#,
        #"{"elements": {"label": {"fontScale": 2, "opacity": 0.5, "cornerRadii": {"topLeft": 2}}}}"#,
        #"{"elements": {"label": {"frame": {"x": 1, "y": 1, "width": 1, "height": 1}, "cornerRadii": 2}}}"#,
    ])
    func takes(resume: String) {
        #expect(Sample.answer(("/resume", resume)).status == 200)
    }

    @Test(arguments: [
        Wrong("/resume", "{}", "/progress required"), Wrong("/resume", "null", "wrongType"),
        Wrong("/resume", #"{"progress": 1.5}"#, "/progress outOfRange"),
        Wrong("/resume", #"{"progress": -0.1}"#, "/progress outOfRange"),
        Wrong("/resume", #"{"progress": 0, "velocity": 1001}"#, "/velocity outOfRange"),
        Wrong("/resume", #"{"progress": 0, "reversed": 1}"#, "/reversed wrongType"),
        Wrong("/resume", #"{"progress": 0, "elements": {}}"#, "/elements notAllowed"),
        Wrong("/resume", #"{"progress": 0, "speed": 1}"#, "/speed unknownMember"),
        Wrong("/resume", #"{"elements": []}"#, "/elements wrongType"),
        Wrong("/resume/elements/image", "{}", "/window required", "/image required"),
        Wrong("/resume/elements/image", "null", "wrongType"),
        Wrong(
            "/resume/elements/label", #"{"opacity": 2, "size": 1}"#, "/opacity outOfRange",
            "/size unknownMember"),
        Wrong("/resume/elements/label", #"{"cornerRadii": -1}"#, "/cornerRadii outOfRange"),
        Wrong("/resume/elements/label", #"{"fontScale": -1}"#, "/fontScale outOfRange"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test func boundsHowManyLayersThereAre() {
        let layers = (0...256).map { #""\#($0)": {}"# }.joined(separator: ",")
        #expect(Sample.answer(("/resume/elements", "{\(layers)}")).errors == ["/resume/elements outOfRange"])
    }

    /// Corners are as round as the window lets them be.
    @Test func limitsRadii() {
        let image = Self.image.dropLast() + #", "cornerRadii": 40}"#
        let answer = Sample.answer(("/resume/elements/image", String(image)))
        let radii = answer.json?.at("/layers/image/tracks/cornerRadii/keyframes/0/value/topLeft")
        #expect(radii?.number == 4.5)
    }

    /// Interrupted after 120 of 400 ms, it is where it would have been at each 40 ms after that. A steep Bézier and
    /// a path go on in straight pieces, which are off by less than 0.0005 of the 844 points of the viewer.
    @Test(arguments: [
        ("\"linear\"", 1e-4), ("\"easeInOut\"", 1e-4), (#"{"cubicBezier": [0.87, 0, 0.13, 1]}"#, 0.42),
        (#"{"cubicBezier": [1, 0, 0, 1]}"#, 0.42), (#"{"spring": {"stiffness": 300, "damping": 30}}"#, 1e-2),
        (#"{"linear": [{"at": 0, "value": 0}, {"at": 0.2, "value": 0.7}, {"at": 1, "value": 1}]}"#, 1e-4),
    ])
    func goesOnAsItWas(pacing: String, tolerance: Double) throws {
        let timing = ("/timing", #"{"durationMs": 400, "pacing": \#(pacing)}"#)
        let pointer = "/samples/layers/image/tracks/window/values"
        let whole = Sample.answer(timing, ("/samples", #"{"count": 11}"#))
        let rest = Sample.answer(timing, ("/samples", #"{"count": 8}"#), ("/resume", #"{"progress": 0.3}"#))
        #expect(rest.json?["durationMs"]?.number == 280)
        let (all, left) = (whole.json?.at(pointer)?.array ?? [], rest.json?.at(pointer)?.array ?? [])
        #expect(all.count == 11 && left.count == 8)
        for (before, now) in zip(all.dropFirst(3), left) {
            #expect(now.isClose(to: before, within: tolerance), "\(now) \(before)")
        }
    }
}
