/// A rectangle in points; x grows to the right and y grows down.
///
/// A rectangle does not know its coordinate space. The name that holds it says so.
public struct Rect: Equatable, Sendable {
    public var x: Double
    public var y: Double
    /// The horizontal extent; finite and not negative.
    public var width: Double
    /// The vertical extent; finite and not negative.
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle from its edges; where they cross, the extent is 0.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// Creates a rectangle whose `anchor` lies on the same anchor of `bounds`.
    public init(size: Size, anchor: Anchor, in bounds: Rect) {
        self.init(
            x: bounds.x + anchor.x * (bounds.width - size.width),
            y: bounds.y + anchor.y * (bounds.height - size.height),
            width: size.width,
            height: size.height)
    }

    /// Creates a rectangle whose `anchor` lies at `point`.
    public init(size: Size, anchor: Anchor, at point: Point) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    public var size: Size { Size(width: width, height: height) }
    public var maxX: Double { x + width }
    public var maxY: Double { y + height }
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    public var area: Double { width * height }

    /// Returns the rectangle less the insets; where they meet, the extent is 0.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            minX: x + insets.left, minY: y + insets.top,
            maxX: maxX - insets.right, maxY: maxY - insets.bottom)
    }

    /// Returns the part that lies in both rectangles; nil where they share no area.
    ///
    /// A rectangle that lies in the other one is returned as it is, to the last digit.
    public func intersection(_ other: Rect) -> Rect? {
        let across = Self.shared((x, width), (other.x, other.width))
        let down = Self.shared((y, height), (other.y, other.height))
        let shared = Rect(x: across.start, y: down.start, width: across.length, height: down.length)
        return shared.width > 0 && shared.height > 0 ? shared : nil
    }

    private typealias Extent = (start: Double, length: Double)

    private static func shared(_ one: Extent, _ other: Extent) -> Extent {
        let (end, otherEnd) = (one.start + one.length, other.start + other.length)
        if one.start >= other.start && end <= otherEnd { return one }
        if other.start >= one.start && otherEnd <= end { return other }
        let start = max(one.start, other.start)
        return (start, min(end, otherEnd) - start)
    }

    /// Whether the edges of the two rectangles are the same but for rounding, relative to the larger side.
    public func isClose(to other: Rect) -> Bool {
        if self == other { return true }
        let extent = max(
            1, abs(x), abs(y), width, height, abs(other.x), abs(other.y), other.width, other.height)
        let limit = Tolerance.geometry * extent
        return abs(x - other.x) <= limit && abs(y - other.y) <= limit
            && abs(maxX - other.maxX) <= limit && abs(maxY - other.maxY) <= limit
    }

    /// Returns the rectangle with each edge moved to the nearest device pixel, half a pixel outwards from 0.
    ///
    /// - Parameter scale: Device pixels per point; greater than zero.
    public func snapped(toScale scale: Double) -> Rect {
        func nearest(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
        return Rect(minX: nearest(x), minY: nearest(y), maxX: nearest(maxX), maxY: nearest(maxY))
    }
}
