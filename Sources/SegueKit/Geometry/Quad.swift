/// A rectangle seen from another space: its four corners, which form a parallelogram.
///
/// The corners keep the names that they have in the rectangle's own space, however it is turned or mirrored.
public struct Quad: Equatable, Sendable {
    public var topLeft: Point
    /// The edges as differences, so that no digit of a small rectangle is lost far from the origin.
    private var across: Point
    private var down: Point

    /// The corners of `rect`, each carried through `transform`.
    public init(_ rect: Rect, through transform: AffineTransform) {
        topLeft = transform.applied(to: Point(x: rect.x, y: rect.y))
        across = Point(x: transform.a * rect.width, y: transform.b * rect.width)
        down = Point(x: transform.c * rect.height, y: transform.d * rect.height)
    }

    public var topRight: Point { Point(x: topLeft.x + across.x, y: topLeft.y + across.y) }
    public var bottomLeft: Point { Point(x: topLeft.x + down.x, y: topLeft.y + down.y) }
    public var bottomRight: Point {
        Point(x: topLeft.x + across.x + down.x, y: topLeft.y + across.y + down.y)
    }

    /// From the top left corner on, in the order top right, bottom right, bottom left.
    public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The smallest upright rectangle that has all corners in it.
    public var boundingBox: Rect {
        Rect(
            x: topLeft.x + min(0, across.x) + min(0, down.x),
            y: topLeft.y + min(0, across.y) + min(0, down.y),
            width: abs(across.x) + abs(down.x), height: abs(across.y) + abs(down.y))
    }

    /// Whether the sides are upright, but for rounding, so that the bounding box tells all but the corners' names.
    ///
    /// So it is after quarter turns and mirroring. An edge of no length is in nobody's way.
    public var isAxisAligned: Bool {
        (Self.isHorizontal(across) && Self.isVertical(down))
            || (Self.isVertical(across) && Self.isHorizontal(down))
    }

    private static func isHorizontal(_ edge: Point) -> Bool {
        abs(edge.y) <= Tolerance.geometry * abs(edge.x)
    }

    private static func isVertical(_ edge: Point) -> Bool { abs(edge.x) <= Tolerance.geometry * abs(edge.y) }
}
