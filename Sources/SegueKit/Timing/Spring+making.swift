/// Springs by what a designer says of them; the mass is 1.
extension Spring {
    /// Creates a spring as SwiftUI does.
    ///
    /// - Parameters:
    ///   - response: The period without damping, in seconds; greater than zero.
    ///   - dampingFraction: Greater than zero; 1 is critical.
    public init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
        let frequency = 2 * .pi / response
        self.init(frequency: frequency, dampingRatio: dampingFraction, initialVelocity: initialVelocity)
    }

    /// Creates a spring as iOS 17 does (`UIView.animate(springDuration:bounce:)`).
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds; greater than zero.
    ///   - bounce: Between -1 and 1; 0 is critical, positive ones swing over the target.
    public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(response: duration, dampingFraction: ratio, initialVelocity: initialVelocity)
    }

    /// Creates a spring whose amplitude is `settledDistance` after a duration, as
    /// `UIView.animate(withDuration:usingSpringWithDamping:)` does (uikit.md §7.3).
    ///
    /// - Parameters:
    ///   - dampingRatio: 0.01...1
    ///   - settlingDuration: In seconds; greater than zero.
    public init(dampingRatio ratio: Double, settlingDuration: Double, initialVelocity: Double = 0) {
        precondition((0.01...1).contains(ratio), "The damping ratio must lie in 0.01...1")
        let amplitude = Self.amplitude(ratio, after: settlingDuration, initialVelocity)
        let peak = Self.peak(ratio, after: settlingDuration, initialVelocity)
        let frequency = Self.lastTime(from: peak, amplitude)
        self.init(frequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    private init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
        self.init(
            stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
            initialVelocity: initialVelocity)
    }

    /// The amplitude after a duration by the frequency.
    private static func amplitude(
        _ ratio: Double, after duration: Double, _ velocity: Double
    ) -> (Double) -> Double {
        if ratio == 1 { return { abs(1 + ($0 - velocity) * duration) * exp(-$0 * duration) } }
        let swing = (1 - ratio * ratio).squareRoot()
        return { abs(ratio * $0 - velocity) / (swing * $0) * exp(-ratio * $0 * duration) }
    }

    /// The frequency from which on the amplitude only shrinks.
    private static func peak(_ ratio: Double, after duration: Double, _ velocity: Double) -> Double {
        // Without a velocity it shrinks from the lowest frequency on, at which it is not defined.
        guard velocity > 0 else { return 1e-9 / duration }
        if ratio == 1 { return velocity }
        let half = velocity / (2 * ratio)
        return half + (half * half + velocity / (ratio * ratio * duration)).squareRoot()
    }
}
