/// How round the corners of a view are said to be, before its size is known.
public enum CornerRadius: Equatable, Sendable {
    /// Radii in points.
    case radii(CornerRadii)
    /// A share of the shorter side, 0...0.5 and beyond: 0.5 makes a square round.
    case fraction(Double)

    public static let zero = CornerRadius.radii(.zero)

    /// Returns the radii in points for a view of a size, not yet limited to half of its side.
    public func radii(for size: Size) -> CornerRadii {
        switch self {
        case .radii(let radii): radii
        case .fraction(let fraction): CornerRadii(fraction * size.shorterSide)
        }
    }
}
