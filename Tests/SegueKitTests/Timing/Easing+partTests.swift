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
}
