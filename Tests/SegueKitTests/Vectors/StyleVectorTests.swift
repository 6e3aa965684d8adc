import SegueKit
import Testing

@Suite struct StyleVectorTests {
    @Test(arguments: Vectors.styles.of("easing"))
    func easingsOfStylesRunAsDefined(vector: Vector) throws {
        let easing = try #require(Self.easing(vector.input["name"].string))
        let progress = vector.input["x"].numbers.map(easing.value(at:))
        #expect(isApproximately(progress, vector.expected["y"].numbers, within: vector.tolerance))
    }

    /// The name ends in the curve, as in `cubic-bezier(.4,0,.2,1)`.
    private static func easing(_ name: String) -> Easing? {
        if name.hasPrefix("android.accelerateDecelerate") { return .accelerateDecelerate }
        let numbers = name.split(separator: "(").last?.dropLast().split(separator: ",")
            .compactMap { Double("0\($0)") ?? Double($0) }
        guard let numbers, numbers.count == 4 else { return nil }
        return .cubicBezier(UnitBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    /// Those of whole styles run over the service, in `StylesVectorTests` and `PeerVectorTests`.
    @Test func everyVectorRuns() {
        #expect(
            Vectors.styles.countsByKind == [
                "photoswipe.verticalDragBackground": 1, "photoswipe.dragDecision": 1,
                "easing": 5, "compose.defaultBoundsSpring": 1, "material-container-transform": 5,
                "photoswipe.cropped-open": 2, "motion.crossfade": 1, "flutter.openContainer": 1,
                "medium-zoom.transform": 1, "motion.projection": 1, "motion.radiusCorrection": 1,
                "rn-shared-element.clip": 3, "android.changeBounds+changeImageTransform": 1,
                "fancybox.opacityDecision": 1,
            ])
    }
}
