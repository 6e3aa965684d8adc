import Testing

@Suite struct ViolationsFrameTests {
    private static let frame = "/source/elements/image/frame"
    private static let label = "/source/elements/label/frame"

    @Test(arguments: [
        Wrong(frame, #"{"leading": 16}"#, "/y required", "/width required", "/height required"),
        Wrong(
            frame, #"{"trailing": "16", "y": null, "width": -1, "height": true}"#, "/trailing wrongType",
            "/y wrongType", "/width outOfRange", "/height wrongType"),
        Wrong(frame, #"{"leading": 1000000001, "y": 0, "width": 1, "height": 1}"#, "/leading outOfRange"),
        Wrong(frame, #"{"leading": -1000000001, "y": 0, "width": 1, "height": 1}"#, "/leading outOfRange"),
        Wrong(frame, #"{"x": 0, "leading": 0, "y": 0, "width": 1, "height": 1}"#, "/leading notAllowed"),
        Wrong(
            frame, #"{"x": 0, "leading": 0, "trailing": 0, "y": 0, "width": 1, "height": 1}"#,
            "/leading notAllowed", "/trailing notAllowed"),
        Wrong(
            frame, #"{"leading": 0, "trailing": 0, "y": 0, "height": 1}"#, "/trailing notAllowed",
            "/width required"),
        Wrong(frame, #"{"left": 0, "y": 0, "width": 1, "height": 1}"#, "/left unknownMember", "/x required"),
        Wrong(label, #"{"x": 0, "trailing": 0, "y": 0, "width": 1, "height": 1}"#, "/trailing notAllowed"),
        Wrong(
            "/source/elements/image/occludedBy", #"[{"leading": 0, "y": 0, "width": 1, "height": 1}]"#,
            "/0/leading unknownMember", "/0/x required"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// No container says which side leads.
    @Test func countsFromPhysicalSidesInRects() {
        let wrong = Wrong(
            "/items/0/frame", #"{"leading": 0, "y": 0, "width": 1, "height": 1}"#, "/leading unknownMember",
            "/x required")
        #expect(wrong.complaints(from: Sample.rects, at: "/v1/rects") == [])
    }

    /// The container is 390 wide, and 120 of it are the picture's.
    @Test(arguments: [
        ("ltr", "leading", 16.0, 16.0), ("ltr", "trailing", 16.0, 254.0), ("ltr", "x", 16.0, 16.0),
        ("rtl", "leading", 16.0, 254.0), ("rtl", "trailing", 16.0, 16.0), ("rtl", "x", 16.0, 16.0),
        ("rtl", "leading", -20.0, 290.0), ("rtl", "leading", 0.0, 270.0),
    ])
    func resolvesWhatLeads(direction: String, edge: String, distance: Double, x: Double) throws {
        let frame = #"{"\#(edge)": \#(distance), "y": 200, "width": 120, "height": 90}"#
        let answer = Sample.answer(
            ("/container/layoutDirection", "\"\(direction)\""), (Self.frame, frame), (Self.label, frame))
        #expect(answer.json?.at("/rects/source/frame/x") == .number(x))
        let layers = try #require(answer.json?["layers"]?.array)
        let label = try #require(layers.first { $0["of"]?.string == "source.label" })
        let tracks = try #require(label["tracks"]?.array)
        let frames = try #require(tracks.first { $0["property"]?.string == "frame" })
        #expect(frames.at("/keyframes/0/value/x") == .number(x))
        #expect(SpecLaws(spec: try #require(answer.json)).complaints == [])
    }

    @Test func staysFiniteAtTheLimits() {
        let frame = #"{"leading": -1000000000, "y": 0, "width": 1000000000, "height": 1}"#
        let answer = Sample.answer(
            ("/container", #"{"width": 1000000000, "height": 844, "layoutDirection": "rtl"}"#),
            (Self.frame, frame))
        #expect(answer.json?.at("/rects/source/frame/x") == .number(1e9))
    }
}
