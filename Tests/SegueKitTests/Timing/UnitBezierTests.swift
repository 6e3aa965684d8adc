import Foundation
import SegueKit
import Testing

@Suite struct UnitBezierTests {
    private static let curves = [
        UnitBezier(0.25, 0.1, 0.25, 1), UnitBezier(0.42, 0, 0.58, 1), UnitBezier(0, 0, 1, 1),
        UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0.68, -0.6, 0.32, 1.6),
        UnitBezier(0, 2, 1, -1), UnitBezier(1, 1, 1, 1), UnitBezier(0, 0, 0, 0), UnitBezier(0, 1, 0, 1),
    ]

    /// The curve is given by a parameter: the progress at its x is its y, whatever the parameter.
    @Test(arguments: curves)
    func theProgressAtXIsY(curve: UnitBezier) {
        func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
            3 * first * t * pow(1 - t, 2) + 3 * second * t * t * (1 - t) + t * t * t
        }
        for step in 0...1000 {
            let t = Double(step) / 1000
            let (x, y) = (coordinate(curve.x1, curve.x2, t), coordinate(curve.y1, curve.y2, t))
            // Where the curve is upright, x does not tell the points apart.
            let steepest = curve.x1 == 1 || curve.x1 == 0 || curve.x2 == 0 ? 1e-4 : 1e-9
            #expect(isApproximately(curve.value(at: x), y, within: steepest))
        }
    }

    @Test(arguments: curves)
    func theEndsAreExact(curve: UnitBezier) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
    }

    // CSS Easing 1 §2.2: beyond the ends it runs on along their tangents.
    @Test(arguments: [
        // The tangents of the ends are y1 / x1 and (1 - y2) / (1 - x2).
        (UnitBezier(0.25, 0.1, 0.25, 1), -0.2, 1.0), (UnitBezier(0.5, 1, 0.5, 0), -1.0, 2.0),
        // A control point that lies on its end leaves the tangent to the other one.
        (UnitBezier(0, 0, 0.5, 0.4), -0.4, 1.6), (UnitBezier(0.75, 0.5, 1, 1), -1.0 / 3, 2.0),
        // Both on one end: the tangent there is the line to the other end.
        (UnitBezier(0, 0, 0, 0), -0.5, 1.5), (UnitBezier(1, 1, 1, 1), -0.5, 1.5),
        // Upright: there is no tangent, and it stays.
        (UnitBezier(0, 1, 1, 0), 0.0, 1.0),
    ])
    func itRunsOnAlongItsTangents(curve: UnitBezier, before: Double, after: Double) {
        #expect(isApproximately(curve.value(at: -0.5), before))
        #expect(isApproximately(curve.value(at: 1.5), after))
    }
}
