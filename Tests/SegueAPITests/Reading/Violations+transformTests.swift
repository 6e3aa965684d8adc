import Testing

@Suite struct ViolationsTransformTests {
    private static let plain = Sample.conversions.with("/views/3/rotation", nil)

    @Test(arguments: [
        Wrong("/views/3/rotation", "\"90\"", "wrongType"),
        Wrong("/views/3/rotation", "1000001", "outOfRange"),
        Wrong("/views/3/scale", "\"2\"", "wrongType"),
        Wrong("/views/3/scale", "0", "outOfRange"),
        Wrong("/views/3/scale", "-0.0009", "outOfRange"),
        Wrong("/views/3/scale", "1001", "outOfRange"),
        Wrong("/views/3/scale", "-1001", "outOfRange"),
        Wrong("/views/3/scale", #"{"x": 0, "y": 1001}"#, "/x outOfRange", "/y outOfRange"),
        Wrong("/views/3/scale", #"{"width": 1}"#, "/width unknownMember"),
        Wrong("/views/3/transform", "[1, 0, 0, 1, 0, 0]", "wrongType"),
        Wrong("/views/3/transform", #"{"a": 1001, "tx": 1e10}"#, "/a outOfRange", "/tx outOfRange"),
        Wrong("/views/3/transform", #"{"m": 1}"#, "/m unknownMember"),
        Wrong("/views/3/transform", #"{"a": 0}"#, "notAllowed"),
        Wrong("/views/3/transform", #"{"a": 1, "b": 2, "c": 2, "d": 4}"#, "notAllowed"),
        Wrong("/views/3/transform", #"{"a": 1e-10}"#, "notAllowed"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.plain, at: "/v1/conversions") == [])
    }

    @Test func refusesASecondTransform() {
        let request = Self.plain.with("/views/3/transform", .document("{}")).with(
            "/views/3/scale", .number(2)
        )
        .with("/views/3/rotation", .number(2))
        let errors = post(request.text, to: "/v1/conversions").errors
        #expect(errors == ["/views/3/rotation notAllowed", "/views/3/scale notAllowed"])
    }

    @Test(arguments: ["0.001", "-0.001", "1000", "-1000", #"{"x": 0.001}"#])
    func takesTheLimits(scale: String) {
        let request = Self.plain.with("/views/3/scale", .document(scale))
        #expect(post(request.text, to: "/v1/conversions").status == 200)
    }

    /// The corners of the badge, 40x20 about (100, 200), by hand: first scaled, then turned.
    @Test(arguments: [
        (#"{"scale": 2}"#, "[60,180,140,180,140,220,60,220]"),
        (#"{"scale": {"x": -1, "y": 2}}"#, "[120,180,80,180,80,220,120,220]"),
        (#"{"scale": {"y": -1}}"#, "[80,210,120,210,120,190,80,190]"),
        (#"{"rotation": -90}"#, "[90,220,90,180,110,180,110,220]"),
        (#"{"scale": {"x": 2}, "rotation": 90}"#, "[110,160,110,240,90,240,90,160]"),
        (#"{"transform": {"a": 0, "b": 2, "c": -1, "d": 0}}"#, "[110,160,110,240,90,240,90,160]"),
        (#"{"transform": {"c": 1, "tx": 3, "ty": -4}}"#, "[73,186,113,186,133,206,93,206]"),
    ])
    func placesTheCorners(members: String, corners: String) {
        var badge = Self.plain.at("/views/3")?.object ?? [:]
        badge.merge(JSON.document(members).object ?? [:]) { $1 }
        let request = Self.plain.with("/views/3", .object(badge)).with("/items/0/from", .string("badge"))
        let quad = post(request.text, to: "/v1/conversions").json?.at("/items/0/quad")?.array ?? []
        #expect(quad.flatMap { [$0["x"] ?? .null, $0["y"] ?? .null] } == JSON.document(corners).array)
    }
}
