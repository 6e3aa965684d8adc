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

    @Test func differencesAreByMember() {
        #expect(Point(x: 5, y: 3) - Point(x: 2, y: 7) == Point(x: 3, y: -4))
        #expect(
            CornerRadii(5) - CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
                == CornerRadii(topLeft: 4, topRight: 3, bottomRight: 2, bottomLeft: 1))
        #expect(
            Rect(x: 5, y: 6, width: 7, height: 8) - Rect(x: 1, y: 1, width: 2, height: 3)
                == Rect(x: 4, y: 5, width: 5, height: 5))
    }
}
