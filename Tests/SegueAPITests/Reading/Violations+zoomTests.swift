import Testing

@Suite struct ViolationsZoomTests {
    private static let zoom = "/destination/elements/image/zoom"

    @Test(arguments: [
        Wrong(zoom, "2", "wrongType"), Wrong(zoom, "{}", "/contentOffset required", "/contentSize required"),
        Wrong(
            zoom, #"{"contentOffset": {"x": 0}, "contentSize": {"width": -1, "height": 1e10}, "scale": 2}"#,
            "/scale unknownMember", "/contentOffset/y required", "/contentSize/width outOfRange",
            "/contentSize/height outOfRange"),
        Wrong("/source/elements/label/zoom", "null", "unknownMember"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// The picture is 4:3; the viewer is 390x844 at the origin.
    @Test(arguments: [
        // Twice its fitted size, its left side 195 points outside of the viewer (FC-090).
        (
            #"{"contentOffset": {"x": 195, "y": -129.5}, "contentSize": {"width": 780, "height": 585}}"#,
            -195.0, 780.0
        ),
        // Pulled together below the size that fits.
        (
            #"{"contentOffset": {"x": -97.5, "y": -349}, "contentSize": {"width": 195, "height": 146.25}}"#,
            97.5, 195
        ),
        // Content with a margin at its sides: the picture is fitted into it.
        (#"{"contentOffset": {"x": 0, "y": -162}, "contentSize": {"width": 500, "height": 300}}"#, 50, 400),
    ])
    func placesThePictureWhereItIs(zoom: String, x: Double, width: Double) {
        let rest = Sample.answer((Self.zoom, zoom)).json?.at("/rects/destination")
        #expect(rest?.at("/image/x")?.number == x)
        #expect(rest?.at("/image/width")?.number == width)
        #expect(rest?.at("/frame/width")?.number == 390)
    }

    @Test func aZoomOfSizeZeroCannotBeSeen() {
        let zoom = #"{"contentOffset": {"x": 0, "y": 0}, "contentSize": {"width": 0, "height": 0}}"#
        let answer = Sample.answer((Self.zoom, zoom))
        #expect(answer.status == 200)
        #expect(answer.json?.at("/reason")?.string == "destinationMissing")
    }
}
