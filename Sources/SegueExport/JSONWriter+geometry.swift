public import SegueJSON
public import SegueKit

extension JSONWriter {
    public mutating func rect(_ rect: Rect, digits: Int) {
        compose(atMost: Cursor.longestValue + 1) {
            $0.rect(rect.components, digits: digits)
            $0.literal(",")
        }
    }

    public mutating func rect(_ rect: Rect?, digits: Int) {
        guard let rect else { return null() }
        self.rect(rect, digits: digits)
    }

    public mutating func cornerRadii(_ radii: CornerRadii, digits: Int) {
        compose(atMost: Cursor.longestValue + 1) {
            $0.cornerRadii(radii.components, digits: digits)
            $0.literal(",")
        }
    }
}

extension Cursor {
    /// The most bytes that four numbers with their names take.
    static var longestValue: Int { 4 * longestNumber + 63 }

    /// Writes the value of a property.
    @inline(__always)
    mutating func value(_ value: Components, of kind: Property.Kind, _ places: DecimalPlaces) {
        switch kind {
        case .rect: rect(value, digits: places.lengths)
        case .radii: cornerRadii(value, digits: places.lengths)
        case .scalar: number(value.x, digits: places.ratios)
        }
    }

    /// Writes the rectangle whose components are given.
    mutating func rect(_ rect: Components, digits: Int) {
        literal("{\"x\":")
        number(rect.x, digits: digits)
        literal(",\"y\":")
        number(rect.y, digits: digits)
        literal(",\"width\":")
        number(rect.z, digits: digits)
        literal(",\"height\":")
        number(rect.w, digits: digits)
        literal("}")
    }

    /// Writes the radii whose components are given.
    mutating func cornerRadii(_ radii: Components, digits: Int) {
        literal("{\"topLeft\":")
        number(radii.x, digits: digits)
        literal(",\"topRight\":")
        number(radii.y, digits: digits)
        literal(",\"bottomRight\":")
        number(radii.z, digits: digits)
        literal(",\"bottomLeft\":")
        number(radii.w, digits: digits)
        literal("}")
    }
}
