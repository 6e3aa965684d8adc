/// A type whose values can be added and scaled, so that a curve can run through any of them.
public protocol Interpolatable: Equatable, Sendable {
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (value: Self, factor: Double) -> Self
}

extension Interpolatable {
    /// Returns the value a fraction of the way to `end`, exact at 0 and 1; outside of them it extrapolates.
    @inlinable
    public func interpolated(to end: Self, by fraction: Double) -> Self {
        self * (1 - fraction) + end * fraction
    }
}

extension Double: Interpolatable {}

extension Point: Interpolatable {
    public static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    public static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }

    public static func * (point: Point, factor: Double) -> Point {
        Point(x: point.x * factor, y: point.y * factor)
    }
}

extension Rect: Interpolatable {
    public static func + (left: Rect, right: Rect) -> Rect {
        Rect(
            x: left.x + right.x, y: left.y + right.y,
            width: left.width + right.width, height: left.height + right.height)
    }

    public static func - (left: Rect, right: Rect) -> Rect {
        Rect(
            x: left.x - right.x, y: left.y - right.y,
            width: left.width - right.width, height: left.height - right.height)
    }

    public static func * (rect: Rect, factor: Double) -> Rect {
        Rect(x: rect.x * factor, y: rect.y * factor, width: rect.width * factor, height: rect.height * factor)
    }
}

extension CornerRadii: Interpolatable {
    public static func + (left: CornerRadii, right: CornerRadii) -> CornerRadii {
        CornerRadii(
            topLeft: left.topLeft + right.topLeft, topRight: left.topRight + right.topRight,
            bottomRight: left.bottomRight + right.bottomRight, bottomLeft: left.bottomLeft + right.bottomLeft)
    }

    public static func - (left: CornerRadii, right: CornerRadii) -> CornerRadii {
        left + right * -1
    }

    public static func * (radii: CornerRadii, factor: Double) -> CornerRadii {
        radii.map { $0 * factor }
    }
}
