import SegueKit
import Testing

@Suite struct PlannerWarningsTests {
    private static func source(_ name: String, _ change: @escaping @Sendable (inout PictureView) -> Void)
        -> SceneCase
    {
        SceneCase(name) { $0.scene.layouts.source.changeView(change) }
    }

    private static func covered(_ name: String, _ change: @escaping @Sendable (inout [Rect]) -> Void)
        -> SceneCase
    {
        SceneCase(name) { planner in
            var bars: [Rect] = []
            change(&bars)
            planner.scene.layouts.source.image?.occluders = bars
        }
    }

    /// A scene made for each warning, the one thing it is about, and nothing else.
    private static let rows: [(Warning.Code, Warning.Subject, SceneCase)] = [
        (
            .aspectMismatch, .picture(.source),
            SceneCase("a square thumbnail") {
                $0.scene.layouts.source.image?.picture = Picture(pixels: PixelSize(width: 300, height: 300))
            }
        ),
        // 390 * 300.2 / 400 is 0.195 points more than 292.5; half a pixel is 0.1667 points.
        (
            .aspectMismatch, .picture(.source),
            SceneCase("more than half a pixel") {
                $0.scene.layouts.source.image?.picture = Picture(
                    pixels: PixelSize(width: 400, height: 300.2))
            }
        ),
        (
            .aspectMismatch, .picture(.destination),
            SceneCase("a viewer's other picture") {
                $0.scene.layouts.destination.image?.picture = Picture(
                    pixels: PixelSize(width: 2000, height: 1510))
            }
        ),
        (
            .distortion, .element(.source, "label"),
            SceneCase("a label without a font size") { planner in
                planner.scene.layouts.source.companions[0].fontSize = nil
            }
        ),
        (
            .radiusLimited, .cornerRadius(.source, "image"),
            SceneCase("a round cell") {
                $0.scene.layouts.source.image?.cornerRadius = .radii(CornerRadii(61))
            }
        ),
        (
            .radiusLimited, .element(.source, "image"),
            SceneCase("a radius of the style's") {
                $0.style = .cardZoomOpaque
                $0.style.calculationMode = .both(.linear)
                $0.scene.layouts.source.image?.cornerRadius = nil
                $0.scene.layouts.source.changeView { $0.frame = Rect(x: 20, y: 300, width: 20, height: 20) }
            }
        ),
        (
            .radiusLimited, .cornerRadius(.destination, "image"),
            SceneCase("a round viewer") { $0.scene.layouts.destination.image?.cornerRadius = .fraction(0.6) }
        ),
        (
            .radiusLimited, .cornerRadius(.destination, "closeButton"),
            SceneCase("a round button") {
                $0.scene.layouts.destination.companions[1].cornerRadius = .radii(CornerRadii(23))
            }
        ),
        (
            .upscaled, .element(.destination, "image"),
            SceneCase("a small picture") { $0.scene.picture?.pixels = PixelSize(width: 200, height: 150) }
        ),
        (
            .partlyOccluded, .occluders(.source),
            covered("a bar") { $0 = [Rect(x: 0, y: 0, width: 390, height: 310)] }
        ),
        (
            .unusualDuration, .duration(.style),
            SceneCase("in seconds") { $0.style.timing = .both(Timing(durationMs: 0.4)) }
        ),
        (
            .unusualDuration, .duration(.style),
            SceneCase("too long") { $0.style.timing = .both(Timing(durationMs: 5001)) }
        ),
        (
            .unusualDuration, .duration(.pacing),
            SceneCase("a spring that takes too long") {
                $0.style.timing = .both(Timing(durationMs: 5001))
                $0.style.durationSource = .pacing
            }
        ),
        (
            .textReflow, .lines(.destination, "label"),
            SceneCase("two lines") {
                $0.scene.layouts.source.companions[0].lines = 1
                $0.scene.layouts.destination.companions[0].lines = 2
            }
        ),
    ]

    @Test(arguments: rows, Direction.allCases)
    func oneThingRaisesOneWarning(row: (Warning.Code, Warning.Subject, SceneCase), direction: Direction) {
        let warnings = row.2.planner(.photoZoom, direction).transition.warnings
        #expect(warnings.map(\.code) == [row.0])
        #expect(warnings.map(\.subject) == [row.1])
    }

    @Test(arguments: Direction.allCases)
    func nothingUnusualRaisesNothing(direction: Direction) {
        for style in [TransitionStyle.photoZoom, .fade] {
            let planner = Planner(scene: Scenes.plain, style: style, direction: direction)
            #expect(planner.transition.warnings == [])
        }
    }

    private static let harmless: [SceneCase] = [
        // 390 * 300.1 / 400 is 0.0975 points more than 292.5; half a pixel is 0.1667 points.
        SceneCase("almost the aspect ratio") {
            $0.scene.layouts.source.image?.picture = Picture(pixels: PixelSize(width: 400, height: 300.1))
        },
        SceneCase("a smaller copy") {
            $0.scene.layouts.source.image?.picture = Picture(pixels: PixelSize(width: 400, height: 300))
        },
        SceneCase("just round") { $0.scene.layouts.source.image?.cornerRadius = .radii(CornerRadii(60)) },
        SceneCase("its own size") { $0.scene.picture?.pixels = PixelSize(width: 390, height: 292.5) },
        covered("a bar elsewhere") { $0 = [Rect(x: 0, y: 0, width: 390, height: 300)] },
        SceneCase("50 milliseconds") { $0.style.timing = .both(Timing(durationMs: 50)) },
        SceneCase("5 seconds") { $0.style.timing = .both(Timing(durationMs: 5000)) },
        SceneCase("no time at all") { $0.style.timing = .both(Timing(durationMs: 0)) },
    ]

    @Test(arguments: harmless)
    func whatIsWithinTheLimitsRaisesNothing(scene: SceneCase) {
        #expect(scene.planner().transition.warnings == [])
    }

    /// A picture that is known to be another one, named by the scene, is the one that is not the whole one.
    @Test func aStandInForTheWholePictureIsNamed() {
        let scene = SceneCase("a cropped stand-in") {
            $0.scene.picture = Picture(pixels: PixelSize(width: 300, height: 300))
            $0.scene.layouts.destination.image?.picture = Scenes.picture
        }
        #expect(scene.planner().transition.warnings.map(\.subject) == [.picture(nil)])
    }

    @Test func aFallbackWarnsOfItsDurationOnly() {
        var planner = Planner(scene: Scenes.plain, style: .cardZoom, direction: .present)
        planner.scene.layouts.source.image = nil
        #expect(planner.transition.warnings == [])
        planner.style.timing = .both(Timing(durationMs: 1.25))
        #expect(planner.transition.warnings.map(\.code) == [.unusualDuration])
    }

    @Test(arguments: rows.map(\.2))
    func theDetailIsASentenceWithTheNumber(scene: SceneCase) {
        let details = scene.planner().transition.warnings.map(\.detail)
        let speaksOfNumbers = details.allSatisfy { $0.contains(where: \.isNumber) || $0.contains("covers") }
        #expect(speaksOfNumbers && !details.isEmpty)
    }
}
