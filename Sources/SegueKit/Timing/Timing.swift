/// When a transition runs and how progress follows the clock.
public struct Timing: Equatable, Sendable {
    /// The time it moves for, in milliseconds; not negative.
    public var durationMs: Double
    /// The time it waits before, in milliseconds; not negative.
    public var delayMs: Double
    /// The curve over the whole duration, applied before any track looks its keyframes up.
    ///
    /// A spring is not stretched to the duration: a longer one lets it rest, a shorter one cuts it off.
    public var pacing: Easing

    public init(durationMs: Double, delayMs: Double = 0, pacing: Easing = .linear) {
        self.durationMs = durationMs
        self.delayMs = delayMs
        self.pacing = pacing
    }

    /// The whole time from the start to the completion, in milliseconds.
    public var totalMs: Double { delayMs + durationMs }

    /// Returns the eased progress at a time in milliseconds from the start, the delay included.
    ///
    /// Before the delay is over it is 0; at the end, and when there is no time at all, it is 1.
    public func progress(atMs time: Double) -> Double {
        let elapsed = time - delayMs
        if elapsed >= durationMs { return 1 }
        if elapsed <= 0 { return 0 }
        if case .spring(let spring) = pacing { return spring.value(at: elapsed / 1000) }
        return pacing.value(at: elapsed / durationMs)
    }
}
