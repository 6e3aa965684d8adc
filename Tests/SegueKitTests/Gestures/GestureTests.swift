import Testing

@testable import SegueKit

@Suite struct GestureTests {
    private static let container = Size(width: 390, height: 844)

    private static func dragged(
        _ law: GestureLaw, _ style: TransitionStyle, _ translation: (Double, Double),
        _ velocity: (Double, Double) = (0, 0)
    ) -> DraggedTransition {
        let planner = SceneCase("plain") { _ in }.planner(style, .dismiss)
        return planner.transition.dragged(
            by: Gesture(
                law: law, translation: Point(x: translation.0, y: translation.1),
                velocity: Point(x: velocity.0, y: velocity.1)), in: container)
    }

    /// The screen is as far along as the drag, and the picture keeps its shape.
    @Test(arguments: GestureLaw.builtIn, [(0.0, 0.0), (30, 120), (-80, -40), (200, 500)])
    func showsWhatIsUnderTheFinger(law: GestureLaw, translation: (Double, Double)) throws {
        let dragged = Self.dragged(law, .photoZoom, translation)
        #expect(dragged.layers.map(\.name).prefix(2) == ["destinationScreen", "image"])
        let opacity = try #require(dragged.layers[0][.opacity]).x
        #expect(isApproximately(opacity, 1 - min(1, max(0, dragged.progress)), within: 1e-12))
        let image = Rect(components: try #require(dragged.layers[1][.image]))
        #expect(isApproximately(image.width / image.height, 4.0 / 3, within: 1e-9))
    }

    /// The velocity of a spring is that of the picture over the way that is left: here straight down, at 300 points
    /// a second, from the middle of the viewer by 200 to the cell. Away from the target it is below 0.
    @Test(arguments: [(-300.0, -1.5), (300.0, 1.5)])
    func handsOverTheVelocity(speed: Double, expected: Double) throws {
        var planner = SceneCase("plain") { _ in }.planner(.photoZoom, .dismiss)
        planner.scene.layouts.source.changeView { $0.frame = Rect(x: 135, y: 562, width: 120, height: 120) }
        var law = GestureLaw.photoSwipe
        (law.down, law.up, law.release.distance) = (.factor(1), .factor(1), .points(-1e9))
        let gesture = Gesture(law: law, translation: Point(x: 0, y: 1e-9), velocity: Point(x: 0, y: speed))
        let dragged = planner.transition.dragged(by: gesture, in: Self.container)
        #expect(dragged.finishes)
        guard case .spring(let spring) = dragged.settling.timing.pacing else {
            Issue.record("there is no spring")
            return
        }
        #expect(isApproximately(spring.initialVelocity, expected, within: 1e-3))
        #expect(spring.stiffness == law.finishing.stiffness)
        #expect(
            isApproximately(dragged.settling.timing.durationMs, spring.settlingDuration * 1000, within: 1e-9))
    }

    /// Where it comes to rest is where the transition has it, at the start or at the end.
    @Test(arguments: GestureLaw.builtIn, TransitionStyle.builtIn)
    func comesToRest(law: GestureLaw, style: TransitionStyle) throws {
        let planned = SceneCase("plain") { _ in }.planner(style, .dismiss).transition
        for speed in [-900.0, 900] {
            let dragged = Self.dragged(law, style, (200, 200), (speed, speed))
            #expect(dragged.finishes == (speed > 0))
            for (layer, plan) in zip(dragged.settling.layers, planned.layers) {
                for (track, planTrack) in zip(layer.tracks, plan.tracks) {
                    let end = dragged.finishes ? planTrack.curve.end : planTrack.curve.start
                    #expect(track.curve.end == end, "\(layer.name) \(track.property)")
                }
            }
            #expect(dragged.settling.events.last?.action == .complete(finished: dragged.finishes))
        }
    }

    @Test func knowsHowLongItMayTake() {
        for law in GestureLaw.builtIn {
            let longest = law.longestSettlingMs
            for speed in [-1e6, 0, 1e6] {
                let settling = Self.dragged(law, .photoZoom, (100, 130), (speed, speed)).settling
                #expect(settling.timing.totalMs <= longest + 1e-9)
            }
        }
    }
}
