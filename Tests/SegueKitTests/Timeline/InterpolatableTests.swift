import SegueKit
import Testing

@Suite struct InterpolatableTests {
    @Test func valuesMeetHalfWay() {
        #expect(2.0.interpolated(to: 4, by: 0.5) == 3)
        #expect(Point(x: 0, y: 2).interpolated(to: Point(x: 10, y: 4), by: 0.5) == Point(x: 5, y: 3))
        let rect = Rect(x: 0, y: 10, width: 100, height: 50)
            .interpolated(to: Rect(x: 20, y: 0, width: 50, height: 100), by: 0.5)
        #expect(rect == Rect(x: 10, y: 5, width: 75, height: 75))
        // FC-027: each corner by itself.
        let radii = CornerRadii(topLeft: 18, topRight: 18, bottomRight: 4, bottomLeft: 18)
        let half = CornerRadii(topLeft: 9, topRight: 9, bottomRight: 2, bottomLeft: 9)
        #expect(radii.interpolated(to: .zero, by: 0.5) == half)
    }

    @Test func theEndsAreExactAndTheOutsideGoesOn() {
        #expect(0.1.interpolated(to: 0.7, by: 0) == 0.1)
        #expect(0.1.interpolated(to: 0.7, by: 1) == 0.7)
        #expect(10.0.interpolated(to: 20, by: 1.5) == 25)
        #expect(10.0.interpolated(to: 20, by: -0.5) == 5)
    }

    @Test func valuesComeBackFromTheirComponents() {
        #expect(Double(components: 2.5.components) == 2.5)
        let point = Point(x: 1, y: -2)
        #expect(Point(components: point.components) == point)
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(Rect(components: rect.components) == rect)
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        #expect(CornerRadii(components: radii.components) == radii)
    }

    @Test func componentsAreComputedOneByOne() {
        let (one, other) = (Components(1, 2, 3, 4), Components(10, 20, 30, 40))
        #expect(one + other == Components(11, 22, 33, 44))
        #expect(other - one == Components(9, 18, 27, 36))
        #expect(one * 2 == Components(2, 4, 6, 8))
    }
}
