import SegueKit
import Testing

@Suite struct PlannerTests {
    private static func planner(
        _ style: TransitionStyle, _ direction: Direction, motion: Motion = .full
    ) -> Planner {
        Planner(scene: Scenes.plain, style: style, direction: direction, motion: motion)
    }

    @Test(arguments: TransitionStyle.inBothDirections)
    func aStyleIsPlayedAsItIs(style: TransitionStyle, direction: Direction) {
        let transition = Self.planner(style, direction).transition
        #expect(transition.style == style.name)
        #expect(transition.direction == direction)
        #expect(transition.strategy == style.strategy)
        #expect(transition.reason == nil)
        #expect(transition.timing == style.timing[direction])
    }

    @Test(arguments: [(400.0, 200.0), (200.0, 200.0), (120.0, 120.0), (0.0, 0.0)])
    func reducedMotionIsShort(duration: Double, reduced: Double) {
        var planner = Self.planner(.photoZoom, .present, motion: .reduced)
        planner.style.timing = .both(Timing(durationMs: duration, delayMs: 30, pacing: .easeIn))
        let expected = Timing(durationMs: reduced, delayMs: 30, pacing: .easeIn)
        #expect(planner.transition.timing == expected)
    }

    @Test(arguments: TransitionStyle.inBothDirections, [Motion.reduced, .none])
    func nothingTravelsWhereLessMotionIsWanted(row: (TransitionStyle, Direction), motion: Motion) {
        let layers = Self.planner(row.0, row.1, motion: motion).transition.layers
        #expect(!layers.isEmpty)
        #expect(layers.allSatisfy { $0.tracks.map(\.property) == [.opacity] })
        #expect(layers.allSatisfy { [.screen, .backdrop].contains($0.kind) })
    }

    @Test(arguments: TransitionStyle.inBothDirections)
    func withoutMotionThereIsOneStateAndNoTime(style: TransitionStyle, direction: Direction) {
        let transition = Self.planner(style, direction, motion: .none).transition
        #expect(transition.timing.totalMs == 0)
        for track in transition.layers.flatMap(\.tracks) {
            guard case .scalar(let opacity) = track.values else {
                Issue.record("\(track.property) moves")
                continue
            }
            #expect(opacity.keyframes.count == 1)
        }
        #expect(transition.events.allSatisfy { $0.timeMs == 0 })
    }

    /// Design §3: the end state of every track is the same whichever strategy was taken.
    @Test(arguments: TransitionStyle.inBothDirections, [Motion.reduced, .none])
    func aFallbackEndsAsTheStyleDoes(row: (TransitionStyle, Direction), motion: Motion) throws {
        let whole = Self.planner(row.0, row.1).transition
        let fallback = Self.planner(row.0, row.1, motion: motion).transition
        for layer in fallback.layers {
            let same = try #require(whole.layers.first { $0.name == layer.name })
            #expect(same.kind == layer.kind && same.view == layer.view && same.color == layer.color)
            for track in layer.tracks {
                let ended = same.tracks.first { $0.property == track.property }?.atEnd
                #expect(track.atEnd == ended, "\(layer.name)")
            }
        }
        let kept = whole.layers.filter { [.screen, .backdrop].contains($0.kind) }.map(\.name)
        #expect(Set(fallback.layers.map(\.name)) == Set(kept))
    }

    /// A picture that cannot travel is a fallback like any other.
    @Test(arguments: TransitionStyle.inBothDirections)
    func aMissingSourceFadesAsReducedMotionDoes(style: TransitionStyle, direction: Direction) {
        var planner = Self.planner(style, direction)
        let reduced = Self.planner(style, direction, motion: .reduced).transition
        planner.scene.layouts.source.image = nil
        #expect(planner.transition.layers.map(\.name) == reduced.layers.map(\.name))
        #expect(planner.transition.timing == style.timing[direction])
    }

    /// The first seed's way back is its way there, run backwards.
    @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
    func photoZoomIsSymmetric(progress: Double) throws {
        let there = LayerStates(Self.planner(.photoZoom, .present).transition, at: progress)
        let back = LayerStates(Self.planner(.photoZoom, .dismiss).transition, at: 1 - progress)
        for property in [Property.window, .image] {
            let rect = try #require(there.rect("image", property))
            #expect(isApproximately(back.rect("image", property), rect))
        }
        #expect(isApproximately(back.radii("image"), try #require(there.radii("image"))))
        let viewer = try #require(there.scalar("destinationScreen", .opacity))
        #expect(isApproximately(back.scalar("destinationScreen", .opacity), viewer))
    }
}
