import SegueKit
import Testing

@Suite struct SamplesTests {
    private static func layer(_ tracks: PropertyTrack...) -> Layer {
        Layer(name: "image", kind: .image, tracks: Tracks(tracks))
    }

    private static let fade = PropertyTrack(
        .opacity, Track([Keyframe(time: 0, value: 0.0), Keyframe(time: 1, value: 1.0)]))

    @Test(
        arguments: [
            (Samples.Rate.count(5), 400.0, [0.0, 100, 200, 300, 400]), (.count(2), 400, [0.0, 400]),
            (.framesPerSecond(10), 300, [0.0, 100, 200, 300]),
            // The end belongs to it, also where no frame falls on it.
            (.framesPerSecond(10), 250, [0.0, 100, 200, 250]), (.framesPerSecond(1), 250, [0.0, 250]),
            (.count(5), 0, [0.0]), (.framesPerSecond(60), 0, [0.0]),
        ] as [(Samples.Rate, Double, [Double])])
    func timesAreEvenlySpaced(rate: Samples.Rate, duration: Double, times: [Double]) {
        let samples = Samples(of: [], timing: Timing(durationMs: duration), rate: rate)
        #expect(samples.timesMs == times)
        #expect(rate.count(upToMs: duration) == Double(times.count))
    }

    @Test func aWholeNumberOfFramesIsNotOneMore() {
        // At 1, 2, 4, 8, ... frames the quotient comes out as a little more than the number.
        for frames in 1...200 {
            let total = Double(frames) * 1000 / 60
            let samples = Samples(of: [], timing: Timing(durationMs: total), rate: .framesPerSecond(60))
            #expect(samples.timesMs.count == frames + 1)
        }
    }

    @Test func theDelayBelongsToTheTimesAndThePacingToTheValues() {
        let timing = Timing(durationMs: 400, delayMs: 100, pacing: .easeInOut)
        let samples = Samples(of: [Self.layer(Self.fade)], timing: timing, rate: .count(6))
        #expect(samples.timesMs == [0, 100, 200, 300, 400, 500])
        // CSS ease-in-out at 0.25 and 0.75 (40-digit root).
        let values = [0, 0, 0.12916193104731982, 0.5, 0.8708380689526802, 1]
        guard case .scalars(let sampled)? = samples.layers.first?.tracks.first?.values else {
            Issue.record("no opacities")
            return
        }
        #expect(isApproximately(sampled, values, within: 1e-9))
        #expect(samples.layers.first?.tracks.first?.property == .opacity)
        #expect(samples.layers.first?.name == "image")
    }

    @Test func noTimeAtAllIsTheEnd() {
        let samples = Samples(of: [Self.layer(Self.fade)], timing: Timing(durationMs: 0), rate: .count(10))
        #expect(samples.timesMs == [0])
        #expect(samples.layers.first?.tracks.first?.values == .scalars([1]))
    }

    @Test func overshootsStopAtTheRangeOfTheProperty() {
        // cubic through 1, 0, 0 at 0, 0.6, 1 falls to -0.074 at 0.7333 (vector ev-seed-alpha-0.7333-uniform).
        let keyframes = [(0.0, 1.0), (0.6, 0), (1, 0)]
        let opacity = Track(keyframes.map { Keyframe(time: $0.0, value: $0.1) }, calculationMode: .cubic)
        let radii = Track(
            keyframes.map { Keyframe(time: $0.0, value: CornerRadii($0.1)) }, calculationMode: .cubic)
        let frame = Track(
            keyframes.map { Keyframe(time: $0.0, value: Rect(x: $0.1, y: 0, width: 1, height: 1)) },
            calculationMode: .cubic)
        let layer = Self.layer(
            PropertyTrack(.opacity, opacity), PropertyTrack(.cornerRadii, radii), PropertyTrack(.frame, frame)
        )
        let samples = Samples(of: [layer], timing: Timing(durationMs: 1500), rate: .count(16))
        guard case .scalars(let opacities) = samples.layers[0].tracks[0].values,
            case .radii(let corners) = samples.layers[0].tracks[1].values,
            case .rects(let frames) = samples.layers[0].tracks[2].values
        else {
            Issue.record("other values than those of the tracks")
            return
        }
        #expect(opacities[11] == 0)
        #expect(corners[11] == .zero)
        // Places may overshoot.
        #expect(isApproximately(frames[11].x, -0.07407407407407407))
    }
}
