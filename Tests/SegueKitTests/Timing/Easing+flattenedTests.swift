import SegueKit
import Testing

@Suite struct EasingFlattenedTests {
    static let easings: [Easing] = [
        .linear, .ease, .easeIn, .easeOut, .easeInOut, .emphasized, .accelerateDecelerate,
        .cubicBezier(UnitBezier(1, 0, 0, 1)), .cubicBezier(UnitBezier(0, 1, 1, 0)),
        .cubicBezier(UnitBezier(0, 100, 0, -100)), .cubicBezier(UnitBezier(0, 2, 1, -1)),
        .cubicBezier(UnitBezier(0.34, 1.56, 0.64, 1)), .steps(Steps(1)), .steps(Steps(7, .jumpBoth)),
        .steps(Steps(49, .jumpStart)), .steps(Steps(5, .jumpNone)),
        .piecewise(
            PiecewiseLinear([.init(at: 0, value: 0), .init(at: 0.3, value: 1.4), .init(at: 1, value: 1)])),
        .spring(Spring(stiffness: 100, damping: 10)), .spring(Spring(stiffness: 100, damping: 1)),
        .spring(Spring(stiffness: 100, damping: 40)), .spring(Spring(duration: 0.5, bounce: 0)),
        .spring(Spring(stiffness: 100, damping: 10, initialVelocity: -20)),
    ]

    @Test(arguments: easings, [0.1, 0.01, 0.001, 0.0001])
    func everyPointIsWithinTheTolerance(easing: Easing, tolerance: Double) {
        let points = easing.flattened(within: tolerance)
        var furthest = 0.0
        for step in 0...9973 {
            let time = Double(step) / 9973
            furthest = max(furthest, abs(points.value(at: time) - easing.value(at: time)))
        }
        #expect(furthest <= tolerance)
        #expect(points.stops.first == .init(at: 0, value: easing.value(at: 0)))
        #expect(points.stops.last == .init(at: 1, value: 1))
    }

    /// A chord of a parabola of curvature c is off by c h^2 / 8, so that n points keep within 1 / 4 n^2 of t^2.
    @Test(arguments: [(0.01, 5), (0.0025, 10), (0.0001, 50)])
    func thereAreHardlyMorePointsThanItTakes(tolerance: Double, segments: Int) {
        // The Bézier that is t^2: its y at the control points is that of the parabola, its x is the time.
        let parabola = Easing.cubicBezier(UnitBezier(1.0 / 3, 0, 2.0 / 3, 1.0 / 3))
        #expect(isApproximately(parabola.value(at: 0.3), 0.09))
        let count = parabola.flattened(within: tolerance).stops.count - 1
        #expect(count >= segments && Double(count) <= Double(segments) * 1.25 + 1, "\(count)")
    }

    @Test func straightLinesNeedTwoPoints() {
        #expect(Easing.linear.flattened(within: 0.1).stops.count == 2)
        #expect(Easing.cubicBezier(UnitBezier(0.2, 0.2, 0.7, 0.7)).flattened(within: 1e-6).stops.count == 2)
        #expect(Easing.easeInOut.flattened(within: 0.5).stops.count == 2)
    }
}
