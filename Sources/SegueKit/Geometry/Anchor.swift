/// A relative position in a rectangle: (0, 0) is its top left corner, (1, 1) its bottom right one.
///
/// Values outside of 0...1 lie outside of the rectangle, as percentages of CSS `object-position` may.
public struct Anchor: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let topLeft = Anchor(x: 0, y: 0)
    public static let top = Anchor(x: 0.5, y: 0)
    public static let topRight = Anchor(x: 1, y: 0)
    public static let left = Anchor(x: 0, y: 0.5)
    public static let center = Anchor(x: 0.5, y: 0.5)
    public static let right = Anchor(x: 1, y: 0.5)
    public static let bottomLeft = Anchor(x: 0, y: 1)
    public static let bottom = Anchor(x: 0.5, y: 1)
    public static let bottomRight = Anchor(x: 1, y: 1)
}
