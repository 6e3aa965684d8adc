import Testing

@testable import SegueKit

@Suite struct AdaptiveTimesTests {
    private static func samples(
        _ pacing: Easing, _ style: TransitionStyle, _ tolerance: Double, limit: Int = 5000
    ) -> (Transition, Samples) {
        var transition = SceneCase("plain") { _ in }.planner(style).transition
        transition.timing = Timing(durationMs: 500, delayMs: 120, pacing: pacing)
        return (transition, transition.sampled(.tolerance(tolerance, limit: limit)))
    }

    /// How far any value is off what lies between two samples, in points; opacities count 255.
    private static func worst(_ transition: Transition, _ samples: Samples) -> Double {
        let count = 3001
        let dense = transition.sampled(.count(count))
        var worst = 0.0
        for (layer, fine) in zip(samples.layers, dense.layers) {
            for (track, fineTrack) in zip(layer.tracks, fine.tracks) {
                let (rows, fineRows) = (track.values.rows, fineTrack.values.rows)
                // A step at the very end has no time to be sampled in.
                for (index, time) in dense.timesMs.enumerated() where time < samples.timesMs.last! - 0.01 {
                    let next = max(1, samples.timesMs.firstIndex { $0 > time } ?? 1)
                    let (from, to) = (samples.timesMs[next - 1], samples.timesMs[next])
                    let between = rows[next - 1].interpolated(to: rows[next], by: (time - from) / (to - from))
                    let off = between - fineRows[index]
                    worst = max(worst, abs(off.x), abs(off.y), abs(off.z), abs(off.w))
                }
            }
        }
        return worst
    }

    @Test(arguments: [TransitionStyle.photoZoom, .cardZoom, .cardZoomOpaque, .fade], [5, 0.5, 0.05])
    func keepsWithinTheTolerance(style: TransitionStyle, tolerance: Double) {
        for pacing in [Easing.linear, .easeInOut, .cubicBezier(UnitBezier(0.2, 0, 0, 1))] {
            let (transition, samples) = Self.samples(pacing, style, tolerance)
            #expect(samples.tolerance == tolerance)
            #expect(samples.timesMs.first == 0 && samples.timesMs.last == 620)
            #expect(Self.worst(transition, samples) <= tolerance)
        }
    }

    /// A straight motion has three joints: its start, the end of the delay and the end.
    @Test func needsNoTimesForWhatIsStraight() {
        let (_, samples) = Self.samples(.linear, .photoZoom, 0.01)
        #expect(samples.timesMs == [0, 120, 620])
    }

    /// The fewest chords to a curve within a tolerance grow with its root: a quarter of it takes twice as many.
    @Test func takesFewTimes() {
        let counts = [1.6, 0.4, 0.1].map {
            Double(Self.samples(.easeInOut, .photoZoom, $0).1.timesMs.count - 2)
        }
        #expect((1.6...2.4).contains(counts[1] / counts[0]))
        #expect((1.6...2.4).contains(counts[2] / counts[1]))
        #expect(counts[2] < 60)
    }

    /// Where there may not be as many times, it says which tolerance it keeps.
    @Test func saysWhatItKeeps() throws {
        let (transition, samples) = Self.samples(.easeInOut, .photoZoom, 0.001, limit: 64)
        let kept = try #require(samples.tolerance)
        #expect(samples.timesMs.count <= 64)
        #expect(kept > 0.001)
        #expect(Self.worst(transition, samples) <= kept)
    }

    @Test func hasOneTimeWithoutADuration() {
        var transition = SceneCase("plain") { _ in }.planner().transition
        transition.timing = Timing(durationMs: 0)
        #expect(transition.sampled(.tolerance(1, limit: 100)).timesMs == [0])
    }
}

extension Samples.Values {
    fileprivate var rows: [Components] {
        switch self {
        case .scalars(let numbers): numbers.map { Components($0 * 255, 0, 0, 0) }
        case .rects(let rects): rects.map(\.components)
        case .radii(let radii): radii.map(\.components)
        }
    }
}
