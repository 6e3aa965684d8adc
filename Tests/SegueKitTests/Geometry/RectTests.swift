import SegueKit
import Testing

@Suite struct RectTests {
    private static let rect = Rect(x: 10, y: 20, width: 100, height: 50)

    @Test func edgesThatCrossGiveNoExtent() {
        #expect(Rect(minX: 5, minY: 7, maxX: 3, maxY: 9) == Rect(x: 5, y: 7, width: 0, height: 2))
    }

    @Test func edgesCentreAndAreaFollowFromOriginAndSize() {
        #expect(Self.rect.maxX == 110)
        #expect(Self.rect.maxY == 70)
        #expect(Self.rect.center == Point(x: 60, y: 45))
        #expect(Self.rect.area == 5000)
        #expect(Self.rect.size == Size(width: 100, height: 50))
    }

    @Test(arguments: [
        (Anchor.topLeft, Point(x: 10, y: 20)), (.top, Point(x: 50, y: 20)), (.topRight, Point(x: 90, y: 20)),
        (.left, Point(x: 10, y: 40)), (.center, Point(x: 50, y: 40)), (.right, Point(x: 90, y: 40)),
        (.bottomLeft, Point(x: 10, y: 60)), (.bottom, Point(x: 50, y: 60)),
        (.bottomRight, Point(x: 90, y: 60)), (Anchor(x: -0.5, y: 2), Point(x: -30, y: 100)),
    ])
    func anchorsLieOnTheSameAnchorOfTheBounds(anchor: Anchor, origin: Point) {
        let placed = Rect(size: Size(width: 20, height: 10), anchor: anchor, in: Self.rect)
        #expect(placed == Rect(x: origin.x, y: origin.y, width: 20, height: 10))
    }

    @Test func anAnchorLiesAtAPoint() {
        let size = Size(width: 40, height: 20)
        let point = Point(x: 100, y: 200)
        #expect(Rect(size: size, anchor: .topRight, at: point) == Rect(x: 60, y: 200, width: 40, height: 20))
        #expect(Rect(size: size, anchor: .center, at: point) == Rect(x: 80, y: 190, width: 40, height: 20))
    }

    @Test(arguments: [
        (Insets(top: 1, left: 2, bottom: 3, right: 4), Rect(x: 12, y: 21, width: 94, height: 46)),
        (Insets.zero, Rect(x: 10, y: 20, width: 100, height: 50)),
        (Insets(left: 60, right: 60), Rect(x: 70, y: 20, width: 0, height: 50)),
        (Insets(top: 25, bottom: 25), Rect(x: 10, y: 45, width: 100, height: 0)),
    ])
    func insetsTakeAwayFromEachSide(insets: Insets, inner: Rect) {
        #expect(Self.rect.inset(by: insets) == inner)
    }

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 10, y: 20, width: 40, height: 30)),
        (Rect(x: 0, y: 0, width: 500, height: 500), rect),
        (Rect(x: 30, y: 30, width: 5, height: 6), Rect(x: 30, y: 30, width: 5, height: 6)),
        (Rect(x: 110, y: 20, width: 10, height: 10), nil),
        (Rect(x: 0, y: 0, width: 500, height: 20), nil),
        (Rect(x: 30, y: 30, width: 0, height: 10), nil),
    ])
    func intersectionsAreWhatLiesInBoth(other: Rect, shared: Rect?) {
        #expect(Self.rect.intersection(other) == shared)
        #expect(other.intersection(Self.rect) == shared)
    }

    @Test func anIntersectionWithWhatLiesAroundIsExact() {
        // x + width - x is not the width here, in the last digit.
        let fitted = Rect(x: 0.1, y: 0.1, width: 0.3, height: 0.3)
        #expect(fitted.maxX - fitted.x != fitted.width)
        #expect(fitted.intersection(Rect(x: 0, y: 0, width: 300, height: 200)) == fitted)
    }

    @Test(arguments: [
        (Rect(x: 10 + 1e-8, y: 20, width: 100, height: 50), true),
        (Rect(x: 10 + 1e-6, y: 20, width: 100, height: 50), false),
        (Rect(x: 10, y: 20 + 1e-6, width: 100, height: 50), false),
        (Rect(x: 10, y: 20, width: 100 + 1e-6, height: 50), false),
        (Rect(x: 10, y: 20, width: 100, height: 50 + 1e-6), false),
    ])
    func closeRectsDifferByRoundingOnly(other: Rect, isClose: Bool) {
        #expect(Self.rect.isClose(to: other) == isClose)
        #expect(other.isClose(to: Self.rect) == isClose)
    }

    @Test func closenessIsRelativeToTheLargerRect() {
        let large = Rect(x: 0, y: 0, width: 1e9, height: 1)
        #expect(large.isClose(to: Rect(x: 0.5, y: 0, width: 1e9, height: 1)))
        #expect(!large.isClose(to: Rect(x: 1.5, y: 0, width: 1e9, height: 1)))
    }

    @Test(arguments: [
        // FC-112: the edges go to device pixels, 275.75 * 3 = 827.25 and 568.25 * 3 = 1704.75.
        (Rect(x: 0, y: 275.75, width: 390, height: 292.5), 3.0, Rect(x: 0, y: 827, width: 1170, height: 878)),
        (Rect(x: 12.5, y: 300, width: 120, height: 120), 2.0, Rect(x: 25, y: 600, width: 240, height: 240)),
        // Half a pixel goes outwards from 0.
        (Rect(x: -0.5, y: 0.5, width: 1, height: 1), 1.0, Rect(x: -1, y: 1, width: 2, height: 1)),
        (Rect(x: 0.1, y: 0.1, width: 0.2, height: 0.3), 1.0, Rect(x: 0, y: 0, width: 0, height: 0)),
    ])
    func snappedEdgesLieOnDevicePixels(rect: Rect, scale: Double, pixels: Rect) {
        let snapped = Rect(components: rect.snapped(toScale: scale).components * scale)
        #expect(isApproximately(snapped, pixels, within: 1e-9))
    }
}
