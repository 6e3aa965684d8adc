import Testing

/// What other libraries compute, and what their styles answer over the service. Some are built in, the others are
/// nothing but the files of `Tests/Styles`.
@Suite struct StylesVectorTests {
    private static let materialStyles = [
        "mct-01": "material-container", "mct-03": "material-container-arc",
        "mct-05": "material-container-through", "mct-07": "material-container-cross",
        "mct-08": "material-container-out",
    ]

    /// A layer's samples of a vector of Material: from the start to the end of one of the two ways.
    private static func materialSamples(_ vector: Vector, isBack: Bool) throws -> JSON {
        let style = try #require(materialStyles[vector.id])
        let start = try StyleRun.view(vector.input["start"], cornered(vector.input["startRadius"]))
        let end = try StyleRun.view(vector.input["end"], cornered(vector.input["endRadius"]))
        return try StyleRun.samples(
            style, isBack ? "dismiss" : "present", source: isBack ? end : start,
            destination: isBack ? start : end, count: 21)
    }

    /// The scrim, and how the two contents fade.
    @Test(arguments: Vector.all("material-container-transform", in: "styles"))
    func materialFadesContents(vector: Vector) throws {
        let isBack = vector.id == "mct-08"
        let samples = try Self.materialSamples(vector, isBack: isBack)
        let scrim = try StyleRun.opacities(samples, "backdrop")
        let starts = try StyleRun.opacities(samples, isBack ? "destinationImage" : "sourceImage")
        let ends = try StyleRun.opacities(samples, isBack ? "sourceImage" : "destinationImage")
        let frames = try #require(vector.expected["frames"]?.array)
        #expect(frames.count == 8)
        for frame in frames {
            let index = Int((try #require(frame["progress"]?.number) * 20).rounded())
            #expect(Self.alpha(scrim[index]) == frame["scrimAlpha255"]?.number)
            #expect(Self.alpha(starts[index]) == frame["startAlpha255"]?.number)
            #expect(Self.alpha(ends[index]) == frame["endAlpha255"]?.number)
        }
    }

    /// The container and its corners, whole, at every frame.
    @Test(arguments: Vector.all("material-container-transform", in: "styles"))
    func materialTransformsContainers(vector: Vector) throws {
        let samples = try Self.materialSamples(vector, isBack: vector.id == "mct-08")
        let frames = try #require(vector.expected["frames"]?.array)
        #expect(frames.count == 8)
        for layer in ["sourceImage", "destinationImage"] {
            let windows = try StyleRun.values(samples, layer, "window").map(StyleRun.sides)
            let images = try StyleRun.values(samples, layer, "image").map(StyleRun.sides)
            let radii = try StyleRun.values(samples, layer, "cornerRadii")
            for frame in frames {
                let index = Int((try #require(frame["progress"]?.number) * 20).rounded())
                let mask = try StyleRun.sides(frame["mask"])
                // The two pictures fill their frames at both ends, and so the container in between.
                for (side, wanted) in mask.enumerated() {
                    #expect(abs(windows[index][side] - wanted) <= vector.tolerance, "\(side) at \(index)")
                    #expect(abs(images[index][side] - wanted) <= vector.tolerance, "\(side) at \(index)")
                }
                let radius = try #require(frame["cornerRadius"]?.number)
                for corner in ["topLeft", "topRight", "bottomRight", "bottomLeft"] {
                    let own = try #require(radii[index][corner]?.number)
                    #expect(abs(own - radius) <= vector.tolerance, "\(corner) at \(index)")
                }
            }
        }
    }

    private static func cornered(_ radius: JSON?) -> String {
        #""contentMode": "scaleToFill", "cornerRadius": \#(radius?.number ?? 0)"#
    }

    /// As Android has it, in whole numbers.
    private static func alpha(_ opacity: Double) -> Double { (opacity * 255 + 1e-3).rounded(.down) }

    /// PhotoSwipe has the picture come to rest a whole number of pixels from the top, as Android does.
    @Test(arguments: Vector.all("photoswipe.cropped-open", in: "styles"))
    func photoSwipeOpensCroppedThumbnails(vector: Vector) throws {
        let size = try #require(vector.input["image"])
        let (width, height) = (size["w"]?.number ?? 0, size["h"]?.number ?? 0)
        let thumb = try StyleRun.view(vector.input["thumb"], #""contentMode": "cover""#)
        let viewer =
            #"{"frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "#
            + #""contentMode": "android:centerInside", "rounding": "platform"}"#
        let image = #"{"width": \#(width), "height": \#(height)}"#
        let whole = try StyleRun.samples(
            "photoswipe", source: thumb, destination: viewer, image: image, count: 5)
        let clipped = try StyleRun.samples(
            "photoswipe-viewport", source: thumb, destination: viewer, image: image, count: 5)
        let frames = try #require(vector.expected["frames"]?.array)
        #expect(frames.count == 5)
        for (index, frame) in frames.enumerated() {
            let pairs = [
                (try StyleRun.values(whole, "image", "image")[index], frame["image"]),
                (try StyleRun.values(clipped, "image", "image")[index], frame["image"]),
                (try StyleRun.values(clipped, "image", "window")[index], frame["clip"]),
            ]
            for (rect, expected) in pairs {
                let (sides, wanted) = (try StyleRun.sides(rect), try StyleRun.sides(expected))
                for (one, other) in zip(sides, wanted) {
                    #expect(abs(one - other) <= vector.tolerance, "\(sides) at \(index)")
                }
            }
        }
    }

    /// A quarter of a circle is drawn by a Bézier there is no exact one of; it is off by less than 0.0003.
    @Test(arguments: Vector.all("motion.crossfade", in: "styles"), ["present", "dismiss"])
    func motionNeverLetsTheBackgroundThrough(vector: Vector, direction: String) throws {
        let cell = #"{"frame": {"x": 10, "y": 10, "width": 100, "height": 100}}"#
        let viewer = #"{"frame": {"x": 0, "y": 0, "width": 390, "height": 844}}"#
        let samples = try StyleRun.samples(
            "motion-layout", direction, source: cell, destination: viewer, count: 21)
        let layers = ["destinationImage", "sourceImage"]
        let (lead, follow) = direction == "present" ? (layers[0], layers[1]) : (layers[1], layers[0])
        let progress = try #require(vector.input["progress"]?.array)
        #expect(progress.count == 10)
        for (index, progress) in progress.enumerated() {
            let sample = Int((try #require(progress.number) * 20).rounded())
            for (layer, name) in [(lead, "lead"), (follow, "follow")] {
                let wanted = try #require(vector.expected[name]?[index]?.number)
                #expect(
                    abs(try StyleRun.opacities(samples, layer)[sample] - wanted) <= vector.tolerance,
                    "\(name) at \(progress)"
                )
            }
        }
    }

    @Test(arguments: Vector.all("flutter.openContainer", in: "styles"))
    func flutterFadesOnRawTime(vector: Vector) throws {
        let rows: [(String, String, String, String)] = [
            ("fade.forward.openOpacity", "flutter-open-container", "present", "destinationImage"),
            ("fade.reverse.openOpacity", "flutter-open-container", "dismiss", "destinationImage"),
            (
                "fadeThrough.forward.closedOpacity", "flutter-open-container-fade-through", "present",
                "sourceImage"
            ),
            (
                "fadeThrough.forward.openOpacity", "flutter-open-container-fade-through", "present",
                "destinationImage"
            ),
            (
                "fadeThrough.reverse.closedOpacity", "flutter-open-container-fade-through", "dismiss",
                "sourceImage"
            ),
            (
                "fadeThrough.reverse.openOpacity", "flutter-open-container-fade-through", "dismiss",
                "destinationImage"
            ),
        ]
        #expect(Set(rows.map(\.0)) == Set(try #require(vector.expected.object).keys))
        let times = try #require(vector.input["linearAnimationValue"]?.array).compactMap(\.number)
        for (name, style, direction, layer) in rows {
            let cell = #"{"frame": {"x": 10, "y": 10, "width": 100, "height": 100}}"#
            let viewer = #"{"frame": {"x": 0, "y": 0, "width": 390, "height": 844}}"#
            let samples = try StyleRun.samples(style, direction, source: cell, destination: viewer, count: 11)
            let opacities = try StyleRun.opacities(samples, layer)
            for (index, time) in times.enumerated() {
                // On the way back the animation runs from 1 to 0.
                let elapsed = direction == "present" ? time : 1 - time
                let wanted = try #require(vector.expected[name]?[index]?.number)
                let opacity = opacities[Int((elapsed * 10).rounded())]
                #expect(abs(opacity - wanted) <= vector.tolerance, "\(name) at \(time)")
            }
        }
    }

    /// The library says by how much it scales and moves the image; here the picture is where that takes it.
    @Test(arguments: Vector.all("medium-zoom.transform", in: "styles"))
    func mediumZoomCentresThePicture(vector: Vector) throws {
        let element = try #require(vector.input["element"])
        let samples = try StyleRun.samples(
            "medium-zoom", source: try StyleRun.view(element),
            destination: #"{"frame": {"x": 0, "y": 0, "width": 1000, "height": 800}, "insets": 24, "#
                + #""contentMode": "scale-down"}"#,
            container: #"{"width": 1000, "height": 800}"#, image: #"{"width": 1200, "height": 800}"#, count: 2
        )
        let rect = try #require(try StyleRun.values(samples, "image", "image").last)
        let sides = try ["x", "y", "width", "height"].map { try #require(rect[$0]?.number) }
        let scale = sides[2] / 300
        #expect(abs(scale - (vector.expected["scale"]?.number ?? 0)) <= vector.tolerance)
        let moved = [(sides[0] + sides[2] / 2 - 250) / scale, (sides[1] + sides[3] / 2 - 300) / scale]
        #expect(abs(moved[0] - (vector.expected["translateX"]?.number ?? 0)) <= vector.tolerance)
        #expect(abs(moved[1] - (vector.expected["translateY"]?.number ?? 0)) <= vector.tolerance)
    }

    @Test func everyVectorRuns() {
        let counts = [
            "material-container-transform": 5, "photoswipe.cropped-open": 2, "motion.crossfade": 1,
            "flutter.openContainer": 1, "medium-zoom.transform": 1,
        ]
        for (kind, count) in counts { #expect(Vector.all(kind, in: "styles").count == count) }
    }
}
