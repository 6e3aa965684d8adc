import SegueKit
import Testing

@Suite struct TimingTests {
    @Test(arguments: [
        (0.0, 0.0), (99.9, 0.0), (100.0, 0.0), (200.0, 0.25), (300.0, 0.5), (500.0, 1.0), (9000.0, 1.0),
        (-1.0, 0.0),
    ])
    func progressWaitsForTheDelay(time: Double, progress: Double) {
        #expect(Timing(durationMs: 400, delayMs: 100).progress(atMs: time) == progress)
    }

    @Test func theWholeTimeIncludesTheDelay() {
        #expect(Timing(durationMs: 400, delayMs: 100).totalMs == 500)
    }

    // Web Animations: 0 / 0 is progress 1, and a delay without a duration ends at once when it is over.
    @Test(arguments: [(0.0, 0.0, 1.0), (100.0, 0.0, 0.0), (100.0, 99.9, 0.0), (100.0, 100.0, 1.0)])
    func aZeroDurationEndsWhenTheDelayIsOver(delay: Double, time: Double, progress: Double) {
        #expect(Timing(durationMs: 0, delayMs: delay).progress(atMs: time) == progress)
    }

    @Test func pacingBendsTheTime() {
        // uikit.md §6.1: with ease-in-out pacing 0.7 of the progress is reached at 62.03 % of the clock.
        let timing = Timing(durationMs: 1250, pacing: .easeInOut)
        #expect(isApproximately(timing.progress(atMs: 1250 * 0.6203), 0.7, within: 2e-4))
        #expect(isApproximately(timing.progress(atMs: 1250 * 0.5585), 0.6, within: 2e-4))
        #expect(timing.progress(atMs: 1250) == 1)
    }

    /// 1 - e^-x (1 + x) at x = 10 t, whatever the duration; the end is exact.
    @Test(arguments: [(100.0, 50.0, 0.09020401043104986), (5000, 500, 0.9595723180054871), (100, 100, 1)])
    func aSpringRunsByTheClock(duration: Double, time: Double, progress: Double) {
        let spring = Easing.spring(Spring(stiffness: 100, damping: 20))
        let timing = Timing(durationMs: duration, delayMs: 30, pacing: spring)
        #expect(isApproximately(timing.progress(atMs: 30 + time), progress))
        #expect(timing.progress(atMs: 30) == 0)
    }

    /// The first and the last moment are the ends, even of easings that have others.
    @Test func theEndsAreExact() {
        for easing in [Easing.steps(Steps(2, .jumpBoth)), .steps(Steps(2, .jumpStart))] {
            let timing = Timing(durationMs: 100, pacing: easing)
            #expect(timing.progress(atMs: 0) == 0)
            #expect(timing.progress(atMs: 100) == 1)
        }
    }

    @Test func anOvershootIsKept() {
        let back = Timing(durationMs: 100, pacing: .cubicBezier(UnitBezier(0.34, 1.56, 0.64, 1)))
        #expect(back.progress(atMs: 50) > 1)
        #expect(back.progress(atMs: 100) == 1)
    }
}
