import SegueKit
import Testing

@Suite struct BrowserVectorTests {
    /// The device pixels of a CSS pixel in the screenshots that the places were read from, and how well they
    /// could be.
    private static let screens: [String: (scale: Double, tolerance: Double)] = [
        "chromium": (4, 0.2), "firefox": (4, 0.2), "webkitgtk": (2, 0.4),
    ]

    /// Where a curve is steep, an engine's error in time counts for more. This one rises 3.55 times as fast
    /// as time at 0.05, and Firefox finds the time to the precision of a float: 3.55 * 2^-23 = 4.3e-7.
    private static let steep = ["cubic-bezier(0, 2, 1, -1)": 4.3e-7]

    @Test(arguments: Vectors.browsers.of("object-fit"))
    func objectFitPaintsWhereEnginesDo(vector: Vector) throws {
        let mode = try #require(Names.css[vector.input["objectFit"].string])
        let position = try #require(Position(css: vector.input["objectPosition"].string))
        let box = vector.input["box"].size
        let view = PictureView(
            frame: Rect(x: 0, y: 0, width: box.width, height: box.height), contentMode: mode,
            position: position)
        let image = view.imageRect(of: vector.input["image"].size)

        for (engine, painted) in vector.expected.members {
            let screen = try #require(Self.screens[engine])
            let snapped = image.snapped(toScale: screen.scale)
            #expect(isApproximately(snapped, painted.rect, within: screen.tolerance), "\(engine)")
        }
    }

    @Test(arguments: Vectors.browsers.of("waapi-progress"))
    func easingsRunAsInEngines(vector: Vector) throws {
        let easing = try #require(Easing(css: vector.input["easing"].string))
        let timing = Timing(durationMs: vector.input["durationMs"].number, pacing: easing)
        let progress = vector.input["timesMs"].numbers.map(timing.progress(atMs:))
        #expect(progress.count == 21)
        let tolerance = Self.steep[vector.id] ?? vector.tolerance
        for (engine, measured) in vector.expected.members {
            #expect(isApproximately(progress, measured.numbers, within: tolerance), "\(engine)")
        }
    }

    @Test(arguments: Vectors.browsers.of("waapi-easing"))
    func stepsAndPointsRunAsInEngines(vector: Vector) throws {
        let easing = try #require(Self.easing(vector.input))
        let duration = vector.input["durationMs"].number
        let progress = vector.input["timesMs"].numbers.map { easing.value(at: $0 / duration) }
        #expect(progress.count == 21)
        for (engine, measured) in vector.expected.members {
            #expect(isApproximately(progress, measured.numbers, within: vector.tolerance), "\(engine)")
        }
    }

    private static func easing(_ input: JSON) -> Easing? {
        let stops = input["linear"].items.map {
            PiecewiseLinear.Stop(at: $0["at"].number, value: $0["value"].number)
        }
        if !stops.isEmpty { return .piecewise(PiecewiseLinear(stops)) }
        guard let position = Steps.Position(css: input["steps"]["position"].string) else { return nil }
        return .steps(Steps(Int(input["steps"]["count"].number), position))
    }

    /// WebKit takes an over-damped spring for a critical one.
    @Test(arguments: Vectors.browsers.of("spring"))
    func springsRunAsInWebKit(vector: Vector) {
        let spring = Spring(vector.input, allowsOverdamping: false)
        let progress = vector.input["timesMs"].numbers.map { spring.value(at: $0 / 1000) }
        #expect(progress.count == 21)
        let measured = vector.expected["webkitgtk"].numbers
        #expect(isApproximately(progress, measured, within: vector.tolerance))
    }

    @Test(arguments: Vectors.browsers.of("exif-orientation"))
    func orientationsTurnAsInEngines(vector: Vector) throws {
        let orientation = try #require(Orientation(rawValue: Int(vector.input["exif"].number)))
        let corners = [
            "topLeft": Point(x: 0, y: 0), "topRight": Point(x: 1, y: 0),
            "bottomLeft": Point(x: 0, y: 1), "bottomRight": Point(x: 1, y: 1),
        ]
        let stored = vector.input["stored"].size
        let picture = Picture(
            pixels: PixelSize(width: stored.width, height: stored.height), orientation: orientation)

        for (engine, seen) in vector.expected.members {
            #expect(picture.size == seen["natural"].size, "\(engine)")
            for (name, corner) in corners {
                let shown = try #require(corners.first { $0.value == orientation.shown(corner) }?.key)
                let color = vector.input["storedCorners"][name]
                #expect(seen["displayed"][shown] == color, "\(engine): \(name) is shown at \(shown)")
            }
        }
    }

    @Test func everyVectorRuns() {
        #expect(
            Vectors.browsers.countsByKind == [
                "object-fit": 203, "waapi-progress": 28, "waapi-easing": 17, "spring": 36,
                "exif-orientation": 8, "flutter-boxfit": 28, "waapi-keyframes": 16,
            ])
        let engines = Vectors.browsers.reduce(into: [:]) {
            $0[$1.kind, default: 0] += $1.expected.members.count
        }
        #expect(
            engines == [
                "object-fit": 407, "waapi-progress": 84, "waapi-easing": 51, "spring": 36,
                "exif-orientation": 24, "flutter-boxfit": 28, "waapi-keyframes": 48,
            ])
    }
}
