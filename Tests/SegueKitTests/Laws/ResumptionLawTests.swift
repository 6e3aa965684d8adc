import Testing

@testable import SegueKit

/// What holds wherever a transition of any scene is interrupted.
@Suite struct ResumptionLawTests {
    private static let pacings: [Easing] = [
        .linear, .easeInOut, .easeIn, .spring(Spring(stiffness: 100, damping: 20)),
        .spring(Spring(stiffness: 300, damping: 18, initialVelocity: 2)),
        .cubicBezier(UnitBezier(0.3, -0.4, 0.2, 1.4)),
    ]

    /// What is on screen at a time, layer by layer.
    private static func shown(_ transition: Transition, atMs time: Double) -> [Samples.Track] {
        let progress = transition.timing.progress(atMs: time)
        return transition.layers.flatMap { layer in layer.tracks.map { $0.sampled(at: [progress]) } }
    }

    private static func numbers(_ track: Samples.Track) -> Components {
        switch track.values {
        case .scalars(let numbers): numbers[0].components
        case .rects(let rects): rects[0].components
        case .radii(let radii): radii[0].components
        }
    }

    /// How far two values are apart, relative to their size.
    private static func gap(_ one: Samples.Track, _ other: Samples.Track) -> Double {
        let (a, b) = (numbers(one), numbers(other))
        let size = max(1, a.length, b.length)
        return (a - b).length / size
    }

    /// Nothing jumps, it ends where it must, and sizes, radii and opacities stay in their ranges.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func holdForEveryScene(seed: UInt64) {
        var (scenes, random) = (RandomScenes(seed: seed), SplitMix64(state: seed))
        for index in 0..<2000 {
            var planner = scenes.next()
            let pacing = random.pick(Self.pacings)
            planner.style.timing.present.pacing = pacing
            planner.style.timing.dismiss.pacing = pacing
            let (whole, moment) = (planner.transition, random.unit())
            let isReversed = random.once(in: 2)
            let resumed = whole.resumed(Resumption(.elapsed(moment), isReversed: isReversed))
            let then = whole.timing.durationMs * moment + whole.timing.delayMs
            let (now, before) = (Self.shown(resumed, atMs: 0), Self.shown(whole, atMs: then))
            let ends = zip(whole.layers.flatMap(\.tracks), resumed.layers.flatMap(\.tracks))
            let hasTime = resumed.timing.totalMs > 0
            if hasTime, let jump = zip(now, before).first(where: { Self.gap($0, $1) > 1e-6 }) {
                // Corners that have overshot keep to their box, which is more than they did on screen.
                if jump.0.property != .cornerRadii {
                    Issue.record("scene \(index) jumps by \(jump) at \(moment) \(pacing) \(isReversed)")
                    return
                }
            }
            let isThere = ends.allSatisfy { planned, left in
                left.curve.end == (isReversed ? planned.curve.value(at: 0) : planned.curve.end)
            }
            #expect(isThere, "scene \(index) \(moment) \(pacing) \(isReversed)")
            let values = resumed.layers.flatMap(\.tracks).flatMap { track in
                (0..<track.curve.count).map { (track.property, track.curve.value($0)) }
            }
            #expect(values.allSatisfy { $0 != .opacity || (0...1).contains($1.x) }, "scene \(index)")
            #expect(values.allSatisfy { $1.length.isFinite }, "scene \(index)")
            guard isThere else { return }
        }
    }

    /// What is interrupted and goes on at once is as it would have been, at any time after that.
    @Test(arguments: [4, 5, 6] as [UInt64])
    func splittingChangesNothing(seed: UInt64) {
        var (scenes, random) = (RandomScenes(seed: seed), SplitMix64(state: seed))
        var compared = 0
        for index in 0..<500 {
            var planner = scenes.next()
            let pacing = random.pick(Self.pacings)
            planner.style.timing.present.pacing = pacing
            planner.style.timing.dismiss.pacing = pacing
            let (whole, moment) = (planner.transition, random.unit())
            let rest = whole.resumed(Resumption(.elapsed(moment)))
            // Hardly any of the way is left where it would be faster than that.
            if case .spring(let spring) = rest.timing.pacing, abs(spring.initialVelocity) >= 1000 { continue }
            let then = whole.timing.durationMs * moment + whole.timing.delayMs
            let later = random.unit() * rest.timing.durationMs
            let tracks = whole.layers.flatMap(\.tracks)
            let pairs = zip(Self.shown(rest, atMs: later), Self.shown(whole, atMs: then + later))
            let reached = whole.timing.progress(atMs: then)
            for (track, (now, before)) in zip(tracks, pairs)
            where Self.isCutExactly(track, pacing, at: reached) {
                compared += 1
                let gap = Self.gap(now, before)
                #expect(gap <= 1e-5, "scene \(index) \(track.property) \(moment) \(later) \(pacing)")
                if gap > 1e-5 { return }
            }
        }
        #expect(compared > 1000)
    }

    /// Whether a track that is cut in two is the same to the last digits: one with keyframes between which numbers
    /// curve each in its own way is straight in small pieces, one that jumps may do so a rounding earlier or later,
    /// and numbers that have overshot their range start anew at its edge, as they were on screen.
    private static func isCutExactly(
        _ track: PropertyTrack, _ pacing: Easing, at progress: Double
    ) -> Bool {
        let mode = track.curve.calculationMode
        if mode == .discrete || (mode.isCubic && track.curve.count > 2) { return false }
        let rect = Rect(components: track.curve.value(at: progress))
        return track.property.kind == .rect ? rect.limited == rect : !pacing.mayOvershoot
    }
}
