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

    /// Writes a member whose name needs no escapes.
    @inline(__always)
    mutating func rect(_ rect: Rect, named name: StaticString, digits: Int) {
        compose(atMost: Cursor.longestValue + name.utf8CodeUnitCount + 4) {
            $0.literal("\"")
            $0.literal(name)
            $0.literal("\":")
            $0.rect(rect.components, digits: digits)
            $0.literal(",")
        }
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
    @inline(__always)
    mutating func rect(_ rect: Components, digits: Int) {
        self = appendingRect(rect, digits: digits)
    }

    /// A cursor that is handed over stays in a register; see `Cursor.appending`.
    @inline(never)
    private func appendingRect(_ rect: Components, digits: Int) -> Cursor {
        var cursor = self
        cursor.numbers(
            ("{\"x\":", ",\"y\":", ",\"width\":", ",\"height\":"), (rect.x, rect.y, rect.z, rect.w),
            digits: digits)
        cursor.literal("}")
        return cursor
    }

    /// Writes the radii whose components are given.
    @inline(__always)
    mutating func cornerRadii(_ radii: Components, digits: Int) {
        self = appendingRadii(radii, digits: digits)
    }

    @inline(never)
    private func appendingRadii(_ radii: Components, digits: Int) -> Cursor {
        var cursor = self
        cursor.numbers(
            ("{\"topLeft\":", ",\"topRight\":", ",\"bottomRight\":", ",\"bottomLeft\":"),
            (radii.x, radii.y, radii.z, radii.w), digits: digits)
        cursor.literal("}")
        return cursor
    }
}
