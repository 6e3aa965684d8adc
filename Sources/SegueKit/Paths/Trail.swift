/// A way from a point to another over progress, in points, x right and y down.
public struct Trail: Sendable {
    public let start: Point
    public let end: Point
    /// The point at a progress inside of 0...1.
    private let position: @Sendable (Double) -> Point

    init(from start: Point, to end: Point, _ position: @escaping @Sendable (Double) -> Point) {
        (self.start, self.end, self.position) = (start, end, position)
    }

    /// How much of an end tells the speed there.
    private static let margin = 0.01

    /// Returns the point at a progress: exact at 0 and 1, and beyond them on with the speed of the last hundredth
    /// (material-components-android, MaterialContainerTransform).
    public func point(at progress: Double) -> Point {
        if progress <= 0 {
            return start.interpolated(to: position(Self.margin), by: progress / Self.margin)
        }
        if progress >= 1 {
            return end.interpolated(to: position(1 - Self.margin), by: (1 - progress) / Self.margin)
        }
        return position(progress)
    }

    /// A straight way with the same speed throughout.
    public static func line(from start: Point, to end: Point) -> Trail {
        Trail(from: start, to: end) { start.interpolated(to: end, by: $0) }
    }

    /// A way along a curve with the same speed throughout.
    ///
    /// - Parameter curve: From a parameter, 0...1, to a point.
    static func even(
        from start: Point, to end: Point, parts: Int, _ curve: @escaping @Sendable (Double) -> Point
    ) -> Trail {
        let table = ArcLengthTable(parts: parts, of: curve)
        return Trail(from: start, to: end) { curve(table.parameter(atFraction: $0)) }
    }
}
