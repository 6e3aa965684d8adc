public import SegueJSON
public import SegueKit

extension JSONWriter {
    public mutating func rect(_ rect: Rect, digits: Int) {
        literal("{\"x\":")
        number(rect.x, digits: digits)
        literal("\"y\":")
        number(rect.y, digits: digits)
        literal("\"width\":")
        number(rect.width, digits: digits)
        literal("\"height\":")
        number(rect.height, digits: digits)
        closeObject()
    }

    public mutating func rect(_ rect: Rect?, digits: Int) {
        guard let rect else { return null() }
        self.rect(rect, digits: digits)
    }

    public mutating func cornerRadii(_ radii: CornerRadii, digits: Int) {
        literal("{\"topLeft\":")
        number(radii.topLeft, digits: digits)
        literal("\"topRight\":")
        number(radii.topRight, digits: digits)
        literal("\"bottomRight\":")
        number(radii.bottomRight, digits: digits)
        literal("\"bottomLeft\":")
        number(radii.bottomLeft, digits: digits)
        closeObject()
    }

    public mutating func easing(_ easing: Easing, _ places: DecimalPlaces) {
        guard case .cubicBezier(let curve) = easing else { return keyword("linear") }
        literal("{\"cubicBezier\":[")
        for coordinate in [curve.x1, curve.y1, curve.x2, curve.y2] {
            number(coordinate, digits: places.ratios)
        }
        closeArray()
        closeObject()
    }
}
