import Testing

/// Frames of elements in the spaces of views.
@Suite struct ViolationsSpacesTests {
    private static let image = "/source/elements/image"
    private static let frame = #"{"x": 0, "y": 0, "width": 100, "height": 60}"#
    private static let viewed = Sample.transition.with("/views", Sample.conversions["views"])

    @Test(arguments: [
        Wrong(image + "/space", "\"picture\"", "notAllowed"),
        Wrong(image + "/view", "\"picture\"", "notAllowed"),
        Wrong("/container/view", "\"window\"", "notAllowed"),
    ])
    func namesNothingWithoutViews(wrong: Wrong) {
        let answer = wrong.answer(from: Sample.transition, at: "/v1/transitions")
        #expect(answer.status == 422)
        #expect(answer.detail(of: wrong.pointer) == "must be the id of a view, but there are no `views`")
    }

    @Test(arguments: [
        Wrong(image + "/space", "\"nobody\"", "notAllowed"),
        Wrong(image + "/space", "7", "wrongType"),
        Wrong(image, #"{"view": "nobody"}"#, "/view notAllowed"),
        Wrong(image, #"{"view": "picture", "space": "window"}"#, "/space notAllowed"),
        Wrong(image, #"{"view": "picture", "frame": null}"#, "/frame notAllowed"),
        Wrong(image, #"{"space": "picture"}"#, "/frame required"),
        Wrong("/container/view", "\"nobody\"", "notAllowed"),
        Wrong("/container/view", "null", "wrongType"),
        Wrong("/views/1/parent", "\"nobody\"", "notAllowed"),
        Wrong("/views/0/frame/x", "1e10", "outOfRange"),
        Wrong("/source/elements/label", #"{"view": 1}"#, "/view wrongType"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.viewed) == [])
    }

    /// What is wrong with the views is said once, and not of all that names them.
    @Test func blamesTheViewsOnly() {
        let request = Self.viewed.with("/views/1/parent", .string("nobody"))
            .with(Self.image + "/space", .string("else")).with("/container/view", .string("where"))
        #expect(post(request.text, to: "/v1/transitions").errors == ["/views/1/parent notAllowed"])
    }

    /// Within 1e9 points, as frames that are sent.
    @Test func refusesFramesFarOut() {
        let far = Self.viewed.with("/views/2/frame/x", .number(1e9)).with("/views/1/scale", .number(2))
        let viewed = far.with(Self.image, .document(#"{"view": "picture"}"#))
        #expect(post(viewed.text, to: "/v1/transitions").errors == [Self.image + "/view outOfRange"])
        let spaced = far.with(Self.image + "/space", .string("picture"))
        #expect(post(spaced.text, to: "/v1/transitions").errors == [Self.image + "/frame outOfRange"])
    }

    private static func source(_ element: String, container: String? = nil) throws -> JSON {
        let request = viewed.with(image, .document(element))
            .with("/container/view", container.map(JSON.string))
        let answer = post(request.text, to: "/v1/transitions")
        #expect(answer.status == 200, "\(answer.text)")
        return try #require(answer.json?.at("/rects/source/frame"))
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 60) -> JSON {
        .object(["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)])
    }

    /// The picture lies at (20, 114) of the window; the scroll view's own top left corner is at (0, 64) there.
    @Test(arguments: [
        (#"{"view": "picture"}"#, nil, rect(20, 114)), (#"{"view": "picture"}"#, "window", rect(20, 114)),
        (#"{"view": "picture"}"#, "scroll", rect(20, 50)), (#"{"view": "picture"}"#, "picture", rect(0, 0)),
        (#"{"frame": \#(frame), "space": "picture"}"#, "window", rect(20, 114)),
        (#"{"frame": \#(frame), "space": "scroll"}"#, "window", rect(0, -36)),
        (#"{"frame": \#(frame), "space": "scroll"}"#, "scroll", rect(0, -100)),
        (#"{"frame": \#(frame)}"#, "scroll", rect(0, 0)),
        (#"{"view": "badge"}"#, nil, rect(90, 180, 20, 40)),
        // In the turned badge x is how far below (110, 180), y how far to the left of it.
        (#"{"view": "picture"}"#, "badge" as String?, rect(-66, -10, 60, 100)),
    ])
    func convertsToTheContainer(element: String, container: String?, expected: JSON) throws {
        #expect(try Self.source(element, container: container) == expected)
    }

    @Test func convertsCompanionsToo() {
        let request = Self.viewed.with("/source/elements/label", .document(#"{"view": "picture"}"#))
            .with("/destination/elements/label/space", .string("scroll"))
        let keyframes = post(request.text, to: "/v1/transitions").json?.at(
            "/layers/label/tracks/frame/keyframes")
        #expect(keyframes?[0]?["value"] == Self.rect(20, 114))
        #expect(keyframes?[1]?["value"] == Self.rect(20, 664, 350, 40))
    }

    /// A frame that is null is nowhere, whatever its space.
    @Test func takesNullInAnySpace() {
        let request = Self.viewed.with(Self.image, .document(#"{"frame": null, "space": "scroll"}"#))
        #expect(post(request.text, to: "/v1/transitions").json?["reason"]?.string == "sourceMissing")
    }

    /// Everything that is in the window moves with it: the whole answer does.
    @Test func aMovedContainerMovesNothing() {
        let elements = JSON.document(#"{"image": {"view": "picture"}, "label": {"view": "badge"}}"#)
        let inside = Self.viewed.with("/source/elements", elements).with("/container/view", .string("window"))
        let moved = inside.with("/views/0/frame", Self.rect(-123, 456, 375, 667))
            .with("/views/0/rotation", .number(33))
        let plain = post(inside.text, to: "/v1/transitions")
        #expect(plain.status == 200)
        #expect(post(moved.text, to: "/v1/transitions").text == plain.text)
    }

    /// Views that nothing names change nothing.
    @Test func viewsAloneChangeNothing() {
        #expect(post(Self.viewed.text, to: "/v1/transitions").text == Sample.answer().text)
    }
}
