import SegueKit
import Testing

@Suite struct SpringTests {
    /// Under-damped, critical and over-damped ones, next to critical on both sides, and with velocities.
    static let springs = [
        Spring(stiffness: 100, damping: 10), Spring(stiffness: 100, damping: 1, initialVelocity: 20),
        Spring(mass: 4.5, stiffness: 1300, damping: 95), Spring(stiffness: 100, damping: 20),
        Spring(stiffness: 100, damping: 20, initialVelocity: 30),
        Spring(stiffness: 100, damping: 20, initialVelocity: -30), Spring(stiffness: 100, damping: 40),
        Spring(stiffness: 100, damping: 40, initialVelocity: 200),
        Spring(stiffness: 100, damping: 40, initialVelocity: -8),
        Spring(mass: 3, stiffness: 1000, damping: 500),
        Spring(stiffness: 100, damping: 20 * (1 + 1e-9)), Spring(stiffness: 100, damping: 20 * (1 - 1e-9)),
        Spring(stiffness: 100, damping: 20 * (1 + 1e-14)), Spring(stiffness: 100, damping: 20 * (1 - 1e-14)),
        Spring(duration: 0.5, bounce: 0.3, initialVelocity: 5), Spring(duration: 1, bounce: -0.5),
        Spring(response: 0.8, dampingFraction: 0.35), Spring(dampingRatio: 0.6, settlingDuration: 0.7),
    ]

    /// The equation of motion, m x'' = k (1 - x) - c x', by classical Runge-Kutta steps.
    @Test(arguments: springs)
    func valuesSolveTheEquationOfMotion(spring: Spring) {
        let (step, steps) = (1.0 / 8192, 8192)
        var (x, v) = (0.0, spring.initialVelocity)
        func force(_ x: Double, _ v: Double) -> Double {
            (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
        }
        for index in 0..<steps {
            if index.isMultiple(of: 512) {
                let value = spring.value(at: Double(index) * step)
                #expect(isApproximately(value, x, within: 1e-6), "after \(index) steps")
            }
            let (x1, v1) = (v, force(x, v))
            let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
            let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
            let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
            x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
    }

    @Test(arguments: springs)
    func itStartsAtZeroAndEndsAtOne(spring: Spring) {
        #expect(spring.value(at: 0) == 0)
        #expect(isApproximately(spring.value(at: 1e6), 1))
    }

    @Test(arguments: [(0.0, 1.0), (0.3, 0.7), (-0.5, 2.0), (0.9, 0.1), (-0.75, 4.0)])
    func bounceIsTheOtherSideOfDamping(bounce: Double, ratio: Double) {
        let spring = Spring(duration: 0.4, bounce: bounce)
        #expect(isApproximately(spring.dampingRatio, ratio))
        #expect(isApproximately(spring.bounce, bounce))
        #expect(isApproximately(spring.response, 0.4))
    }

    @Test func overdampingMayCountAsCritical() {
        let spring = Spring(stiffness: 100, damping: 50, allowsOverdamping: false)
        #expect(spring == Spring(stiffness: 100, damping: 20))
        #expect(Spring(stiffness: 100, damping: 5, allowsOverdamping: false).damping == 5)
    }
}
