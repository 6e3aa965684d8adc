import SegueKit
import Testing

/// The vectors of whole transitions, played through the planner.
@Suite struct SeedVectorTests {
    @Test(arguments: Vectors.uikit.of("seedTransitionSample"))
    func photoZoomIsTheFirstSeed(vector: Vector) throws {
        let (input, expected) = (vector.input, vector.expected)
        let transition = Planner(
            scene: try Self.scene(input), style: .photoZoom,
            direction: try Self.direction(input)
        ).transition
        #expect(transition.timing.durationMs == input["duration"].number * 1000)
        let progress = transition.timing.progress(
            atMs: transition.timing.totalMs * input["timeFraction"].number)
        #expect(isApproximately(progress, expected["eased"].number, within: vector.tolerance))

        let state = LayerStates(transition, at: progress)
        let (image, window) = (state.rect("image", .image), state.rect("image", .window))
        #expect(isApproximately(window, expected["frame"].rect, within: vector.tolerance))
        #expect(isApproximately(image, expected["imageRect"].rect, within: vector.tolerance))
        let crop = Self.unitCrop(of: window, in: image)
        #expect(isApproximately(crop, expected["unitCrop"].rect, within: vector.tolerance))
        // The seed fades the screen that comes in above the other; here the viewer is above both ways.
        let alpha = expected["toViewAlpha"].number
        let viewer = transition.direction == .present ? alpha : 1 - alpha
        let opacity = state.scalar("destinationScreen", .opacity)
        #expect(isApproximately(opacity, viewer, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("seedCustomTransition"))
    func cardZoomIsTheThirdSeed(vector: Vector) throws {
        let (input, expected) = (vector.input, vector.expected)
        var style = TransitionStyle.cardZoom
        style.calculationMode = .both(try #require(Names.calculationModes[input["calculationMode"].string]))
        let transition = Planner(
            scene: Self.cardScene(input), style: style, direction: try Self.direction(input)
        ).transition
        #expect(transition.timing.durationMs == input["duration"].number * 1000)
        let progress = transition.timing.progress(
            atMs: transition.timing.totalMs * input["timeFraction"].number)
        #expect(isApproximately(progress, expected["eased"].number, within: vector.tolerance))
        try Self.expectCard(LayerStates(transition, at: progress), expected, within: vector.tolerance)
    }

    @Test(arguments: Vectors.uikit.of("aspectFillMidflight"))
    func picturesMorphOrReflow(vector: Vector) throws {
        let (input, expected) = (vector.input, vector.expected)
        let drawn: [(ImageMotion, String)] = [(.morph, "drawnByTwoRectLerp"), (.reflow, "drawnByAspectFill")]
        for (motion, name) in drawn {
            var style = TransitionStyle.photoZoom
            style.imageMotion = .both(motion)
            let transition = Planner(
                scene: Self.fillScene(input), style: style, direction: .present
            ).transition
            let state = LayerStates(transition, at: input["t"].number)
            let (image, window) = (state.rect("image", .image), state.rect("image", .window))
            #expect(isApproximately(image, expected[name].rect, within: vector.tolerance), "\(name)")
            #expect(isApproximately(window, expected["frame"].rect, within: vector.tolerance), "\(name)")
        }
    }

    private static func expectCard(_ state: LayerStates, _ expected: JSON, within tolerance: Double) throws {
        for layer in ["sourceImage", "destinationImage"] {
            let frame = state.rect(layer, .frame)
            #expect(isApproximately(frame, expected["imageFrame"].rect, within: tolerance))
            let radii = CornerRadii(expected["cornerRadius"].number)
            #expect(isApproximately(state.radii(layer), radii, within: tolerance))
        }
        let opacities = [
            "backdrop": "fade", "sourceImage": "cellImageAlpha", "destinationImage": "controllerImageAlpha",
            "closeButton": "closeAlpha",
        ]
        for (layer, name) in opacities {
            let opacity = state.scalar(layer, .opacity)
            #expect(isApproximately(opacity, expected[name].number, within: tolerance), "\(layer)")
        }
        let lower = try #require(state.scalar("sourceImage", .opacity))
        let upper = try #require(state.scalar("destinationImage", .opacity))
        let coverage = 1 - (1 - lower) * (1 - upper)
        #expect(isApproximately(coverage, expected["stackCoverage"].number, within: tolerance))
    }

    private static func direction(_ input: JSON) throws -> Direction {
        try #require(Names.directions[input["direction"].string])
    }

    private static func unitCrop(of window: Rect?, in image: Rect?) -> Rect? {
        guard let window, let image else { return nil }
        return Rect(
            x: (window.x - image.x) / image.width, y: (window.y - image.y) / image.height,
            width: window.width / image.width, height: window.height / image.height)
    }

    private static func scene(_ input: JSON) throws -> Scene {
        func view(_ end: String) throws -> PictureView {
            let mode = try #require(Names.uikit[input[end]["mode"].string])
            return PictureView(frame: input[end]["frame"].rect, contentMode: mode)
        }
        let size = input["imageSizePoints"].size
        return Scene(
            container: Container(size: input["container"].size),
            picture: Picture(pixels: PixelSize(width: size.width, height: size.height)),
            source: Layout(image: ImageElement(view: try view("source"))),
            destination: Layout(image: ImageElement(view: try view("destination"))))
    }

    /// The storyboard of the third seed: a screen of 414 * 896, a close button at (8, 52).
    private static func cardScene(_ input: JSON) -> Scene {
        Scene(
            container: Container(size: Size(width: 414, height: 896)), picture: nil,
            source: Layout(image: ImageElement(view: PictureView(frame: input["cellRect"].rect))),
            destination: Layout(
                image: ImageElement(view: PictureView(frame: input["controllerRect"].rect)),
                companions: [
                    Companion(name: "closeButton", frame: Rect(x: 8, y: 52, width: 44, height: 44))
                ]))
    }

    private static func fillScene(_ input: JSON) -> Scene {
        let size = input["imageSizePoints"].size
        return Scene(
            container: Container(size: Size(width: 400, height: 700)),
            picture: Picture(pixels: PixelSize(width: size.width, height: size.height)),
            source: Layout(image: ImageElement(view: PictureView(frame: input["frame0"].rect))),
            destination: Layout(image: ImageElement(view: PictureView(frame: input["frame1"].rect))))
    }
}
