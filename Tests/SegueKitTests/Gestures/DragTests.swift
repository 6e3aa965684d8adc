import Testing

@testable import SegueKit

@Suite struct DragTests {
    private static func drag(_ law: GestureLaw, _ width: Double = 390, _ height: Double = 844) -> Drag {
        Drag(law: law, container: Size(width: width, height: height), touch: Point(x: 195, y: 422))
    }

    private static func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    /// Nothing has moved at the start of a drag.
    @Test(arguments: GestureLaw.builtIn)
    func startsWhereThePictureIs(law: GestureLaw) {
        let rect = Rect(x: 0, y: 275.75, width: 390, height: 292.5)
        let drag = Self.drag(law)
        #expect(drag.place(rect, at: Self.point(0, 0)).isClose(to: rect))
        #expect(drag.progress(at: Self.point(0, 0)) == 0)
        #expect(!drag.finishes(at: Self.point(0, 0), Self.point(0, 0)))
    }

    /// The point under the finger moves with the way of the picture, however it shrinks.
    @Test(arguments: [GestureLaw.iosPhotos, .photoSwipe, .rubberBand])
    func shrinksAboutTheFinger(law: GestureLaw) {
        let (drag, translation) = (Self.drag(law), Self.point(-60, 150))
        let touch = drag.place(Rect(x: 195, y: 422, width: 0, height: 0), at: translation)
        let way = drag.way(of: translation)
        #expect(isApproximately(touch.x, 195 + way.x, within: 1e-9))
        #expect(isApproximately(touch.y, 422 + way.y, within: 1e-9))
    }

    /// Material: 0.9 of a width of 400 leaves 20 on each side, less a gap of 8; 24 up or down at most.
    @Test func leavesTheContainerForTheSystemsBack() {
        let drag = Self.drag(.predictiveBack, 400, 1000)
        #expect(isApproximately(drag.way(of: Self.point(400, 1000)).x, 12, within: 1e-9))
        #expect(isApproximately(drag.way(of: Self.point(-400, -1000)).x, -12, within: 1e-9))
        #expect(isApproximately(drag.way(of: Self.point(400, 1000)).y, 24, within: 1e-9))
        #expect(isApproximately(drag.scale(at: Self.point(400, 0)), 0.9, within: 1e-9))
        let whole = drag.place(Rect(x: 0, y: 0, width: 400, height: 1000), at: Self.point(400, 0))
        #expect(whole.isClose(to: Rect(x: 32, y: 50, width: 360, height: 900)))
    }

    /// A finger that goes back has changed its mind, however far it has come (FC-094).
    @Test(arguments: [GestureLaw.iosPhotos, .rubberBand])
    func cancelsAFlickBack(law: GestureLaw) {
        let drag = Self.drag(law)
        #expect(drag.finishes(at: Self.point(0, 300), Self.point(0, 0)))
        #expect(!drag.finishes(at: Self.point(0, 300), Self.point(0, -800)))
        #expect(drag.finishes(at: Self.point(0, 40), Self.point(0, 800)))
    }

    /// Photos counts what goes down only.
    @Test func cancelsWhatGoesUp() {
        let drag = Self.drag(.iosPhotos)
        #expect(!drag.finishes(at: Self.point(0, -200), Self.point(0, -500)))
        #expect(!drag.finishes(at: Self.point(0, 5), Self.point(0, 0)))
        #expect(drag.progress(at: Self.point(0, -80)) == -0.2)
    }

    /// The picture goes as fast as its place changes: with the finger, at 60 % of it, or at x / (1 + x / 100).
    @Test(arguments: [
        (GestureLaw.iosPhotos, (0.0, 0.0), (0.0, 600.0), (0.0, 600.0)),
        (.photoSwipe, (10, 100), (500, 600), (0, 360)),
        (.iosPhotos, (100, 0), (-400, 0), (-200, 0)),
        (.iosPhotos, (0, 50), (0, 0), (0, 0)),
    ])
    func differentiates(
        law: GestureLaw, translation: (Double, Double), velocity: (Double, Double), expected: (Double, Double)
    ) {
        let result = Self.drag(law).velocity(
            of: Self.point(195, 422), at: Self.point(translation.0, translation.1),
            Self.point(velocity.0, velocity.1))
        #expect(isApproximately(result.x, expected.0, within: 0.01))
        #expect(isApproximately(result.y, expected.1, within: 0.01))
    }
}
