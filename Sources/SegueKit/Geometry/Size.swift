/// An extent in points; both sides are finite and not negative.
public struct Size: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The shorter of the two sides.
    public var shorterSide: Double { min(width, height) }

    /// Whether a side is too short to divide by; such a picture or frame cannot be placed.
    public var isDegenerate: Bool { shorterSide < Tolerance.degenerateSide }

    public static func * (size: Size, factor: Double) -> Size {
        Size(width: size.width * factor, height: size.height * factor)
    }
}
