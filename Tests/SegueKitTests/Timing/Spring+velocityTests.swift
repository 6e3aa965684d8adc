import Testing

@testable import SegueKit

@Suite struct SpringVelocityTests {
    private static let springs = [
        Spring(stiffness: 100, damping: 10, initialVelocity: 5), Spring(stiffness: 100, damping: 20),
        Spring(stiffness: 100, damping: 20, initialVelocity: -4),
        Spring(mass: 2, stiffness: 100, damping: 60),
        Spring(stiffness: 1000, damping: 1, initialVelocity: 30),
    ]

    /// The derivative of the place, found by differences.
    @Test(arguments: springs, [0.01, 0.1, 0.35, 1, 2.5])
    func isTheDerivative(spring: Spring, time: Double) {
        let step = 1e-5
        let slope = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
        #expect(isApproximately(spring.velocity(at: time), slope, within: 1e-5))
    }

    @Test(arguments: springs)
    func startsWithTheInitialOne(spring: Spring) {
        #expect(isApproximately(spring.velocity(at: 0), spring.initialVelocity, within: 1e-9))
        #expect(isApproximately(spring.starting(at: 7).velocity(at: 0), 7, within: 1e-9))
    }
}
