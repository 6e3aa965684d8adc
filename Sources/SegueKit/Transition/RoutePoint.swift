/// The values of a layer at one moment of its route.
struct RoutePoint {
    /// The window or the frame.
    var box: Rect
    var image: Rect?
    var radii: CornerRadii?
    var fontScale: Double?

    subscript(property: Property) -> Components? {
        switch property {
        case .window, .frame: box.components
        case .image: image?.components
        case .cornerRadii: radii?.components
        case .fontScale: fontScale?.components
        case .opacity: nil
        }
    }

    /// A thousandth of a text's size counts as a tenth of a point.
    private static let pointsPerFontScale = 100.0

    /// What is flattened together: the centres, sides and radii in points.
    var values: Flattening.Values {
        let (rect, radii) = (image ?? box, radii ?? .zero)
        return Flattening.Values(
            box.center.x, box.center.y, box.width, box.height,
            rect.center.x, rect.center.y, rect.width, rect.height,
            radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft,
            (fontScale ?? 0) * Self.pointsPerFontScale, 0, 0, 0)
    }

    /// The largest of the numbers, whatever its sign.
    var largest: Double { max(values.max(), -values.min()) }
}
