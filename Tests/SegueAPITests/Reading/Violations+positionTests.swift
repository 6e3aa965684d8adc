import Testing

@Suite struct ViolationsPositionTests {
    private static let image = "/source/elements/image"
    private static let frame = #""frame": {"x": 0, "y": 0, "width": 100, "height": 100}"#

    @Test(arguments: [
        Wrong(image + "/position", "\"top\"", "wrongType"),
        Wrong(image + "/position", #"{"x": "left"}"#, "/x wrongType"),
        Wrong(image + "/position", #"{"x": 1000001, "z": 0}"#, "/x outOfRange", "/z unknownMember"),
        Wrong(image + "/position", #"{"offset": {"x": 1}}"#, "/offset/y required"),
        Wrong(image + "/position", #"{"offset": {"x": 1, "y": 1000000001}}"#, "/offset/y outOfRange"),
        Wrong(image + "/position", #"{"x": 0, "leading": 0}"#, "/leading notAllowed"),
        Wrong(
            image + "/position", #"{"x": "0", "leading": 1000001}"#, "/leading notAllowed",
            "/leading outOfRange", "/x wrongType"),
        Wrong(image + "/focus", #"{"x": 0.5}"#, "/y required"),
        Wrong(image + "/focus", #"{"x": 2, "y": -0.1}"#, "/x outOfRange", "/y outOfRange"),
        Wrong(image, #"{\#(frame), "position": {"x": 0}, "focus": {"x": 0, "y": 0}}"#, "/focus notAllowed"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// The picture is drawn 160x120 over 12...132; a position moves it within its 40 points of slack.
    @Test(arguments: [
        ("position", #"{"x": 0}"#, 12.0), ("position", #"{"x": 1}"#, -28.0), ("position", "{}", -8.0),
        ("position", #"{"x": 0, "offset": {"x": -5, "y": 0}}"#, 7.0),
        ("position", #"{"x": 1.5}"#, -48.0),
        // The point at 0.45 of 160 would lie at the centre, 72, if the picture began at 0.
        ("focus", #"{"x": 0.45, "y": 0.5}"#, 0.0),
        ("focus", #"{"x": 0, "y": 0.5}"#, 12.0),
    ])
    func placesThePicture(member: String, value: String, x: Double) {
        let answer = Sample.answer(("\(Self.image)/\(member)", value))
        #expect(answer.json?.at("/rects/source/image/x")?.number == x)
        #expect(answer.json?.at("/rects/source/image/y")?.number == 300)
    }

    /// No container says which side leads.
    @Test func countsFromPhysicalSidesInRects() {
        let wrong = Wrong("/items/0/position", #"{"leading": 0}"#, "/leading notAllowed")
        #expect(wrong.complaints(from: Sample.rects, at: "/v1/rects") == [])
    }

    /// The picture reaches 40 points past its box: it starts 0 to 40 points to the left of it.
    @Test(arguments: [
        ("ltr", #"{"leading": 0}"#, 12.0), ("ltr", #"{"leading": 1}"#, -28.0),
        ("rtl", #"{"leading": 0}"#, -28.0), ("rtl", #"{"leading": 1}"#, 12.0),
        ("rtl", #"{"leading": 0.25}"#, -18.0), ("rtl", #"{"x": 0}"#, 12.0), ("rtl", "{}", -8.0),
        ("rtl", #"{"leading": 0, "offset": {"x": -5, "y": 0}}"#, -33.0),
    ])
    func mirrorsWhatLeadsOnly(direction: String, position: String, x: Double) {
        let answer = Sample.answer(
            ("/container/layoutDirection", "\"\(direction)\""), ("\(Self.image)/position", position))
        #expect(answer.json?.at("/rects/source/image/x")?.number == x)
    }

    /// A mode that has an anchor keeps it for the coordinate that the position leaves out.
    @Test func fillsUpFromTheContentMode() {
        let answer = Sample.answer(
            ("\(Self.image)/contentMode", "\"bottomRight\""), ("\(Self.image)/position", #"{"x": 0}"#))
        #expect(answer.json?.at("/rects/source/image/x")?.number == 12)
        #expect(answer.json?.at("/rects/source/image/y")?.number == -2580.0)
    }
}
