import Foundation
import SegueKit
import Testing

@Suite struct SpringMakingTests {
    /// Between the swings the amplitude |(ratio w - v) / (w sqrt(1 - ratio^2))| e^(-ratio w t) is a thousandth of the
    /// way after the duration, and less ever after (uikit.md §7.3).
    @Test(arguments: [0.01, 0.1, 0.5, 0.7, 0.999], [-30.0, -1, 0, 2, 30, 1000])
    func theAmplitudeIsAThousandthAfterTheDuration(ratio: Double, velocity: Double) {
        for duration in [0.001, 0.4, 3600] {
            let spring = Spring(
                dampingRatio: ratio, settlingDuration: duration, initialVelocity: velocity)
            let frequency = spring.stiffness.squareRoot()
            func amplitude(_ frequency: Double) -> Double {
                abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
                    * exp(-ratio * frequency * duration)
            }
            #expect(isApproximately(spring.dampingRatio, ratio))
            #expect(isApproximately(amplitude(frequency), 0.001, within: 1e-8))
            for factor in [1.001, 1.1, 2, 10] { #expect(amplitude(factor * frequency) < 0.001) }
        }
    }

    @Test(arguments: [(0.4, 0.0), (0.5, 10.0), (2, -7), (3600, 1000)])
    func aCriticalOneIsThereAfterTheDuration(duration: Double, velocity: Double) {
        let spring = Spring(dampingRatio: 1, settlingDuration: duration, initialVelocity: velocity)
        #expect(isApproximately(spring.settlingDuration, duration, within: 1e-6 * duration))
    }

    @Test func theWordsOfDesignersAreOneSpring() {
        let spring = Spring(response: 0.5, dampingFraction: 0.7, initialVelocity: 2)
        let other = Spring(duration: 0.5, bounce: 0.3, initialVelocity: 2)
        #expect(isApproximately(spring.damping, other.damping))
        #expect(spring.stiffness == other.stiffness)
        #expect(spring.initialVelocity == 2 && other.initialVelocity == 2)
    }
}
