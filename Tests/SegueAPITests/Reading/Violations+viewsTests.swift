import Testing

@Suite struct ViolationsViewsTests {
    private static func complaints(_ wrong: Wrong) -> [String] {
        wrong.complaints(from: Sample.conversions, at: "/v1/conversions")
    }

    @Test(arguments: [
        Wrong("/views", "null", "wrongType"),
        Wrong("/views", "{}", "wrongType"),
        Wrong("/views/0", "[]", "wrongType"),
        Wrong("/views/1", "{}", "/id required", "/frame required"),
        Wrong("/views/2/id", "7", "wrongType"),
        Wrong("/views/2/id", "\"\"", "outOfRange"),
        Wrong("/views/2/id", "\"\(String(repeating: "i", count: 65))\"", "outOfRange"),
        Wrong("/views/2/parent", "7", "wrongType"),
        Wrong("/views/2/zoomScale", "0", "outOfRange"),
        Wrong("/views/2/zoomScale", "-1", "outOfRange"),
        Wrong("/views/2/zoomScale", "1000.1", "outOfRange"),
        Wrong("/views/2/z", "1", "unknownMember"),
    ])
    func refusesViews(wrong: Wrong) {
        #expect(Self.complaints(wrong) == [])
    }

    @Test(arguments: [
        Wrong("/views/2/parent", "\"nobody\"", "notAllowed"),
        Wrong("/views/2/parent", "\"picture\"", "notAllowed"),
        Wrong("/views/1/parent", "\"picture\"", "notAllowed"),
        Wrong("/views/0/parent", "\"picture\"", "notAllowed"),
        Wrong("/views/3/id", "\"scroll\"", "notAllowed"),
    ])
    func refusesWhatIsNoTree(wrong: Wrong) {
        #expect(Self.complaints(wrong) == [])
    }

    /// A fault of a view hides none of the tree's, but what a view without an id leaves unknown is no fault.
    @Test func reportsAllAtOnce() {
        let request = Sample.conversions.with("/views/0/frame/width", .number(-1))
            .with("/views/3/parent", .string("nobody")).with("/views/2/parent", .string("picture"))
            .with("/items/0/to", .string("nobody"))
        #expect(
            post(request.text, to: "/v1/conversions").errors == [
                "/views/0/frame/width outOfRange", "/views/2/parent notAllowed", "/views/3/parent notAllowed",
            ])
        let nameless = Sample.conversions.with("/views/1/id", nil)
        #expect(post(nameless.text, to: "/v1/conversions").errors == ["/views/1/id required"])
    }

    /// 1e9 in all is the most.
    @Test func boundsTheScaleInAll() {
        let scaled = ["/views/0", "/views/1"].reduce(Sample.conversions) {
            $0.with($1 + "/scale", .number(1000))
        }
        let right = scaled.with("/views/2/scale", .number(1000))
        #expect(post(right.text, to: "/v1/conversions").status == 200)
        let wrong = right.with("/views/1/zoomScale", .number(1.001)).with("/views/2/scale", nil)
            .with("/views/2/transform", .document(#"{"a": 1000}"#))
        let answer = post(wrong.text, to: "/v1/conversions")
        #expect(answer.errors == ["/views/2 outOfRange"])
    }

    @Test(arguments: [10_000, 10_001])
    func boundsHowManyThereAre(count: Int) {
        let views = (0..<count).map { #"{"id":"\#($0)","frame":{"x":0,"y":0,"width":1,"height":1}}"# }
        let answer = post(#"{"views":[\#(views.joined(separator: ","))],"items":[]}"#, to: "/v1/conversions")
        #expect(answer.errors == (count == 10_000 ? [] : ["/views outOfRange"]))
    }

    /// The zoom of the scroll view is its content's scale: counted twice, it would be 2.25.
    @Test func refusesAZoomThatIsSentTwice() {
        let zoomed = Sample.conversions.with("/views/1/zoomScale", .number(1.5))
        #expect(
            Wrong("/views/2/scale", "1.5", "notAllowed").complaints(from: zoomed, at: "/v1/conversions") == []
        )
        for scale in ["1", "-1", #"{"x": 1, "y": -1}"#] {
            let right = zoomed.with("/views/2/scale", .document(scale))
            #expect(post(right.text, to: "/v1/conversions").status == 200)
        }
        let unzoomed = Sample.conversions.with("/views/1/zoomScale", .number(1)).with(
            "/views/2/scale", .number(1.5))
        #expect(post(unzoomed.text, to: "/v1/conversions").status == 200)
    }

    @Test(arguments: [
        ("/views/0/parent", "null"), ("/views/2/zoomScale", "1"), ("/views/2/scale", "1"),
        ("/views/2/rotation", "0"), ("/views/2/transform", "{}"),
        ("/views/0/contentOffset", #"{"x": 0, "y": 0}"#),
        ("/views/3/scale", #"{}"#),
    ])
    func hasDefaults(pointer: String, standard: String) {
        let items = JSON.document(
            #"[{"from": "picture", "to": "badge"}, {"from": "badge", "to": "picture"}]"#)
        let plain = Sample.conversions.with("/items", items)
        let said = plain.with(pointer, .document(standard))
        #expect(post(said.text, to: "/v1/conversions").text == post(plain.text, to: "/v1/conversions").text)
    }
}
