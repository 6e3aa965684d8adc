import Testing

@testable import SegueKit

@Suite struct EasingPartTests {
    @Test(arguments: [Easing.linear, .easeInOut])
    func isItselfAsAWhole(easing: Easing) {
        #expect(easing.part(from: 0, to: 1) == easing)
    }

    @Test func aStraightOneStaysStraight() {
        #expect(Easing.linear.part(from: 0.7, to: 0.2) == .linear)
        #expect(Easing.linear.part(from: 0.7, to: 0.7) == nil)
    }

    /// Played backwards, what came in slowly goes out slowly.
    @Test func turnsRound() throws {
        let back = try #require(Easing.easeIn.part(from: 1, to: 0))
        for step in 0...20 {
            let time = Double(step) / 20
            let mirrored = 1 - Easing.easeIn.value(at: 1 - time)
            #expect(isApproximately(back.value(at: time), mirrored, within: 1e-9))
        }
    }

    @Test(arguments: [Easing.linear, .easeInOut], [0.0, 2, -1])
    func leavesWithASlope(easing: Easing, slope: Double) {
        #expect(isApproximately(easing.leaving(withSlope: slope).value(at: 1e-7) / 1e-7, slope, within: 1e-4))
    }

    private static let others: [(Easing, Double)] = [
        (.steps(Steps(4)), 1e-9), (.steps(Steps(3, .jumpBoth)), 1e-9), (.path(.emphasized), 0.001),
        (
            .piecewise(
                PiecewiseLinear([.init(at: 0, value: 0), .init(at: 0.3, value: 0.8), .init(at: 1, value: 1)])),
            1e-9
        ),
        (.spring(Spring(stiffness: 100, damping: 10)), 0.001),
        (.cubicBezier(UnitBezier(1, 0, 0, 1)), 0.0005), (.cubicBezier(UnitBezier(0.87, 0, 0.13, 1)), 0.0005),
    ]

    /// Steps and points are cut exactly, and other curves nearly so.
    @Test(arguments: others, [(0.4, 1.0), (0.4, 0.0), (0.85, 0.0)])
    func cutsOtherKinds(easing: (Easing, Double), times: (Double, Double)) throws {
        let part = try #require(easing.0.part(from: times.0, to: times.1))
        let start = easing.0.value(at: times.0)
        for step in 1..<50 {
            let fraction = (Double(step) + 0.3) / 50
            let whole = easing.0.value(at: times.0 + (times.1 - times.0) * fraction)
            let value = start + (times.1 - start) * part.value(at: fraction)
            #expect(isApproximately(value, whole, within: easing.1))
        }
    }

    @Test func hasNoPieceOfTooManyPoints() {
        #expect(Easing.steps(Steps(1000)).part(from: 0.5, to: 1) == nil)
    }
}
