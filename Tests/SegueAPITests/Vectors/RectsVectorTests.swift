import Testing

@Suite struct RectsVectorTests {
    /// The answer to one item with a precision that keeps what the vectors tell.
    private static func placed(_ item: [String: JSON]) throws -> JSON {
        let request = JSON.object(["items": .array([.object(item)]), "precision": .number(9)])
        return try #require(post(request.text, to: "/v1/rects").json?.at("/items/0"))
    }

    private static let contentModes = Vector.all("contentMode", in: "uikit")
    private static let switches = Vector.all("contentModeSwitch", in: "uikit")
    private static let boxFits = Vector.all("flutter-boxfit", in: "browsers")

    @Test(arguments: contentModes)
    func placesAsUIKitDoes(vector: Vector) throws {
        let input = vector.input
        let item = try Self.placed([
            "image": #require(input["imageSizePoints"]), "frame": #require(input["bounds"]),
            "contentMode": #require(input["mode"]), "clips": #require(input["clipsToBounds"]),
        ])
        for (member, name) in [("image", "drawn"), ("window", "visible")] {
            let expected = try #require(vector.expected[name])
            #expect(item[member]?.isClose(to: expected, within: vector.tolerance) == true, "\(member)")
        }
        let crop = try #require(vector.expected["unitCrop"])
        #expect(item.at("/crop/unit")?.isClose(to: crop, within: vector.tolerance) == true)
        #expect(item["frame"] == input["bounds"])
    }

    @Test(arguments: switches)
    func correctsFramesAsUIKitNeeds(vector: Vector) throws {
        let input = vector.input
        let item = try Self.placed([
            "image": #require(input["imageSizePoints"]), "frame": #require(input["frame"]),
            "contentMode": #require(input["fromMode"]), "correctedFor": #require(input["toMode"]),
            "clips": #require(input["clipsToBounds"]),
        ])
        let corrected = try #require(item["corrected"])
        #expect(corrected["exact"] == vector.expected["exactWithSingleFrame"])
        #expect(corrected["contentMode"] == input["toMode"])
        let pairs = [
            (corrected["frame"], "singleFrame"), (item["window"], "clipRect"), (item["image"], "imageRect"),
        ]
        for (value, name) in pairs {
            let expected = try #require(vector.expected[name])
            #expect(value?.isClose(to: expected, within: vector.tolerance) == true, "\(name)")
        }
    }

    @Test(arguments: boxFits)
    func placesWhereFlutterPaints(vector: Vector) throws {
        let input = vector.input
        let fit = try #require(input["boxFit"]?.string)
        let (x, y) = (input.at("/alignment/x")?.number ?? .nan, input.at("/alignment/y")?.number ?? .nan)
        let item = try Self.placed([
            "image": #require(input["image"]), "frame": #require(input["box"]),
            "contentMode": .string("flutter:" + fit),
            "position": .object(["x": .number((1 + x) / 2), "y": .number((1 + y) / 2)]),
        ])
        let painted = try #require(vector.expected.at("/flutter/painted"))
        #expect(item["image"]?.isClose(to: painted, within: vector.tolerance) == true)
        // The edges of what is seen were read off a screen of two pixels to a point.
        let visible = try #require(vector.expected.at("/flutter/visible"))
        #expect(item["window"]?.isClose(to: visible, within: 0.25) == true)
    }

    @Test func runsEveryVector() {
        #expect([Self.contentModes, Self.switches, Self.boxFits].map(\.count) == [17, 7, 28])
    }
}
