public import SegueJSON
public import SegueKit

extension JSONWriter {
    /// How far the straight lines that stand for a path of Béziers, which has no form on the wire, are off.
    private static let pathTolerance = 0.001
    /// Made once: to find the fewest lines takes longer than all the rest of an answer.
    private static let emphasized = Easing.emphasized.flattened(within: pathTolerance)

    public mutating func easing(_ easing: Easing, _ places: DecimalPlaces) {
        switch easing {
        case .linear: keyword("linear")
        case .cubicBezier(let curve): cubicBezier(curve, places)
        case .steps(let steps): self.steps(steps)
        case .piecewise(let points): self.points(points, places)
        case .path(.emphasized): points(Self.emphasized, places)
        case .path: points(easing.flattened(within: Self.pathTolerance), places)
        case .spring(let spring): self.spring(spring)
        }
    }

    private mutating func cubicBezier(_ curve: UnitBezier, _ places: DecimalPlaces) {
        compose(atMost: 4 * Cursor.longestNumber + 32) {
            $0.literal("{\"cubicBezier\":[")
            $0.number(curve.x1, digits: places.ratios)
            $0.literal(",")
            $0.number(curve.y1, digits: places.ratios)
            $0.literal(",")
            $0.number(curve.x2, digits: places.ratios)
            $0.literal(",")
            $0.number(curve.y2, digits: places.ratios)
            $0.literal("]},")
        }
    }

    private mutating func steps(_ steps: Steps) {
        literal("{\"steps\":{\"count\":")
        number(Double(steps.count), digits: 0)
        name("position")
        keyword(steps.position.wireName)
        closeObject()
        closeObject()
    }

    private mutating func points(_ points: PiecewiseLinear, _ places: DecimalPlaces) {
        literal("{\"linear\":[")
        for stop in points.stops {
            openObject()
            name("at")
            number(stop.at, digits: places.ratios)
            name("value")
            number(stop.value, digits: places.ratios)
            closeObject()
        }
        closeArray()
        closeObject()
    }

    /// Its constants may be small, so they have all the digits that there are.
    private mutating func spring(_ spring: Spring) {
        let digits = DecimalPlaces.most
        literal("{\"spring\":{\"mass\":")
        number(spring.mass, digits: digits)
        name("stiffness")
        number(spring.stiffness, digits: digits)
        name("damping")
        number(spring.damping, digits: digits)
        name("initialVelocity")
        number(spring.initialVelocity, digits: digits)
        closeObject()
        closeObject()
    }
}
