import Testing

@Suite struct ConversionsTests {
    private static func item(_ changes: (String, String)...) throws -> JSON {
        let request = changes.reduce(Sample.conversions) {
            $0.with($1.0, $1.1.isEmpty ? nil : .document($1.1))
        }
        let answer = post(request.text, to: "/v1/conversions")
        #expect(answer.status == 200, "\(answer.text)")
        return try #require(answer.json?.at("/items/0"))
    }

    /// The scroll view's content has moved up by 100: 150 - 100 + 64.
    @Test func answersBoxAndCorners() throws {
        let expected = JSON.document(
            """
            {"boundingBox": {"x": 20, "y": 114, "width": 100, "height": 60},
             "quad": [{"x": 20, "y": 114}, {"x": 120, "y": 114}, {"x": 120, "y": 174}, {"x": 20, "y": 174}],
             "axisAligned": true}
            """)
        #expect(try Self.item() == expected)
        #expect(
            try Self.item(("/items/0/rect", #"{"x": 0, "y": 0, "width": 100, "height": 60}"#)) == expected)
    }

    /// Clockwise about (100, 200): the top left corner comes to lie at the top right.
    @Test func keepsTheOrderOfTheCorners() throws {
        let quad = try Self.item(("/items/0/from", "\"badge\""))["quad"]
        #expect(
            quad == .document(#"[{"x":110,"y":180},{"x":110,"y":220},{"x":90,"y":220},{"x":90,"y":180}]"#))
        let mirrored = try Self.item(
            ("/items/0/from", "\"badge\""), ("/views/3/rotation", ""), ("/views/3/scale", #"{"x": -1}"#))
        let corners = JSON.document(
            #"[{"x":120,"y":190},{"x":80,"y":190},{"x":80,"y":210},{"x":120,"y":210}]"#)
        #expect(mirrored["quad"] == corners)
        #expect(mirrored["axisAligned"] == .bool(true))
    }

    /// 40x20 turned by 45°: its box is 60 / √2 on each side.
    @Test func boxesWhatIsTurned() throws {
        let item = try Self.item(
            ("/items/0/from", "\"badge\""), ("/views/3/rotation", "45"), ("/precision", "9"))
        #expect(item["axisAligned"] == .bool(false))
        let side = 60 / 2.0.squareRoot()
        for (member, value) in [
            ("x", 100 - side / 2), ("y", 200 - side / 2), ("width", side), ("height", side),
        ] {
            let number = try #require(item["boundingBox"]?[member]?.number)
            #expect(abs(number - value) <= 1e-8)
        }
    }

    /// The bounds of a scroll view begin at its offset, in its own space.
    @Test func withoutARectTakesTheBounds() throws {
        let own = try Self.item(("/items/0/from", "\"scroll\""), ("/items/0/to", "\"scroll\""))
        #expect(own["boundingBox"] == .document(#"{"x": 0, "y": 100, "width": 375, "height": 603}"#))
        let window = try Self.item(("/items/0/from", "\"scroll\""))
        #expect(window["boundingBox"] == .document(#"{"x": 0, "y": 64, "width": 375, "height": 603}"#))
    }

    /// Views without a parent lie side by side.
    @Test func convertsBetweenTrees() throws {
        let item = try Self.item(
            ("/views/0/frame/x", "1000"), ("/views/3/parent", "null"), ("/items/0/to", "\"badge\""),
            ("/views/3/rotation", "0"))
        #expect(item.at("/boundingBox/x")?.number == 940)
        #expect(item.at("/boundingBox/y")?.number == -76)
    }

    /// The noise of a turn and back is 0, which is written as such.
    @Test func writesNoiseAsZero() throws {
        let item = try Self.item(
            ("/items/0/from", "\"badge\""), ("/views/3/rotation", "33.3"), ("/views/3/parent", "\"picture\""),
            ("/views/2/rotation", "-33.3"), ("/views/3/center", #"{"x": 50, "y": 30}"#), ("/precision", "9"))
        #expect(item["boundingBox"] == .document(#"{"x": 50, "y": 134, "width": 40, "height": 20}"#))
        #expect(item["axisAligned"] == .bool(true))
    }

    @Test func manyItemsKeepTheirOrder() {
        let items = (0..<1000).map {
            #"{"rect":{"x":\#($0),"y":0,"width":1,"height":1},"from":"picture","to":"window"}"#
        }
        let request = Sample.conversions.with("/items", .document("[\(items.joined(separator: ","))]"))
        let answers = post(request.text, to: "/v1/conversions").json?["items"]?.array ?? []
        #expect(answers.map { $0.at("/boundingBox/x")?.number } == (0..<1000).map { Double($0 + 20) })
    }

    /// Ten thousand views, each in the one before or all in the first: 9,999 times (1, 2) from the window.
    @Test(arguments: [true, false])
    func takesTenThousandViews(isDeep: Bool) {
        let frame = #""frame":{"x":1,"y":2,"width":3,"height":4}"#
        let views = (1..<10_000).map { #"{"id":"\#($0)","parent":"\#(isDeep ? $0 - 1 : 0)",\#(frame)}"# }
        let items = Array(repeating: #"{"from":"9999","to":"0"},{"from":"0","to":"9999"}"#, count: 500)
        let body =
            #"{"views":[{"id":"0",\#(frame)},\#(views.reversed().joined(separator: ","))],"#
            + #""items":[\#(items.joined(separator: ","))]}"#
        let answer = post(body, to: "/v1/conversions")
        let steps = isDeep ? 9999.0 : 1
        #expect(answer.json?["items"]?.array?.count == 1000)
        #expect(answer.json?.at("/items/0/boundingBox/x")?.number == steps)
        #expect(answer.json?.at("/items/999/boundingBox/y")?.number == -2 * steps)
    }

    /// As far out and as large as a request may say: all numbers of the answer are written out.
    @Test func staysFiniteAtTheLimits() throws {
        let far = #"{"x": 1e9, "y": -1e9, "width": 1e9, "height": 1e9}"#
        let item = try Self.item(
            ("/views/0/frame", far), ("/views/0/scale", "1000"), ("/views/1/scale", "1000"),
            ("/views/2/scale", "1000"), ("/views/2/frame", far), ("/views/3/scale", "0.001"),
            ("/views/3/parent", "null"), ("/views/3/rotation", "123"), ("/items/0/rect", far),
            ("/items/0/to", "\"badge\""), ("/precision", "9"))
        for member in ["x", "y", "width", "height"] {
            #expect(item["boundingBox"]?[member]?.number?.isFinite == true)
        }
    }
}
