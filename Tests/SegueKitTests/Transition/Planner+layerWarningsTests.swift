import SegueKit
import Testing

@Suite struct PlannerLayerWarningsTests {
    private static func warnings(
        _ style: TransitionStyle, _ direction: Direction = .present, mode: CalculationMode = .cubic,
        change: (inout Scene) -> Void = { _ in }
    ) -> [Warning] {
        var style = style
        style.calculationMode = .both(mode)
        var planner = Planner(scene: Scenes.plain, style: style, direction: direction)
        change(&planner.scene)
        return planner.transition.warnings
    }

    /// The seed stretches both of its snapshots, shows what lies behind them, and its curve overshoots.
    @Test(arguments: Direction.allCases)
    func theSeedsOwnFlawsAreNamed(direction: Direction) {
        let codes = Self.warnings(.cardZoom, direction).map(\.code)
        #expect(codes == [.distortion, .distortion, .coverageDip, .overshootClamped])
    }

    @Test(arguments: Direction.allCases)
    func theOpaqueCardHasOnlyItsCurve(direction: Direction) {
        #expect(Self.warnings(.cardZoomOpaque, direction).map(\.code) == [.overshootClamped])
        #expect(Self.warnings(.cardZoomOpaque, direction, mode: .linear) == [])
    }

    @Test func linearCurvesDoNotOvershoot() {
        let codes = Self.warnings(.cardZoom, mode: .linear).map(\.code)
        #expect(codes == [.distortion, .distortion, .coverageDip])
    }

    @Test func snapshotsOfOneAspectRatioAreNotDistorted() {
        let warnings = Self.warnings(.cardZoom, mode: .linear) { scene in
            scene.layouts.source.changeView { $0.frame = Rect(x: 0, y: 0, width: 195, height: 422) }
        }
        #expect(warnings.map(\.code) == [.coverageDip])
    }

    /// uikit.md §1.2: 1 - (1 - a) * a is least at a = 0.5, where it is 0.75; cubic curves through 1, 0, 0
    /// overshoot by 2/27 = 0.0741 of the step.
    @Test func theNumbersAreThoseOfTheCurves() {
        let linear = Self.warnings(.cardZoom, mode: .linear)
        #expect(linear.contains { $0.code == .coverageDip && $0.detail.contains("0.75") })
        let cubic = Self.warnings(.cardZoom)
        #expect(cubic.contains { $0.code == .overshootClamped && $0.detail.contains("0.074") })
        // From 120 * 120 to 390 * 844 the height grows 844 / 390 = 2.1641 times as much.
        let distorted = cubic.filter { $0.code == .distortion }
        #expect(distorted.allSatisfy { $0.detail.contains("2.1641") })
        #expect(distorted.map(\.subject) == [.element(.source, "image"), .element(.destination, "image")])
    }
}
