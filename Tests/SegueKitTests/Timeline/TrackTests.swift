import SegueKit
import Testing

@Suite struct TrackTests {
    private static func track(
        _ pairs: [(Double, Double)], _ mode: CalculationMode = .linear, _ scaling: TangentScaling = .uniform
    ) -> Track<Double> {
        Track(
            pairs.map { Keyframe(time: $0.0, value: $0.1) }, calculationMode: mode, tangentScaling: scaling)
    }

    @Test(
        arguments: [CalculationMode.linear, .discrete, .cubic],
        [(-1.0, 10.0), (0.0, 10.0), (0.2, 10.0), (0.8, 30.0), (2.0, 30.0)])
    func valuesHoldBeforeTheFirstAndAfterTheLastKeyframe(mode: CalculationMode, row: (Double, Double)) {
        let track = Self.track([(0.2, 10), (0.8, 30)], mode)
        #expect(track.value(at: row.0) == row.1)
        #expect(track.start == 10)
        #expect(track.end == 30)
    }

    /// Progress that overshoots runs on along the segment that touches the end, where that has a length.
    @Test(arguments: [
        (CalculationMode.linear, -0.1, -2.0), (.linear, 1.1, 16), (.discrete, 1.1, 15), (.discrete, -0.1, 0),
        // Its times are 0, 2/3 and 1.
        (.paced, 1.1, 16.5),
    ])
    func overshootsRunOn(mode: CalculationMode, progress: Double, value: Double) {
        let track = Self.track([(0, 0), (0.5, 10), (1, 15)], mode)
        #expect(isApproximately(track.value(at: progress), value))
    }

    @Test func whatJumpsAtTheEndWaitsForIt() {
        let step = Self.track([(0, 0), (1, 0), (1, 1)])
        #expect(step.value(at: 1.2) == 0)
        #expect(step.value(at: 1) == 1)
    }

    /// The tangents of the ends of a cubic curve are the chords beside them.
    @Test(arguments: [(-0.5, -10.0), (1.5, 10.0)])
    func cubicOvershootsRunOnStraight(progress: Double, value: Double) {
        let track = Self.track([(0, 0), (0.5, 10), (1, 10)], .cubic)
        #expect(isApproximately(track.value(at: progress), value))
    }

    @Test(arguments: [(0.0, 10.0), (0.24, 10.0), (0.25, 20.0), (0.99, 20.0), (1.0, 5.0)])
    func discreteValuesStayUntilTheNextKeyframe(progress: Double, value: Double) {
        let track = Self.track([(0, 10), (0.25, 20), (1, 5)], .discrete)
        #expect(track.value(at: progress) == value)
    }

    /// Distances of 10, 30 and 0: the times are those of the same speed.
    @Test(arguments: [CalculationMode.paced, .cubicPaced])
    func pacedKeyframesFollowTheirDistances(mode: CalculationMode) {
        let track = Self.track([(0.5, 0), (0.6, 10), (0.6, -20), (1, -20)], mode)
        #expect(track.keyframes.map(\.time) == [0, 0.25, 1, 1])
        #expect(Self.track([(0.5, 1), (0.6, 1), (0.7, 1)], mode).keyframes.map(\.time) == [0, 0.5, 1])
        #expect(Track(from: 1.0, at: 0.7, to: 2, calculationMode: mode).keyframes.map(\.time) == [0, 1])
    }

    @Test(arguments: [(0.25, 5.0), (0.5, 10.0), (0.75, 15.0), (1.0, 20.0)])
    func linearValuesRunStraight(progress: Double, value: Double) {
        #expect(Self.track([(0, 0), (0.5, 10), (1, 20)]).value(at: progress) == value)
    }

    @Test(arguments: [CalculationMode.linear, .discrete, .cubic])
    func equalTimesAreAStep(mode: CalculationMode) {
        let step = Self.track([(0, 0), (0.5, 0), (0.5, 8), (1, 8)], mode)
        #expect(step.value(at: 0.5) == 8)
        #expect(step.value(at: 0) == 0)
        #expect(step.value(at: 1) == 8)
        #expect(Self.track([(0, 0), (0.5, 0), (0.5, 8), (1, 8)]).value(at: 0.5 - 1e-9) == 0)
    }

    @Test func aStepAtTheEndHappensAtTheEndOnly() {
        let step = Self.track([(0, 0), (1, 0), (1, 1)])
        #expect(step.value(at: 0.999999) == 0)
        #expect(step.value(at: 1) == 1)
    }

    @Test(arguments: CalculationMode.allCases)
    func oneKeyframeIsAConstant(mode: CalculationMode) {
        let track = Track(constant: 3.5, calculationMode: mode)
        #expect([-1, 0, 0.5, 1, 2].map(track.value(at:)) == [3.5, 3.5, 3.5, 3.5, 3.5])
        #expect(Array(track.keyframes) == [Keyframe(time: 0, value: 3.5)])
    }

    @Test(arguments: CalculationMode.allCases.filter { $0 != .discrete })
    func theEasingBelongsToTheSegmentThatLeavesItsKeyframe(mode: CalculationMode) {
        let keyframes = [
            Keyframe(time: 0, value: 0.0, easing: .easeIn), Keyframe(time: 0.5, value: 1),
            Keyframe(time: 1, value: 2),
        ]
        let track = Track(keyframes, calculationMode: mode)
        // CSS ease-in at 0.5 (cubic-bezier(.42, 0, 1, 1) is 0.3153568 there); the values are one line.
        #expect(isApproximately(track.value(at: 0.25), 0.3153568125725393))
        #expect(isApproximately(track.value(at: 0.75), 1.5))
    }

    /// Kochanek and Bartels (1984) with no tension: the tangent is half of the chord, and where the spacing
    /// is uneven it is scaled by twice the segment's share of both segments.
    @Test(arguments: [
        // Catmull-Rom, ends reflected: the parabola through 0, 1, 4, 9 between its inner values.
        (0.25, TangentScaling.uniform, 2.25),
        // h00 * 1 + h10 * 2 * 4/3 + h01 * 4 - h11 * 4 * 4/3, with h = 1/2, 1/8, 1/2, 1/8.
        (0.25, .nonUniform, 13.0 / 6),
        (1.0 / 3, .nonUniform, 2.25),
    ])
    func tangentsFollowTheSpacing(second: Double, scaling: TangentScaling, expected: Double) {
        let track = Self.track([(0, 0), (second, 1), (1 - second, 4), (1, 9)], .cubic, scaling)
        #expect(isApproximately(track.value(at: 0.5), expected))
    }

    @Test func cubicPassesThroughEveryKeyframe() {
        let pairs = [(0.0, 3.0), (0.2, -7), (0.7, 12), (1, 1)]
        for scaling in TangentScaling.allCases {
            let track = Self.track(pairs, .cubic, scaling)
            for (time, value) in pairs { #expect(isApproximately(track.value(at: time), value)) }
        }
    }
}
