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

    /// Opacities that sum to 1 cover all where they are added, and 0.75 where one is drawn over the other.
    @Test(arguments: [(Layer.Compositing.additive, nil as String?), (.over, "0.75")])
    func addedOpacitiesCoverAll(compositing: Layer.Compositing, coverage: String?) throws {
        let own = try #require(TransitionStyle.builtIn.first { $0.name == "view-transition" })
        var layers = own.layers
        let last = try #require(layers.indices.last)
        #expect(layers[last].compositing == .additive)
        layers[last].compositing = compositing
        let style = TransitionStyle(
            name: "own", origin: "", timing: own.timing, layers: layers, companions: own.companions,
            fallback: own.fallback)
        let planned = Planner(scene: Scenes.plain, style: style, direction: .present).transition
        #expect(planned.layers.first { $0.name == "destinationImage" }?.compositing == compositing)
        let warning = Self.warnings(style, mode: .linear).first { $0.code == .coverageDip }
        #expect((warning != nil) == (coverage != nil))
        if let coverage { #expect(warning?.detail.contains(coverage) == true) }
    }

    /// A pacing overshoots what is linear: e^(-pi ratio / sqrt(1 - ratio^2)) is 0.2538 at a ratio of 0.4, and nothing
    /// at 1; the furthest is the radius, by as much of its 12 points.
    @Test(arguments: [(0.4, "least radius by 3.04"), (1.0, nil as String?)])
    func swingingPacingsAreNamed(ratio: Double, excess: String?) {
        var style = TransitionStyle.photoZoom
        let spring = Spring(response: 0.5, dampingFraction: ratio)
        style.timing = .both(Timing(durationMs: 1000, pacing: .spring(spring)))
        for isRetimed in [false, true] {
            style.isRetimed = isRetimed
            let warning = Self.warnings(style, mode: .linear).first { $0.code == .overshootClamped }
            #expect((warning != nil) == (excess != nil))
            guard let excess else { continue }
            #expect(warning?.detail.contains(excess) == true)
            #expect(warning?.subject == (isRetimed ? .timing : .style))
        }
    }
}
