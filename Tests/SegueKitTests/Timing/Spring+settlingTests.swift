import SegueKit
import Testing

@Suite struct SpringSettlingTests {
    @Test(arguments: SpringTests.springs)
    func afterwardsItStaysWithinTheDistance(spring: Spring) {
        let duration = spring.settlingDuration
        for step in 0...10_000 {
            let time = duration * (1 + 1e-9 + Double(step) / 1000)
            #expect(abs(spring.value(at: time) - 1) <= Spring.settledDistance)
        }
    }

    /// Where it does not swing, the time is the last one at which it is that far away.
    @Test(arguments: SpringTests.springs.filter { $0.dampingRatio >= 1 })
    func itIsNoLongerThanItTakes(spring: Spring) {
        let before = spring.value(at: spring.settlingDuration * (1 - 1e-9))
        #expect(isApproximately(abs(before - 1), Spring.settledDistance, within: 1e-9))
    }

    /// ln(1000) / (damping ratio * frequency) is the least an amplitude needs to fall to a thousandth.
    @Test(arguments: SpringTests.springs.filter { $0.dampingRatio < 0.999 && $0.initialVelocity == 0 })
    func aSwingTakesAtLeastItsDecay(spring: Spring) {
        let decay = spring.damping / (2 * spring.mass)
        #expect(spring.settlingDuration >= 6.907755 / decay)
        #expect(spring.settlingDuration <= 9.3 / decay)
    }

    /// Next to critical, the time goes over into that of the critical spring.
    @Test func nothingJumpsAtTheCriticalDamping() {
        let critical = Spring(stiffness: 100, damping: 20).settlingDuration
        #expect(isApproximately(critical, 0.9233413, within: 1e-6))
        for factor in [1 - 1e-10, 1 + 1e-10, 1 - 1e-13, 1 + 1e-13] {
            let near = Spring(stiffness: 100, damping: 20 * factor).settlingDuration
            #expect(isApproximately(near, critical, within: 1e-5))
        }
    }

    /// The slower rate of the first is 1e-24 a second, and so is the decay of the other, but for a half.
    @Test(arguments: [Spring(stiffness: 1e-12, damping: 1e12), Spring(stiffness: 1e12, damping: 1e-24)])
    func theSlowestTakeTheirTime(spring: Spring) {
        #expect((6e24...2e25).contains(spring.settlingDuration))
    }
}
