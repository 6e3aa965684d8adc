public import SegueJSON
public import SegueKit

extension JSONWriter {
    public mutating func rect(_ rect: Rect, digits: Int) {
        compose(atMost: 4 * Cursor.longestNumber + 40) {
            $0.literal("{\"x\":")
            $0.number(rect.x, digits: digits)
            $0.literal(",\"y\":")
            $0.number(rect.y, digits: digits)
            $0.literal(",\"width\":")
            $0.number(rect.width, digits: digits)
            $0.literal(",\"height\":")
            $0.number(rect.height, digits: digits)
            $0.literal("},")
        }
    }

    public mutating func rect(_ rect: Rect?, digits: Int) {
        guard let rect else { return null() }
        self.rect(rect, digits: digits)
    }

    public mutating func cornerRadii(_ radii: CornerRadii, digits: Int) {
        compose(atMost: 4 * Cursor.longestNumber + 64) {
            $0.literal("{\"topLeft\":")
            $0.number(radii.topLeft, digits: digits)
            $0.literal(",\"topRight\":")
            $0.number(radii.topRight, digits: digits)
            $0.literal(",\"bottomRight\":")
            $0.number(radii.bottomRight, digits: digits)
            $0.literal(",\"bottomLeft\":")
            $0.number(radii.bottomLeft, digits: digits)
            $0.literal("},")
        }
    }
}
