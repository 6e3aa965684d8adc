import Testing

@testable import SegueKit

@Suite struct ViewNodeTests {
    private static let frame = Rect(x: 10, y: 20, width: 100, height: 50)

    private static func carried(_ x: Double, _ y: Double, by view: ViewNode) -> Point {
        view.transformToParent.applied(to: Point(x: x, y: y))
    }

    @Test func boundsBeginAtTheContentOffset() {
        let view = ViewNode(id: "a", frame: Self.frame, contentOffset: Point(x: 3, y: -4))
        #expect(view.bounds == Rect(x: 3, y: -4, width: 100, height: 50))
        #expect(Self.carried(3, -4, by: view) == Point(x: 10, y: 20))
    }

    /// Half a width added and taken away would leave 12.100000000000001.
    @Test func aFrameIsNeverRounded() {
        let view = ViewNode(id: "a", frame: Rect(x: 12.1, y: 0.3, width: 100.1, height: 50.7))
        #expect(Self.carried(0, 0, by: view) == Point(x: 12.1, y: 0.3))
    }

    /// The middle of the frame, (60, 45), stays.
    @Test(arguments: [
        (AffineTransform(scaleX: 2, y: 2), Point(x: -40, y: -5)),
        (AffineTransform(scaleX: -1, y: 1), Point(x: 110, y: 20)),
        (AffineTransform(rotationInDegrees: 90), Point(x: 85, y: -5)),
        (AffineTransform(tx: 7, ty: 8), Point(x: 17, y: 28)),
    ])
    func transformsAreAboutTheCentre(transform: AffineTransform, topLeft: Point) {
        let view = ViewNode(id: "a", frame: Self.frame, transform: transform)
        #expect(Self.carried(0, 0, by: view) == topLeft)
    }

    @Test func transformsAreAboutTheAnchor() {
        let doubled = AffineTransform(scaleX: 2, y: 2)
        let view = ViewNode(id: "a", frame: Self.frame, anchor: .topRight, transform: doubled)
        #expect(Self.carried(100, 0, by: view) == Point(x: 110, y: 20))
        #expect(Self.carried(0, 0, by: view) == Point(x: -90, y: 20))
    }

    /// Core Animation: the point of the bounds at the anchor lies at the position, whatever the transform.
    @Test(arguments: [Anchor.center, .topLeft, Anchor(x: 0.25, y: 2)])
    func theAnchorLiesAtThePosition(anchor: Anchor) {
        let bounds = Rect(x: 30, y: -40, width: 80, height: 60)
        let view = ViewNode(
            id: "a", bounds: bounds, position: Point(x: 5, y: 6), anchor: anchor,
            transform: AffineTransform(a: 2, b: 1, c: -1, d: 3))
        let point = Self.carried(30 + anchor.x * 80, -40 + anchor.y * 60, by: view)
        #expect(isApproximately(point, Point(x: 5, y: 6), within: 1e-12))
        #expect(view.bounds == bounds)
    }
}
