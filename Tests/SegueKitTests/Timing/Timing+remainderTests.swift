import Testing

@testable import SegueKit

@Suite struct TimingRemainderTests {
    @Test(arguments: [
        // A third of 3 s is over: 2 s are left, or 1 s where it turns back.
        (1.0 / 3, false, 2000.0, 1.0), (1.0 / 3, true, 1000.0, 0.0), (0.0, true, 0.0, 0.0),
        (1.0, false, 0.0, 1.0), (1.0, true, 3000.0, 0.0),
    ])
    func lastsAsLongAsWhatIsLeft(elapsed: Double, isReversed: Bool, duration: Double, end: Double) {
        let timing = Timing(durationMs: 3000, delayMs: 500)
        let remainder = timing.remainder(after: elapsed, velocity: nil, isReversed: isReversed)
        #expect(isApproximately(remainder.timing.durationMs, duration, within: 1e-9))
        #expect(remainder.timing.delayMs == 0)
        #expect(isApproximately(remainder.start, elapsed, within: 1e-12))
        #expect(remainder.end == end)
        #expect(remainder.isOver == (remainder.start == end))
    }

    /// Without a duration it has come to its end, delay or not.
    @Test(arguments: [0.0, 300])
    func hasNothingLeftWithoutADuration(delay: Double) {
        let timing = Timing(durationMs: 0, delayMs: delay, pacing: .easeIn)
        let remainder = timing.remainder(after: 0.5, velocity: nil, isReversed: false)
        #expect(remainder.timing == Timing(durationMs: 0))
        #expect(remainder.isOver)
    }

    /// Two ways a second for half a second are one way a duration.
    @Test func startsWithAVelocity() {
        let timing = Timing(durationMs: 1000, pacing: .easeInOut)
        let remainder = timing.remainder(after: 0.5, velocity: 2, isReversed: false)
        let slope = remainder.timing.pacing.value(at: 1e-7) / 1e-7
        #expect(isApproximately(slope, 1, within: 1e-4))
    }
}
