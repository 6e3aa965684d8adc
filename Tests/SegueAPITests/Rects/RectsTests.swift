import Testing

@Suite struct RectsTests {
    /// A picture of 40x30 in 100x60 at (10, 20), by the definitions: UIKit's modes and `object-fit`.
    @Test(arguments: [
        ("scaleToFill", [10.0, 20, 100, 60]), ("redraw", [10, 20, 100, 60]), ("fill", [10, 20, 100, 60]),
        ("scaleAspectFit", [20, 20, 80, 60]), ("contain", [20, 20, 80, 60]),
        ("scaleAspectFill", [10, 12.5, 100, 75]), ("cover", [10, 12.5, 100, 75]),
        ("center", [40, 35, 40, 30]), ("none", [40, 35, 40, 30]), ("scale-down", [40, 35, 40, 30]),
        ("top", [40, 20, 40, 30]), ("bottom", [40, 50, 40, 30]), ("left", [10, 35, 40, 30]),
        ("right", [70, 35, 40, 30]), ("topLeft", [10, 20, 40, 30]), ("topRight", [70, 20, 40, 30]),
        ("bottomLeft", [10, 50, 40, 30]), ("bottomRight", [70, 50, 40, 30]),
    ])
    func draws(mode: String, image: [Double]) throws {
        let request = Sample.rects.with("/items/0/contentMode", .string(mode))
        let item = try #require(post(request.text, to: "/v1/rects").json?.at("/items/0"))
        #expect(["x", "y", "width", "height"].map { item["image"]?[$0]?.number } == image)
        let isClipped = image[3] > 60
        let window = isClipped ? [10, 20, 100, 60] : image
        #expect(["x", "y", "width", "height"].map { item["window"]?[$0]?.number } == window)
    }

    private static func item(_ changes: (String, String)...) throws -> JSON {
        let request = changes.reduce(Sample.rects) { $0.with("/items/0" + $1.0, .document($1.1)) }
        let answer = post(request.text, to: "/v1/rects")
        #expect(answer.status == 200)
        return try #require(answer.json?.at("/items/0"))
    }

    /// Where nothing is seen there is no crop and no frame, but the picture is somewhere all the same.
    @Test(arguments: [
        ("/occludedBy", #"[{"x": 0, "y": 0, "width": 200, "height": 100}]"#),
        ("/position", #"{"x": 0, "offset": {"x": 0, "y": 500}}"#),
    ])
    func anEmptyWindowIsNull(member: String, value: String) throws {
        let item = try Self.item((member, value))
        #expect(item["window"] == .null)
        #expect(item["crop"] == .null)
        #expect(item["corrected"]?["frame"] == .null)
        #expect(item["corrected"]?["exact"] == .bool(false))
        #expect(item["image"]?["width"]?.number == 100)
    }

    @Test(arguments: [
        ("/image", "null"), ("/frame", "null"), ("/image", #"{"width": 0, "height": 0}"#),
        ("/frame", #"{"x": 1, "y": 1, "width": 0, "height": 0}"#), ("/insets", "30"),
    ])
    func whatHasNoExtentIsNotPlaced(member: String, value: String) throws {
        let item = try Self.item((member, value))
        for name in ["image", "window", "crop"] { #expect(item[name] == .null) }
        #expect(item["corrected"]?["exact"] == .bool(false))
        #expect(item["cornerRadii"]?["topLeft"]?.number == 0)
        #expect(item["frame"] == (member == "/frame" ? .document(value) : Sample.rects.at("/items/0/frame")))
    }

    /// Radii are limited to half of the window's shorter side, and the border takes its part of them.
    @Test(arguments: [
        ("12", "0", 12.0), ("50", "0", 30), (#"{"fraction": 0.5}"#, "0", 30), ("12", "5", 7), ("4", "5", 0),
    ])
    func rounds(radius: String, insets: String, expected: Double) throws {
        let item = try Self.item(("/cornerRadius", radius), ("/insets", insets))
        #expect(item["cornerRadii"]?["bottomRight"]?.number == expected)
    }

    /// The right half of the shown picture, turned by orientation 6, is the upper half of the stored one:
    /// stored rows run from right to left on screen (TIFF 6.0, tag 274).
    @Test func cropsInStoredPixels() throws {
        let item = try Self.item(
            ("/image", #"{"width": 60, "height": 200, "orientation": 6}"#), ("/contentMode", "\"right\""))
        #expect(item.at("/crop/unit") == .document(#"{"x": 0.5, "y": 0, "width": 0.5, "height": 1}"#))
        #expect(item.at("/crop/pixels") == .document(#"{"x": 0, "y": 0, "width": 60, "height": 100}"#))
    }
}
