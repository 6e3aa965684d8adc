import Testing

@testable import SegueKit

@Suite struct ProgressionTests {
    /// From 1 to the ratio by equal factors: 1 + part * (ratio - 1) is ratio^progress.
    @Test(arguments: [
        (16.0, 4.0), (1.0 / 16, 0.25), (1e15, 31622776.60168379), (1e-15, 3.162277660168379e-8),
    ])
    func halfOfTheTimeIsTheRootOfTheRatio(ratio: Double, root: Double) {
        let part = Progression(geometricBy: ratio).value(at: 0.5)
        #expect(isApproximately((1 + part * (ratio - 1)) / root, 1, within: 1e-6))
    }

    @Test(arguments: [16.0, 0.01, 1, 1 + 1e-9, 0, -1, .infinity])
    func theEndsAreExact(ratio: Double) {
        let progression = Progression(geometricBy: ratio)
        #expect(progression.value(at: 0) == 0)
        #expect(progression.value(at: 1) == 1)
    }

    @Test func whatHasNoRatioRunsEvenly() {
        for ratio in [1, 0, -1, .infinity] { #expect(Progression(geometricBy: ratio) == .even) }
    }
}
