import Foundation
import SegueAPI
import SegueHTTP
import Testing

/// What other libraries compute, and what their styles answer over the service. Some are built in, the others are
/// nothing but the files of `Tests/Styles`.
@Suite struct StylesVectorTests {
    private static let service: Service? = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Styles")
        let paths =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        let files = (paths ?? []).compactMap { url in
            (try? Data(contentsOf: url)).map { StyleFile(path: url.path(), bytes: Array($0)) }
        }
        return (try? Styles(files: files)).map { Service(styles: $0) }
    }()

    /// Between two frames that are drawn whole, at evenly spaced progress.
    private static func samples(
        _ style: String, _ direction: String = "present", source: String, destination: String,
        container: String = #"{"width": 390, "height": 844}"#, image: String = #"{"width": 4, "height": 3}"#,
        count: Int
    ) throws -> JSON {
        let body = """
            {"style": "\(style)", "direction": "\(direction)", "container": \(container), "image": \(image),
             "source": {"elements": {"image": \(source)}},
             "destination": {"elements": {"image": \(destination)}},
             "timing": {"pacing": "linear"}, "samples": {"count": \(count)}, "precision": 6}
            """
        let answer = answer(
            .post, "/v1/transitions", body: Array(body.utf8), service: try #require(service))
        #expect(answer.status == 200, "\(answer.text.prefix(300))")
        return try #require(answer.json?["samples"]?["layers"])
    }

    private static func values(_ samples: JSON, _ layer: String, _ property: String) throws -> [JSON] {
        try #require(samples.at("/\(layer)/tracks/\(property)/values")?.array)
    }

    private static func opacities(_ samples: JSON, _ layer: String) throws -> [Double] {
        try values(samples, layer, "opacity").compactMap(\.number)
    }

    private static func view(_ rect: JSON?, _ more: String = #""contentMode": "scaleToFill""#) throws
        -> String
    {
        let sides = try ["x", "y", "w", "h"].map { try #require(rect?[$0]?.number) }
        return
            #"{"frame": {"x": \#(sides[0]), "y": \#(sides[1]), "width": \#(sides[2]), "height": \#(sides[3])}, "#
            + more + "}"
    }

    /// The place and the width of the container, the scrim, and how the two contents fade. Its height and its
    /// radius are products of two interpolations there, while here both run straight.
    @Test(arguments: Vector.all("material-container-transform", in: "styles"))
    func materialTransformsContainers(vector: Vector) throws {
        let styles = [
            "mct-01": "material-container", "mct-03": "material-container-arc",
            "mct-05": "material-container-through", "mct-07": "material-container-cross",
            "mct-08": "material-container-out",
        ]
        let style = try #require(styles[vector.id])
        let isBack = vector.id == "mct-08"
        let (start, end) = (try Self.view(vector.input["start"]), try Self.view(vector.input["end"]))
        let samples = try Self.samples(
            style, isBack ? "dismiss" : "present", source: isBack ? end : start,
            destination: isBack ? start : end, count: 21)
        let windows = try Self.values(samples, "sourceImage", "window")
        let scrim = try Self.opacities(samples, "backdrop")
        let starts = try Self.opacities(samples, isBack ? "destinationImage" : "sourceImage")
        let ends = try Self.opacities(samples, isBack ? "sourceImage" : "destinationImage")
        let frames = try #require(vector.expected["frames"]?.array)
        #expect(frames.count == 8)
        for frame in frames {
            let index = Int((try #require(frame["progress"]?.number) * 20).rounded())
            #expect(Self.alpha(scrim[index]) == frame["scrimAlpha255"]?.number)
            #expect(Self.alpha(starts[index]) == frame["startAlpha255"]?.number)
            #expect(Self.alpha(ends[index]) == frame["endAlpha255"]?.number)
            let width = try #require(frame.at("/mask/w")?.number)
            #expect(abs(try #require(windows[index]["width"]?.number) - width) <= 0.15)
            // The arc is one of the top's middle there, and of the centre here.
            guard vector.id != "mct-03" else { continue }
            for side in ["x", "y"] {
                let wanted = try #require(frame["mask"]?[side]?.number)
                #expect(abs(try #require(windows[index][side]?.number) - wanted) <= vector.tolerance)
            }
        }
    }

    /// As Android has it, in whole numbers.
    private static func alpha(_ opacity: Double) -> Double { (opacity * 255 + 1e-3).rounded(.down) }

    @Test(arguments: Vector.all("photoswipe.cropped-open", in: "styles"))
    func photoSwipeOpensCroppedThumbnails(vector: Vector) throws {
        let size = try #require(vector.input["image"])
        let (width, height) = (size["w"]?.number ?? 0, size["h"]?.number ?? 0)
        let thumb = try Self.view(vector.input["thumb"], #""contentMode": "cover""#)
        let viewer = #"{"frame": {"x": 0, "y": 0, "width": 390, "height": 844}}"#
        let image = #"{"width": \#(width), "height": \#(height)}"#
        let whole = try Self.samples(
            "photoswipe", source: thumb, destination: viewer, image: image, count: 5)
        let clipped = try Self.samples(
            "photoswipe-viewport", source: thumb, destination: viewer, image: image, count: 5)
        let frames = try #require(vector.expected["frames"]?.array)
        #expect(frames.count == 5)
        for (index, frame) in frames.enumerated() {
            let pairs = [
                (try Self.values(whole, "image", "image")[index], frame["image"]),
                (try Self.values(clipped, "image", "image")[index], frame["image"]),
                (try Self.values(clipped, "image", "window")[index], frame["clip"]),
            ]
            for (rect, expected) in pairs {
                let rounded = expected == frame["image"] ? "y" : nil
                for (side, name) in [("x", "x"), ("y", "y"), ("w", "width"), ("h", "height")] {
                    let difference = (rect[name]?.number ?? .nan) - (expected?[side]?.number ?? .nan)
                    // PhotoSwipe rounds the place where the picture comes to rest to whole pixels.
                    let tolerance = rounded == name ? 0.25 : vector.tolerance
                    #expect(abs(difference) <= tolerance, "\(name) at \(index)")
                }
            }
        }
    }

    /// A quarter of a circle is drawn by a Bézier there is no exact one of; it is off by less than 0.0003.
    @Test(arguments: Vector.all("motion.crossfade", in: "styles"), ["present", "dismiss"])
    func motionNeverLetsTheBackgroundThrough(vector: Vector, direction: String) throws {
        let cell = #"{"frame": {"x": 10, "y": 10, "width": 100, "height": 100}}"#
        let viewer = #"{"frame": {"x": 0, "y": 0, "width": 390, "height": 844}}"#
        let samples = try Self.samples(
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
                    abs(try Self.opacities(samples, layer)[sample] - wanted) <= 3e-4, "\(name) at \(progress)"
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
            let samples = try Self.samples(style, direction, source: cell, destination: viewer, count: 11)
            let opacities = try Self.opacities(samples, layer)
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
        let samples = try Self.samples(
            "medium-zoom", source: try Self.view(element),
            destination: #"{"frame": {"x": 0, "y": 0, "width": 1000, "height": 800}, "insets": 24, "#
                + #""contentMode": "scale-down"}"#,
            container: #"{"width": 1000, "height": 800}"#, image: #"{"width": 1200, "height": 800}"#, count: 2
        )
        let rect = try #require(try Self.values(samples, "image", "image").last)
        let sides = try ["x", "y", "width", "height"].map { try #require(rect[$0]?.number) }
        let scale = sides[2] / 300
        #expect(abs(scale - (vector.expected["scale"]?.number ?? 0)) <= 1e-5)
        let moved = [(sides[0] + sides[2] / 2 - 250) / scale, (sides[1] + sides[3] / 2 - 300) / scale]
        #expect(abs(moved[0] - (vector.expected["translateX"]?.number ?? 0)) <= 1e-4)
        #expect(abs(moved[1] - (vector.expected["translateY"]?.number ?? 0)) <= 1e-4)
    }

    @Test func everyVectorRuns() {
        let counts = [
            "material-container-transform": 5, "photoswipe.cropped-open": 2, "motion.crossfade": 1,
            "flutter.openContainer": 1, "medium-zoom.transform": 1,
        ]
        for (kind, count) in counts { #expect(Vector.all(kind, in: "styles").count == count) }
    }
}
