import SegueKit
import Testing

@Suite struct PiecewiseLinearTests {
    private static func points(_ pairs: (Double, Double)...) -> PiecewiseLinear {
        PiecewiseLinear(pairs.map { PiecewiseLinear.Stop(at: $0.0, value: $0.1) })
    }

    @Test(arguments: [(0.0, 0.0), (0.25, 0.6), (0.5, 1.2), (0.6, 1.16), (1.0, 1.0)])
    func progressRunsStraightFromPointToPoint(time: Double, value: Double) {
        let points = Self.points((0, 0), (0.5, 1.2), (1, 1))
        #expect(isApproximately(points.value(at: time), value))
    }

    /// CSS Easing 2 §2.2.2: it runs on as beside the ends, and where two points have one time the later counts.
    @Test(arguments: [(0.0, 0.1), (-0.1, 0.0), (0.2, 0.3), (0.5, 0.9), (0.75, 0.9), (1.0, 0.9)])
    func outsideItRunsOnAndInsideItJumps(time: Double, value: Double) {
        let points = Self.points((0.1, 0.2), (0.5, 0.6), (0.5, 0.9), (0.9, 0.9))
        #expect(isApproximately(points.value(at: time), value))
    }

    /// Two points as near as doubles can be are a jump and no slope of 1e300.
    @Test(arguments: [(-1.0, 0.0), (1e-300, 1.0), (1, 1), (2, 1)])
    func pointsNextToEachOtherAreAJump(time: Double, value: Double) {
        #expect(Self.points((0, 0), (1e-300, 1)).value(at: time) == value)
    }
}
