import SegueKit
import Testing

/// Windows that bars cut off at rest, on their way; those of react-native-shared-element are vectors.
@Suite struct PinnedWindowTests {
    private static let container = Container(size: Size(width: 390, height: 844))
    private static let cell = Rect(x: 16, y: 40, width: 124, height: 124)
    private static let viewer = Rect(x: 0, y: 276, width: 390, height: 292)
    private static let bar = Rect(x: 0, y: 0, width: 390, height: 88)

    private static func transition(
        _ from: (Rect, [Rect]), _ to: (Rect, [Rect]), _ direction: Direction = .present
    ) -> Transition {
        func layout(_ frame: Rect, _ bars: [Rect]) -> Layout {
            let view = PictureView(frame: frame, contentMode: .scaleToFill)
            return Layout(image: ImageElement(view: view, occluders: bars))
        }
        let scene = Scene(
            container: container, picture: Scenes.picture, source: layout(from.0, from.1),
            destination: layout(to.0, to.1))
        return Planner(scene: scene, style: .photoZoom, direction: direction).transition
    }

    @Test func cutsAtBothEndsRunStraight() {
        let low = Rect(x: 0, y: 276, width: 390, height: 20)
        let transition = Self.transition((Self.cell, [Self.bar]), (Self.viewer, [low]))
        // 48 points are cut off at the source and 20 at the destination: 34 halfway.
        let half = Rect(x: 8, y: 158 + 34, width: 257, height: 208 - 34)
        #expect(isApproximately(LayerStates(transition, at: 0.5).rect("image", .window), half))
    }

    @Test func aViewerThatReachesAboveTheBarIsNotCutByIt() {
        let viewer = Rect(x: 0, y: 0, width: 390, height: 844)
        let transition = Self.transition((Self.cell, [Self.bar]), (viewer, []))
        #expect(LayerStates(transition, at: 1).rect("image", .window) == viewer)
        let half = Rect(x: 8, y: 44, width: 257, height: 460)
        #expect(isApproximately(LayerStates(transition, at: 0.5).rect("image", .window), half))
    }

    /// The window never steps: between close moments it moves little.
    @Test(arguments: Direction.allCases)
    func theWindowNeverSteps(direction: Direction) throws {
        let transition = Self.transition((Self.cell, [Self.bar]), (Self.viewer, []), direction)
        var last = try #require(LayerStates(transition, at: 0).rect("image", .window))
        for step in 1...1000 {
            let window = try #require(LayerStates(transition, at: Double(step) / 1000).rect("image", .window))
            #expect(abs(window.y - last.y) < 0.3 && abs(window.maxY - last.maxY) < 0.6)
            last = window
        }
    }
}
