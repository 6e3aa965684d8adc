public import SegueJSON
public import SegueKit

extension JSONWriter {
    public mutating func point(_ point: Point, digits: Int) {
        compose(atMost: 2 * Cursor.longestNumber + 12) {
            $0.literal("{\"x\":")
            $0.number(point.x, digits: digits)
            $0.literal(",\"y\":")
            $0.number(point.y, digits: digits)
            $0.literal("},")
        }
    }

    /// Writes a converted rectangle: the box around it, its corners and whether its sides are upright.
    public mutating func conversion(_ quad: Quad, _ places: DecimalPlaces) {
        openObject()
        name("boundingBox")
        rect(quad.boundingBox, digits: places.lengths)
        name("quad")
        openArray()
        point(quad.topLeft, digits: places.lengths)
        point(quad.topRight, digits: places.lengths)
        point(quad.bottomRight, digits: places.lengths)
        point(quad.bottomLeft, digits: places.lengths)
        closeArray()
        name("axisAligned")
        bool(quad.isAxisAligned)
        closeObject()
    }
}
