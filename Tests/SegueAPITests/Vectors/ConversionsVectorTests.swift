import Testing

@Suite struct ConversionsVectorTests {
    private static let vectors = Vector.all("convertRect", in: "uikit")

    /// The chain from the inside outwards, as views in a window whose corner is the origin.
    private static func views(_ chain: [JSON]) -> [JSON] {
        let views = chain.enumerated().map { depth, link in
            var view: [String: JSON] = ["id": .string("\(depth)"), "bounds": link["bounds"] ?? .null]
            view["parent"] = .string(depth + 1 < chain.count ? "\(depth + 1)" : "window")
            view["position"] = point(link["position"])
            view["anchor"] = link["anchor"].map(point)
            view["transform"] = link["transform"].map(transform)
            return JSON.object(view)
        }
        return views + [.document(#"{"id": "window", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#)]
    }

    private static func point(_ numbers: JSON?) -> JSON {
        .object(["x": numbers?[0] ?? .null, "y": numbers?[1] ?? .null])
    }

    private static func transform(_ numbers: JSON) -> JSON {
        let names = ["a", "b", "c", "d", "tx", "ty"]
        return .object(Dictionary(uniqueKeysWithValues: zip(names, numbers.array ?? [])))
    }

    @Test(arguments: vectors)
    func convertsAsUIKitDoes(vector: Vector) throws {
        let chain = try #require(vector.input["chain"]?.array)
        let item = JSON.object([
            "rect": try #require(vector.input["rect"]), "from": .string("0"), "to": .string("window"),
        ])
        let request = JSON.object([
            "views": .array(Self.views(chain)), "items": .array([item]), "precision": .number(9),
        ])
        let answer = post(request.text, to: "/v1/conversions")
        let box = try #require(answer.json?.at("/items/0/boundingBox"), "\(answer.text)")
        #expect(box.isClose(to: vector.expected, within: vector.tolerance))
    }

    @Test func runsEveryVector() {
        #expect(Self.vectors.count == 6)
    }
}
