import Testing

@Suite struct RectsVectorTests {
    /// The answer to one item with a precision that keeps what the vectors tell.
    private static func placed(_ item: [String: JSON]) throws -> JSON {
        let request = JSON.object(["items": .array([.object(item)]), "precision": .number(9)])
        return try #require(post(request.text, to: "/v1/rects").json?.at("/items/0"))
    }

    private static let contentModes = Vector.all("contentMode", in: "uikit")
    private static let switches = Vector.all("contentModeSwitch", in: "uikit")
    private static let objectFits = Vector.all("css.object-fit", in: "fit")

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

    @Test(arguments: objectFits)
    func placesAsCSSDoes(vector: Vector) throws {
        let input = vector.input
        let size = try #require(input["container"])
        let position = try #require(Self.positions[input["objectPosition"]?.string ?? ""])
        var picture = Self.size(try #require(input["imagePixels"] ?? input["image"]))
        picture["orientation"] = input["exifOrientation"] ?? .number(1)
        var frame = Self.size(size)
        (frame["x"], frame["y"]) = (.number(0), .number(0))
        let item = try Self.placed([
            "image": .object(picture), "frame": .object(frame), "contentMode": #require(input["objectFit"]),
            "position": .document(position),
        ])
        for (member, name) in [("image", "drawn"), ("window", "visible")] {
            let expected = JSON.object(try Self.rect(#require(vector.expected[name])))
            #expect(item[member]?.isClose(to: expected, within: vector.tolerance) == true, "\(member)")
        }
    }

    @Test func runsEveryVector() {
        #expect([Self.contentModes, Self.switches, Self.objectFits].map(\.count) == [17, 7, 21])
    }

    /// The positions of the vectors in our words: a share of the slack and an offset.
    private static let positions = [
        "50% 50%": "{}", "0% 0%": #"{"x": 0, "y": 0}"#, "100% 100%": #"{"x": 1, "y": 1}"#,
        "50% 0": #"{"y": 0}"#, "left top": #"{"x": 0, "y": 0}"#, "right bottom": #"{"x": 1, "y": 1}"#,
        "right 10px top 4px": #"{"x": 1, "y": 0, "offset": {"x": -10, "y": 4}}"#,
        "-10px 0": #"{"x": 0, "y": 0, "offset": {"x": -10, "y": 0}}"#,
        "calc(100% - 20px) 50%": #"{"x": 1, "y": 0.5, "offset": {"x": -20, "y": 0}}"#,
        "150% 50%": #"{"x": 1.5, "y": 0.5}"#,
    ]

    private static func size(_ json: JSON) -> [String: JSON] {
        ["width": json["w"] ?? .null, "height": json["h"] ?? .null]
    }

    private static func rect(_ json: JSON) throws -> [String: JSON] {
        var rect = size(json)
        (rect["x"], rect["y"]) = (json["x"] ?? .null, json["y"] ?? .null)
        return rect
    }
}
