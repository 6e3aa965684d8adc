/// What is left of a running transition: the stretch of its progress, and the time for it.
struct Remainder {
    /// The progress it starts from, which may overshoot 0...1.
    var start: Double
    /// 1, or 0 where it turns back.
    var end: Double
    var timing: Timing

    /// A way shorter than this, in whole ways, is none: what comes after would be divided by it.
    static let shortest = 1e-9

    var isOver: Bool { abs(end - start) < Self.shortest }
}

extension Timing {
    /// Returns what is left after a part of the duration.
    ///
    /// It takes as long as the whole would still have taken, or, turned back, as long as it has been running. The
    /// pacing is the rest of the curve, or, turned back, what has been played of it backwards. It waits no more.
    ///
    /// - Parameters:
    ///   - elapsed: 0...1 of the duration, before the pacing.
    ///   - velocity: In whole remaining ways a second; nil: as the pacing has it. A pacing that is not a spring
    ///     takes it as its gradient at the start.
    func remainder(after elapsed: Double, velocity: Double?, isReversed: Bool) -> Remainder {
        let start = elapsed == 0 ? 0 : progress(atMs: delayMs + elapsed * durationMs)
        let left = durationMs * (isReversed ? elapsed : 1 - elapsed)
        var remainder = Remainder(
            start: start, end: isReversed ? 0 : 1, timing: Timing(durationMs: left, pacing: .linear))
        if !remainder.isOver {
            let part = pacing.part(from: elapsed, to: isReversed ? 0 : 1) ?? .linear
            remainder.timing.pacing = part
            if let velocity { remainder.timing.run(at: velocity) }
        }
        return remainder
    }

    /// Has the pacing start with a velocity, in whole ways a second.
    mutating func run(at velocity: Double) {
        pacing = pacing.leaving(withSlope: velocity * durationMs / 1000)
    }
}
