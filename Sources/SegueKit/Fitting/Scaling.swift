/// The rule that turns the size of a picture into the size it is drawn at.
public enum Scaling: CaseIterable, Sendable {
    /// The size of the bounds, whatever the aspect ratio.
    case stretch
    /// The largest size with the picture's aspect ratio that fits inside the bounds.
    case fit
    /// The smallest size with the picture's aspect ratio that covers the bounds.
    case fill
    /// The picture's own size.
    case none
    /// The smaller of `none` and `fit` (CSS Images 3 §5.5).
    case scaleDown
    /// The width of the bounds, and the height that keeps the picture's aspect ratio.
    case fitWidth
    /// The height of the bounds, and the width that keeps the picture's aspect ratio.
    case fitHeight

    /// Returns the size a picture is drawn at.
    ///
    /// - Parameters:
    ///   - picture: The upright size of the picture in points; both sides are greater than zero.
    ///   - bounds: The size of the content box in points.
    ///   - maximumScale: No side becomes longer than this multiple of the picture's.
    public func size(for picture: Size, in bounds: Size, maximumScale: Double = .infinity) -> Size {
        let horizontal = bounds.width / picture.width
        let vertical = bounds.height / picture.height
        return switch self {
        case .stretch:
            Size(
                width: min(bounds.width, picture.width * maximumScale),
                height: min(bounds.height, picture.height * maximumScale))
        case .fit: scaled(picture, by: min(horizontal, vertical, maximumScale), in: bounds)
        case .fill: scaled(picture, by: min(max(horizontal, vertical), maximumScale), in: bounds)
        case .none: scaled(picture, by: min(1, maximumScale), in: bounds)
        case .scaleDown: scaled(picture, by: min(1, horizontal, vertical, maximumScale), in: bounds)
        case .fitWidth: scaled(picture, by: min(horizontal, maximumScale), in: bounds)
        case .fitHeight: scaled(picture, by: min(vertical, maximumScale), in: bounds)
        }
    }

    /// A side that meets the bounds gets their length itself, not a product that differs in the last digit.
    private func scaled(_ picture: Size, by scale: Double, in bounds: Size) -> Size {
        Size(
            width: scale == bounds.width / picture.width ? bounds.width : picture.width * scale,
            height: scale == bounds.height / picture.height ? bounds.height : picture.height * scale)
    }
}
