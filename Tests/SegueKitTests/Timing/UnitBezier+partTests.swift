import Testing

@testable import SegueKit

@Suite struct UnitBezierPartTests {
    private static let curves = [
        UnitBezier(0.42, 0, 0.58, 1), UnitBezier(0.25, 0.1, 0.25, 1), UnitBezier(0, 0, 0.58, 1),
        UnitBezier(0.2, 0, 0, 1), UnitBezier(0.175, 0.885, 0.32, 1.275),
    ]
    private static let times = [(0.0, 0.5), (0.3, 1.0), (0.25, 0.75), (0.6, 0.0), (1.0, 0.0), (0.9, 0.2)]

    /// A piece is the curve itself, scaled to its ends.
    @Test(arguments: curves, times)
    func isTheCurveBetween(curve: UnitBezier, times: (Double, Double)) throws {
        let part = try #require(curve.part(from: times.0, to: times.1))
        let (start, end) = (curve.value(at: times.0), curve.value(at: times.1))
        for step in 0...50 {
            let fraction = Double(step) / 50
            let whole = curve.value(at: times.0 + (times.1 - times.0) * fraction)
            #expect(isApproximately(start + (end - start) * part.value(at: fraction), whole, within: 1e-9))
        }
    }

    /// De Casteljau at one half: the middle of the symmetric curve, with its handles halved.
    @Test func halvesASymmetricCurve() throws {
        let half = try #require(UnitBezier(0.5, 0, 0.5, 1).part(from: 0.5, to: 1))
        #expect([half.x1, half.y1, half.x2, half.y2] == [0.25, 0.5, 0.5, 1])
    }

    @Test(arguments: [(0.5, 0.5), (0.0, 0.0)])
    func hasNoPieceWithoutAWay(times: (Double, Double)) {
        #expect(UnitBezier(0.42, 0, 0.58, 1).part(from: times.0, to: times.1) == nil)
    }

    /// At 0.3 of the parameter of (1, 0, 0, 1) time is 0.468, and the second handle of the rest lies at 0.3.
    @Test func hasNoPieceWhoseHandleReachesBackInTime() {
        let steep = UnitBezier(1, 0, 0, 1)
        #expect(steep.part(from: 0.468, to: 1) == nil)
        #expect(steep.part(from: 0.532, to: 0) == nil)
        #expect(steep.part(from: 0.8, to: 1) != nil)
    }

    @Test(arguments: [0.0, 1, 2.5, -3])
    func leavesWithASlope(slope: Double) {
        for curve in Self.curves {
            let leaving = curve.leaving(withSlope: slope)
            #expect(isApproximately(leaving.value(at: 1e-7) / 1e-7, slope, within: 1e-4))
            #expect(leaving.value(at: 1) == 1)
        }
    }
}
