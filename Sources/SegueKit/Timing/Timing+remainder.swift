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
    /// No spring takes longer to settle than an hour, in milliseconds.
    private static let longestMs = 3_600_000.0
    /// The fastest start, in whole ways a second: there is hardly any way left where a spring is faster.
    private static let fastest = 1000.0

    /// Returns the timing of a transition that is resumed.
    public func resumed(_ resumption: Resumption) -> Timing {
        switch resumption.state {
        case .elapsed(0) where !resumption.isReversed && resumption.velocity == nil:
            return self
        case .elapsed(let elapsed):
            return remainder(
                after: elapsed, velocity: resumption.velocity, isReversed: resumption.isReversed
            ).timing
        case .layers:
            guard let velocity = resumption.velocity, durationMs > 0 else { return self }
            var timing = self
            timing.run(at: velocity)
            return timing
        }
    }

    /// Returns what is left after a part of the duration.
    ///
    /// It takes as long as the whole would still have taken, or, turned back, as long as it has been running. The
    /// pacing is the rest of the curve, or, turned back, what has been played of it backwards. A spring goes on with
    /// its velocity instead; turned back, or with a velocity of its own, it takes as long as it needs to settle. It
    /// waits no more.
    ///
    /// - Parameters:
    ///   - elapsed: 0...1 of the duration, before the pacing.
    ///   - velocity: In whole remaining ways a second; nil: as the pacing has it.
    func remainder(after elapsed: Double, velocity: Double?, isReversed: Bool) -> Remainder {
        let start = elapsed == 0 ? 0 : progress(atMs: delayMs + elapsed * durationMs)
        let left = durationMs * (isReversed ? elapsed : 1 - elapsed)
        var remainder = Remainder(
            start: start, end: isReversed ? 0 : 1, timing: Timing(durationMs: left, pacing: .linear))
        if remainder.isOver { return remainder }
        if case .spring(let spring) = pacing {
            let way = remainder.end - start
            let own = spring.velocity(at: elapsed * durationMs / 1000) / way
            remainder.timing.pacing = .spring(spring.starting(at: min(Self.fastest, max(-Self.fastest, own))))
            if isReversed { remainder.timing.run(at: own) }
        } else {
            remainder.timing.pacing = pacing.part(from: elapsed, to: isReversed ? 0 : 1) ?? .linear
        }
        if let velocity { remainder.timing.run(at: velocity) }
        return remainder
    }

    /// Has the pacing start with a velocity, in whole ways a second. A spring then takes its time to settle; a line
    /// or a Bézier takes it as its gradient; what has no gradient stays as it is.
    mutating func run(at velocity: Double) {
        let velocity = min(Self.fastest, max(-Self.fastest, velocity))
        guard case .spring(let spring) = pacing else {
            pacing = pacing.leaving(withSlope: velocity * durationMs / 1000)
            return
        }
        let started = spring.starting(at: velocity)
        pacing = .spring(started)
        durationMs = min(Self.longestMs, started.settlingDuration * 1000)
    }
}
