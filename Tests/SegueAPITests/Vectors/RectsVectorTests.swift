import Testing

@Suite struct RectsVectorTests {
    /// The answer to one item with a precision that keeps what the vectors tell.
    private static func placed(_ item: [String: JSON]) throws -> JSON {
        let request = JSON.object(["items": .array([.object(item)]), "precision": .number(9)])
        return try #require(post(request.text, to: "/v1/rects").json?.at("/items/0"))
    }

    private static let contentModes = Vector.all("contentMode", in: "uikit")
    private static let switches = Vector.all("contentModeSwitch", in: "uikit")

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

    @Test func runsEveryVector() {
        #expect([Self.contentModes, Self.switches].map(\.count) == [17, 7])
    }
}
