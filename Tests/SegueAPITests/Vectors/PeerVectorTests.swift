import Testing

/// What other libraries compute in between, from values that the service answers: transforms, insets and matrices
/// instead of two rectangles.
@Suite struct PeerVectorTests {
    private static func center(_ sides: [Double]) -> [Double] {
        [sides[0] + sides[2] / 2, sides[1] + sides[3] / 2]
    }

    private static func expectClose(_ one: [Double], _ other: [Double], _ tolerance: Double, _ what: String) {
        #expect(one.count == other.count)
        for (one, other) in zip(one, other) { #expect(abs(one - other) <= tolerance, "\(what)") }
    }

    /// Motion draws the layout box with a transform about its centre; here the window is where that takes it.
    @Test(arguments: Vector.all("motion.projection", in: "styles"))
    func motionProjectsTheLayout(vector: Vector) throws {
        let samples = try StyleRun.samples(
            "motion-layout", source: try StyleRun.view(vector.input["snapshot"]),
            destination: try StyleRun.view(vector.input["layout"]), count: 3)
        let layout = try StyleRun.sides(vector.input["layout"])
        let windows = try StyleRun.values(samples, "destinationImage", "window")
        let transforms = try #require(vector.expected["transforms"]?.array)
        #expect(vector.expected["origin"]?.string == "50% 50%" && transforms.count == 3)
        for (window, transform) in zip(windows, transforms) {
            let sides = try StyleRun.sides(window)
            let wanted = try ["translateX", "translateY", "scaleX", "scaleY"].map {
                try #require(transform[$0]?.number)
            }
            let (from, to) = (Self.center(layout), Self.center(sides))
            let own = [to[0] - from[0], to[1] - from[1], sides[2] / layout[2], sides[3] / layout[3]]
            Self.expectClose(own, wanted, vector.tolerance, "transform")
        }
    }

    /// A box that is drawn by a scale needs its radii as shares of its sides. Here radii are those of what is seen, so
    /// that they and the window tell the shares.
    @Test(arguments: Vector.all("motion.radiusCorrection", in: "styles"))
    func motionCorrectsRadii(vector: Vector) throws {
        let radius = try #require(vector.input["radiusPx"]?.number)
        let (width, height) = (
            try #require(vector.input.at("/target/w")?.number),
            try #require(vector.input.at("/target/h")?.number)
        )
        let box = #""width": \#(width), "height": \#(height)"#
        let item = #"{"image": {\#(box)}, "frame": {"x": 0, "y": 0, \#(box)}, "cornerRadius": \#(radius)}"#
        let placed = try #require(
            post(#"{"items": [\#(item)], "precision": 9}"#, to: "/v1/rects").json?.at("/items/0"))
        let seen = try StyleRun.sides(placed["window"])
        let shares = try #require(vector.expected["css"]?.string).split(separator: " ").compactMap {
            Double($0.dropLast())
        }
        let corner = try #require(placed.at("/cornerRadii/topLeft")?.number)
        Self.expectClose(
            [corner / seen[2] * 100, corner / seen[3] * 100], shares, vector.tolerance, "shares")
    }

    /// FC-025: a layout box of 300 * 200 that is drawn as 150 * 50 by a scale needs radii of 40 and 80 for 20 to be
    /// seen. No layer is drawn by a scale here: its radii are 20 all the way.
    @Test func scaledBoxesFindTheirRadii() throws {
        let fieldCase = try #require(FieldCase.all.first { $0.id == "FC-025" })
        let answer = post(try #require(fieldCase.calls.first).body, to: "/v1/transitions")
        for (layer, box) in [("image", "window"), ("card", "frame")] {
            let tracks = try #require(answer.json?.at("/samples/layers/\(layer)/tracks"))
            let drawn = try StyleRun.sides(tracks.at("/\(box)/values/2"))
            let corner = try #require(tracks.at("/cornerRadii/values/2/topLeft")?.number)
            let scale = [drawn[2] / 300, drawn[3] / 200]
            #expect(scale == [0.5, 0.25])
            #expect(scale.map { corner / $0 } == [40, 80])
        }
    }

    /// The window of a picture under a bar, as React Native's library draws it: the layout less its insets.
    @Test(arguments: Vector.all("rn-shared-element.clip", in: "styles"), ["present", "dismiss"])
    func sharedElementsAreCutAtBars(vector: Vector, direction: String) throws {
        let (start, end) = (try Self.coveredView(vector, "start"), try Self.coveredView(vector, "end"))
        let (source, destination) = direction == "present" ? (start, end) : (end, start)
        let samples = try StyleRun.samples(
            "photo-zoom", direction, source: source, destination: destination, count: 21)
        let windows = try StyleRun.values(samples, "image", "window")
        let frames = try #require(vector.expected["frames"]?.array)
        #expect(frames.count == 5)
        for frame in frames {
            let insets = try ["left", "top", "right", "bottom"].map {
                try #require(frame.at("/clipInsets/\($0)")?.number)
            }
            let layout = try StyleRun.sides(frame["layout"])
            let cut = [
                layout[0] + insets[0], layout[1] + insets[1], layout[2] - insets[0] - insets[2],
                layout[3] - insets[1] - insets[3],
            ]
            let time = try #require(frame["t"]?.number)
            let window = try StyleRun.sides(windows[Int((time * 20).rounded())])
            Self.expectClose(window, cut, vector.tolerance, "window at \(time)")
        }
    }

    /// A view whose top or bottom is covered by as much as is not visible of it.
    private static func coveredView(_ vector: Vector, _ end: String) throws -> String {
        let layout = try StyleRun.sides(vector.input[end + "Layout"])
        let visible = try StyleRun.sides(vector.input[end + "Visible"])
        let (top, bottom) = (visible[1], visible[1] + visible[3])
        var bars: [String] = []
        if top > layout[1] { bars.append(#"{"x": 0, "y": 0, "width": 390, "height": \#(top)}"#) }
        let below = layout[1] + layout[3] - bottom
        if below > 0 { bars.append(#"{"x": 0, "y": \#(bottom), "width": 390, "height": \#(below)}"#) }
        return try StyleRun.view(
            vector.input[end + "Layout"],
            #""contentMode": "scaleToFill", "occludedBy": [\#(bars.joined(separator: ", "))]"#)
    }

    /// Android moves the view's bounds and, in them, the picture's matrix.
    @Test(arguments: Vector.all("android.changeBounds+changeImageTransform", in: "styles"))
    func androidChangesBoundsAndMatrix(vector: Vector) throws {
        #expect(vector.input["startScaleType"]?.string == "CENTER_CROP")
        #expect(vector.input["endScaleType"]?.string == "FIT_CENTER")
        let samples = try StyleRun.samples(
            "photoswipe-viewport",
            source: try StyleRun.view(vector.input["startBounds"], #""contentMode": "android:centerCrop""#),
            destination: try StyleRun.view(vector.input["endBounds"], #""contentMode": "android:fitCenter""#),
            container: #"{"width": 1080, "height": 2340}"#, image: #"{"width": 4032, "height": 3024}"#,
            count: 5)
        let windows = try StyleRun.values(samples, "image", "window")
        let images = try StyleRun.values(samples, "image", "image")
        let frames = try #require(vector.expected["frames"]?.array)
        #expect(frames.count == 5)
        for (index, frame) in frames.enumerated() {
            let (window, image) = (try StyleRun.sides(windows[index]), try StyleRun.sides(images[index]))
            Self.expectClose(window, try StyleRun.sides(frame["viewBounds"]), vector.tolerance, "bounds")
            Self.expectClose(image, try StyleRun.sides(frame["imageOnScreen"]), vector.tolerance, "image")
            let matrix = try ["scale", "tx", "ty"].map { try #require(frame["matrix"]?[$0]?.number) }
            let own = [image[2] / 4032, image[0] - window[0], image[1] - window[1]]
            Self.expectClose([own[0]], [matrix[0]], 1e-6, "scale")
            Self.expectClose(Array(own[1...]), Array(matrix[1...]), vector.tolerance, "translation")
        }
    }

    /// Fancybox fades a content whose ratio is more than 0.1 off its thumbnail's. Here nothing needs to fade, since
    /// the picture is never out of shape; who fades all the same finds both ratios in the answer, and the fade is a
    /// track of a style.
    @Test(arguments: Vector.all("fancybox.opacityDecision", in: "styles"))
    func fancyboxFadesOtherRatios(vector: Vector) throws {
        let cases = try #require(vector.input["cases"]?.array)
        let decisions = try #require(vector.expected["fadeDuringZoom"]?.array)
        #expect(cases.count == 2 && decisions.count == 2)
        for (sizes, decision) in zip(cases, decisions) {
            let thumb = try #require(sizes["thumb"]?.array).compactMap(\.number)
            let content = try #require(sizes["content"]?.array).compactMap(\.number)
            let samples = try Self.fancybox(thumb, content)
            let windows = try StyleRun.values(samples, "image", "window").map(StyleRun.sides)
            let images = try StyleRun.values(samples, "image", "image").map(StyleRun.sides)
            let ratios = [windows[0][2] / windows[0][3], windows[4][2] / windows[4][3]]
            #expect(JSON.bool(abs(ratios[0] - ratios[1]) > 0.1) == decision)

            let scales = images.map { $0[2] / content[0] }
            let fade = scales.map { min(1, 1 - (1 - $0) / (1 - scales[0])) }
            Self.expectClose(try StyleRun.opacities(samples, "image"), fade, vector.tolerance, "opacity")
            let shape = content[0] / content[1]
            Self.expectClose(
                images.map { $0[2] / $0[3] / shape }, Array(repeating: 1, count: 5), 1e-6, "shape")
        }
    }

    private static func fancybox(_ thumb: [Double], _ content: [Double]) throws -> JSON {
        let size = #""width": \#(content[0]), "height": \#(content[1])"#
        let cell = #"{"frame": {"x": 8, "y": 90, "width": \#(thumb[0]), "height": \#(thumb[1])}}"#
        return try StyleRun.samples(
            "fancybox-fade", source: cell, destination: #"{"frame": {"x": 0, "y": 276, \#(size)}}"#,
            image: #"{\#(size)}"#, count: 5)
    }

    @Test func everyVectorRuns() {
        let counts = [
            "motion.projection": 1, "motion.radiusCorrection": 1, "rn-shared-element.clip": 3,
            "android.changeBounds+changeImageTransform": 1, "fancybox.opacityDecision": 1,
        ]
        for (kind, count) in counts { #expect(Vector.all(kind, in: "styles").count == count, "\(kind)") }
    }
}
