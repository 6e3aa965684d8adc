/// A location in points; x grows to the right and y grows down.
///
/// A point does not know its coordinate space. The name that holds it says so.
public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)
}
