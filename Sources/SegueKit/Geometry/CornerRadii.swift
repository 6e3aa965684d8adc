/// The radii in points of the four corners of a rectangle, each a circle's; none is negative.
public struct CornerRadii: Equatable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates four equal radii.
    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    public static let zero = CornerRadii(0)

    public var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

    /// Returns the radii, each limited to half of the shorter side of `size`.
    ///
    /// Limit both ends before interpolating: half of the shorter side is a concave function of the size, so
    /// what lies between two limited ends needs no further limit.
    public func limited(to size: Size) -> CornerRadii {
        map { min($0, size.shorterSide / 2) }
    }

    /// Returns the radii of the content box inside a border or padding.
    ///
    /// A corner loses the wider of the two insets that meet in it (CSS Backgrounds 3 §4.2, kept to a circle).
    public func inset(by insets: Insets) -> CornerRadii {
        CornerRadii(
            topLeft: max(0, topLeft - max(insets.top, insets.left)),
            topRight: max(0, topRight - max(insets.top, insets.right)),
            bottomRight: max(0, bottomRight - max(insets.bottom, insets.right)),
            bottomLeft: max(0, bottomLeft - max(insets.bottom, insets.left)))
    }

    func map(_ transform: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: transform(topLeft), topRight: transform(topRight),
            bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
    }
}
