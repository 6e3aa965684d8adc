/// Several cubic Béziers one after the other from (0, 0) to (1, 1), as in Android's `PathInterpolator`.
public struct BezierPath: Equatable, Sendable {
    /// A Bézier scaled into the rectangle between two points of the path.
    struct Part: Equatable {
        var start: Point
        var end: Point
        var curve: UnitBezier
    }

    let parts: [Part]

    /// Creates a path through points that each lie after and above the one before.
    ///
    /// - Parameter segments: Two control points and the end of each Bézier, which is the start of the next; the
    ///   last end is (1, 1). Each control point lies between its ends in time.
    public init(_ segments: [(Point, Point, Point)]) {
        precondition(segments.last.map { $0.2 == Point(x: 1, y: 1) } ?? false, "A path must end at (1, 1)")
        var parts: [Part] = []
        var start = Point(x: 0, y: 0)
        for (first, second, end) in segments {
            let (width, height) = (end.x - start.x, end.y - start.y)
            precondition(width > 0 && height > 0, "A path must rise from point to point")
            let curve = UnitBezier(
                (first.x - start.x) / width, (first.y - start.y) / height,
                (second.x - start.x) / width, (second.y - start.y) / height)
            parts.append(Part(start: start, end: end, curve: curve))
            start = end
        }
        self.parts = parts
    }

    /// The `emphasized` easing of Material 3 (material-components-android, `m3_sys_motion_easing_emphasized`).
    public static let emphasized = BezierPath([
        (Point(x: 0.05, y: 0), Point(x: 0.133333, y: 0.06), Point(x: 0.166666, y: 0.4)),
        (Point(x: 0.208333, y: 0.82), Point(x: 0.25, y: 1), Point(x: 1, y: 1)),
    ])

    /// Returns the progress at a time; outside of 0...1 it runs on along the tangents of the ends.
    public func value(at time: Double) -> Double {
        let part = parts.first { time < $0.end.x } ?? parts[parts.count - 1]
        let width = part.end.x - part.start.x
        let fraction = part.curve.value(at: (time - part.start.x) / width)
        return part.start.y.interpolated(to: part.end.y, by: fraction)
    }
}
