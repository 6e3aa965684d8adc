import SegueKit
import Testing

@Suite struct SamplesOvershootTests {
    /// A circle in a square cell becomes a whole picture without corners; progress swings to 1.25 and back.
    private static func samples(_ change: (inout Scene) -> Void = { _ in }) -> Samples {
        var (scene, style) = (Scenes.plain, TransitionStyle.photoZoom)
        scene.layouts.source.image?.cornerRadius = .radii(CornerRadii(60))
        change(&scene)
        let swing = PiecewiseLinear([
            .init(at: 0, value: 0), .init(at: 0.5, value: 1.25), .init(at: 1, value: 1),
        ])
        style.timing = .both(Timing(durationMs: 400, pacing: .piecewise(swing)))
        return Planner(scene: scene, style: style, direction: .present).transition.sampled(.count(41))
    }

    private static func values(_ samples: Samples, _ property: Property) -> Samples.Values? {
        samples.layers.first { $0.name == "image" }?.tracks.first { $0.property == property }?.values
    }

    private static func rects(_ samples: Samples, _ property: Property) -> [Rect] {
        guard case .rects(let rects)? = values(samples, property) else { return [] }
        return rects
    }

    @Test func placesSwingOverTheirEnd() {
        let images = Self.rects(Self.samples(), .image)
        let (from, to) = (Scenes.sourceImage, Scenes.destinationImage)
        #expect(images.count == 41)
        #expect(isApproximately(images[20], from.interpolated(to: to, by: 1.25)))
        #expect(images.last == to)
    }

    /// The picture's overlap is gone at the end, and would be less than nothing beyond.
    @Test func theWindowStaysInsideOfThePicture() {
        let samples = Self.samples()
        let (windows, images) = (Self.rects(samples, .window), Self.rects(samples, .image))
        for (window, image) in zip(windows, images) {
            #expect(window.x >= image.x - 1e-9 && window.maxX <= image.maxX + 1e-9)
            #expect(window.y >= image.y - 1e-9 && window.maxY <= image.maxY + 1e-9)
        }
        #expect(windows[20] != windows[40])
    }

    /// From a circle to half of a circle of the same size: the radius runs on below 0, and back from there.
    @Test func radiiAndSizesStayInTheirRange() {
        let samples = Self.samples {
            $0.layouts.destination.changeView { $0.frame = Rect(x: 200, y: 300, width: 20, height: 20) }
        }
        guard case .radii(let radii)? = Self.values(samples, .cornerRadii) else {
            Issue.record("there are no radii")
            return
        }
        for (radii, window) in zip(radii, Self.rects(samples, .window)) {
            #expect(window.width >= 0 && window.height >= 0 && radii.topLeft >= 0)
            #expect(radii.largest <= min(window.width, window.height) / 2 + 1e-9)
        }
        #expect(radii[20] == .zero)
        #expect(Self.rects(samples, .window)[20].size == Size(width: 0, height: 0))
    }
}
