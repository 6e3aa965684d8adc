/// A damped spring that runs from 0 to 1 (`CASpringAnimation`, `UISpringTimingParameters`).
///
/// Above critical damping it creeps as physics has it. Core Animation and WebKit take such a spring for a critical
/// one, unless they are told otherwise: see `allowsOverdamping`.
public struct Spring: Equatable, Sendable {
    /// All three are greater than zero.
    public let mass: Double
    public let stiffness: Double
    public let damping: Double
    /// In whole ways a second; positive runs towards the target.
    public let initialVelocity: Double

    /// - Parameter allowsOverdamping: If false, a damping above the critical one counts as that one.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
        allowsOverdamping: Bool = true
    ) {
        precondition(mass > 0 && stiffness > 0 && damping > 0, "A spring's constants must be greater than 0")
        self.mass = mass
        self.stiffness = stiffness
        let critical = 2 * (mass * stiffness).squareRoot()
        self.damping = allowsOverdamping ? damping : min(damping, critical)
        self.initialVelocity = initialVelocity
    }

    /// The frequency without damping, in radians a second.
    var frequency: Double { (stiffness / mass).squareRoot() }

    /// 1 is critical: the fastest approach without swinging over the target.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// The period without damping, in seconds (the `response` and the perceptual duration of SwiftUI).
    public var response: Double { 2 * .pi / frequency }

    /// -1...1; positive ones swing over the target.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// Returns where it is after a time in seconds: 0 at the start, 1 in the end.
    ///
    /// The closed forms of the three regimes (uikit.md §7.2; the first two are WebKit's SpringSolver.h).
    public func value(at seconds: Double) -> Double {
        let (frequency, ratio, velocity) = (self.frequency, dampingRatio, initialVelocity)
        switch regime {
        case .swinging(let swing):
            let decay = exp(-ratio * frequency * seconds)
            return 1 - decay
                * (cos(swing * seconds) + (ratio * frequency - velocity) / swing * sin(swing * seconds))
        case .critical:
            return 1 - exp(-frequency * seconds) * (1 + (frequency - velocity) * seconds)
        case .creeping(let slow, let fast):
            let share = (fast + velocity) / (fast - slow)
            return 1 - share * exp(slow * seconds) - (1 - share) * exp(fast * seconds)
        }
    }

    enum Regime {
        /// Under-damped, with a frequency in radians a second.
        case swinging(Double)
        case critical
        /// Over-damped: the rates of its two exponentials, both below zero.
        case creeping(slow: Double, fast: Double)
    }

    var regime: Regime {
        let (frequency, ratio) = (self.frequency, dampingRatio)
        let excess = (ratio - 1) * (ratio + 1)
        // So close to critical, the other forms divide by next to nothing.
        if abs(excess) < 1e-12 { return .critical }
        if excess < 0 { return .swinging(frequency * (-excess).squareRoot()) }
        let sum = ratio + excess.squareRoot()
        return .creeping(slow: -frequency / sum, fast: -frequency * sum)
    }
}
