import Testing

@Suite struct ViolationsPlaceTests {
    private static let frame = #"{"x": 0, "y": 0, "width": 1, "height": 1}"#
    private static let point = #"{"x": 0, "y": 0}"#

    /// The picture has a frame, and the badge bounds and a center.
    @Test(arguments: [
        Wrong("/views/2/frame", "", "required"),
        Wrong("/views/2/frame", "null", "wrongType"),
        Wrong("/views/2/frame/height", "-1", "outOfRange"),
        Wrong("/views/2/bounds", frame, "notAllowed"),
        Wrong("/views/2/center", point, "notAllowed"),
        Wrong("/views/2/position", point, "notAllowed"),
        Wrong("/views/2/anchor", point, "notAllowed"),
        Wrong("/views/3/bounds", "", "required"),
        Wrong("/views/3/center", "", "required"),
        Wrong("/views/3/position", point, "notAllowed"),
        Wrong("/views/3/anchor", point, "notAllowed"),
        Wrong("/views/3/center", "{}", "/x required", "/y required"),
        Wrong("/views/3/center/x", "1e10", "outOfRange"),
        Wrong("/views/3/bounds/width", "-1", "outOfRange"),
        Wrong("/views/3/contentOffset", #"{"x": 0}"#, "/y required"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints(from: Sample.conversions, at: "/v1/conversions") == [])
    }

    @Test func refusesAnchorsThatAreOff() {
        let positioned = Sample.conversions.with("/views/3/center", nil)
            .with("/views/3/position", .document(#"{"x": 100, "y": 200}"#))
        let wrong = Wrong("/views/3/anchor", #"{"x": 1000001}"#, "/x outOfRange", "/y required")
        #expect(wrong.complaints(from: positioned, at: "/v1/conversions") == [])
    }

    private static func box(_ view: String) -> JSON? {
        let body = #"{"views": [\#(view)], "items": [{"from": "a", "to": "b"}]}"#
        let around = #"{"id": "b", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}"#
        let answer = post(body.replacing("[{\"id\"", with: "[\(around), {\"id\""), to: "/v1/conversions")
        return answer.json?.at("/items/0/boundingBox")
    }

    /// A view of 40x20 whose top left corner is at (80, 190), said in every way.
    @Test(arguments: [
        #""frame": {"x": 80, "y": 190, "width": 40, "height": 20}"#,
        #""frame": {"x": 80, "y": 190, "width": 40, "height": 20}, "contentOffset": {"x": 5, "y": 6}"#,
        #""bounds": {"x": 0, "y": 0, "width": 40, "height": 20}, "center": {"x": 100, "y": 200}"#,
        #""bounds": {"x": 5, "y": 6, "width": 40, "height": 20}, "center": {"x": 100, "y": 200}"#,
        #""bounds": {"x": 0, "y": 0, "width": 40, "height": 20}, "center": {"x": 100, "y": 200}, "contentOffset": {"x": 5, "y": 6}"#,
        #""bounds": {"x": 5, "y": 6, "width": 40, "height": 20}, "center": {"x": 100, "y": 200}, "contentOffset": {"x": 5, "y": 6}"#,
        #""bounds": {"x": 0, "y": 0, "width": 40, "height": 20}, "position": {"x": 100, "y": 200}"#,
        #""bounds": {"x": 0, "y": 0, "width": 40, "height": 20}, "position": {"x": 120, "y": 190}, "anchor": {"x": 1, "y": 0}"#,
    ])
    func isSaidInManyWays(place: String) {
        #expect(
            Self.box(#"{"id": "a", \#(place)}"#) == .document(#"{"x":80,"y":190,"width":40,"height":20}"#))
    }

    /// A frame is that of the view before it is turned, about its middle or its anchor.
    @Test func turnsAboutTheAnchor() {
        let turned = Self.box(
            #"{"id": "a", "frame": {"x": 80, "y": 190, "width": 40, "height": 20}, "rotation": 90}"#)
        #expect(turned == .document(#"{"x": 90, "y": 180, "width": 20, "height": 40}"#))
        let anchored = Self.box(
            #"{"id": "a", "bounds": {"x": 0, "y": 0, "width": 40, "height": 20}, "position": {"x": 80, "y": 190}, "#
                + #""anchor": {"x": 0, "y": 0}, "rotation": 90}"#)
        #expect(anchored == .document(#"{"x": 60, "y": 190, "width": 20, "height": 40}"#))
    }

    /// The origin of the bounds is the content offset; two of them cannot be right.
    @Test func refusesTwoOffsets() {
        let scrolled = Sample.conversions.with("/views/3/bounds/x", .number(5))
        let wrong = Wrong("/views/3/contentOffset", #"{"x": 6, "y": 0}"#, "notAllowed")
        #expect(wrong.complaints(from: scrolled, at: "/v1/conversions") == [])
    }
}
