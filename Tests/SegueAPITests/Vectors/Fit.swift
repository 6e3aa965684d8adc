import Testing

/// A picture in a box, and where it must be drawn.
struct Fit {
    private let vector: Vector
    /// The members of the picture.
    var picture: [String: JSON]
    /// The members of an element, or of an item of `/v1/rects`, beside its frame.
    var members: [String: JSON]
    var layoutDirection = "ltr"

    /// - Parameters:
    ///   - mode: The prefix of the content mode's name.
    ///   - name: The member of the vector's input that has the rest of it.
    init(_ vector: Vector, mode: String, name: String) throws {
        self.vector = vector
        let input = vector.input
        picture = Self.size(try #require(input["imagePixels"] ?? input["image"]))
        picture["orientation"] = input["exifOrientation"] ?? .number(1)
        members = [
            "contentMode": .string(mode + (try #require(input[name]?.string))),
            "rounding": input["rounding"] ?? .string("none"),
        ]
    }

    /// Checks the answers of both calls. A side that leads is known in a container only.
    func check() throws {
        check(try transitionPlacement())
        if members["position"]?["leading"] == nil { check(try rectsPlacement()) }
    }

    private func rectsPlacement() throws -> JSON {
        var item = members
        (item["image"], item["frame"]) = (.object(picture), .object(try frame))
        let request = JSON.object(["items": .array([.object(item)]), "precision": .number(9)])
        return try #require(post(request.text, to: "/v1/rects").json?.at("/items/0"))
    }

    private func transitionPlacement() throws -> JSON {
        var element = members
        element["frame"] = .object(try frame)
        var container = Self.size(try #require(vector.input["container"]))
        container["layoutDirection"] = .string(layoutDirection)
        let request = JSON.object([
            "direction": .string("present"), "container": .object(container), "image": .object(picture),
            "source": .object(["elements": .object(["image": .object(element)])]),
            "destination": .null, "precision": .number(9),
        ])
        return try #require(post(request.text, to: "/v1/transitions").json?.at("/rects/source"))
    }

    private var frame: [String: JSON] {
        get throws {
            var frame = Self.size(try #require(vector.input["container"]))
            (frame["x"], frame["y"]) = (.number(0), .number(0))
            return frame
        }
    }

    private func check(_ placement: JSON) {
        for (member, name) in [("image", "drawn"), ("window", "visible")] {
            let expected = JSON.object(Self.rect(vector.expected[name] ?? .null))
            #expect(placement[member]?.isClose(to: expected, within: vector.tolerance) == true, "\(member)")
        }
        #expect((placement["image"] != placement["window"]) == (vector.expected["clipped"] == .bool(true)))
        checkCrop(placement)
    }

    /// The crop is given in pixels of the picture as it is shown, up to 4032 of them, with nine digits.
    private func checkCrop(_ placement: JSON) {
        let expected = Self.rect(vector.expected["sourceCrop"] ?? .null)
        let size = Self.size(vector.input["image"] ?? .null)
        for (member, side) in [("x", "width"), ("y", "height"), ("width", "width"), ("height", "height")] {
            let share = placement.at("/crop/unit/\(member)")?.number ?? .nan
            let pixels = JSON.number(share * (size[side]?.number ?? .nan))
            #expect(pixels.isClose(to: expected[member] ?? .null, within: 1e-5), "crop \(member)")
        }
    }

    private static func size(_ json: JSON) -> [String: JSON] {
        ["width": json["w"] ?? .null, "height": json["h"] ?? .null]
    }

    private static func rect(_ json: JSON) -> [String: JSON] {
        var rect = size(json)
        (rect["x"], rect["y"]) = (json["x"] ?? .null, json["y"] ?? .null)
        return rect
    }
}
