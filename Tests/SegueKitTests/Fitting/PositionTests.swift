import SegueKit
import Testing

@Suite struct PositionTests {
    /// A picture of 200 * 100 that fills a square of 100: it has 100 points of slack across, none down.
    private static func image(_ position: Position, mode: ContentMode = .cover) -> Rect {
        let frame = Rect(x: 10, y: 20, width: 100, height: 100)
        return PictureView(frame: frame, contentMode: mode, position: position)
            .imageRect(of: Size(width: 200, height: 100))
    }

    // CSS Values 4 §9.1: a share of the room that is left, which is negative here, and lengths added to it.
    @Test(arguments: [
        (Anchor(x: 0, y: 0), Point.zero, Rect(x: 10, y: 20, width: 200, height: 100)),
        (Anchor(x: 0.25, y: 0.5), .zero, Rect(x: -15, y: 20, width: 200, height: 100)),
        (Anchor(x: 1, y: 1), .zero, Rect(x: -90, y: 20, width: 200, height: 100)),
        (Anchor(x: 1.5, y: -1), .zero, Rect(x: -140, y: 20, width: 200, height: 100)),
        (Anchor(x: 1, y: 1), Point(x: -10, y: -5), Rect(x: -100, y: 15, width: 200, height: 100)),
    ])
    func anchorsAreSharesOfTheSlack(anchor: Anchor, offset: Point, image: Rect) {
        #expect(Self.image(.anchored(anchor, offset: offset)) == image)
    }

    @Test func anchorsTakeSlackOnBothSides() {
        let image = Self.image(.anchored(Anchor(x: 0.1, y: 0.2), offset: .zero), mode: .contain)
        #expect(isApproximately(image, Rect(x: 10, y: 30, width: 100, height: 50)))
    }

    @Test(arguments: [
        // The point at 0.5 of 200 lies in the middle of the box, at 60.
        (Point(x: 0.5, y: 0.5), -40.0), (Point(x: 0.4, y: 0), -20.0), (Point(x: 0.6, y: 1), -60.0),
        // Nearer to an edge than half of the box, it goes as far as the box stays covered.
        (Point(x: 0.1, y: 0.5), 10.0), (Point(x: 0, y: 0.5), 10.0), (Point(x: -3, y: 0.5), 10.0),
        (Point(x: 0.9, y: 0.5), -90.0), (Point(x: 1, y: 0.5), -90.0), (Point(x: 5, y: 0.5), -90.0),
    ])
    func aFocusLiesInTheMiddleAsFarAsTheBoxIsCovered(focus: Point, x: Double) {
        #expect(isApproximately(Self.image(.focused(focus)), Rect(x: x, y: 20, width: 200, height: 100)))
    }

    @Test func aPictureThatDoesNotCoverTheBoxIsCentredWhateverTheFocus() {
        let image = Self.image(.focused(Point(x: 0, y: 1)), mode: .contain)
        #expect(isApproximately(image, Rect(x: 10, y: 45, width: 100, height: 50)))
    }
}
