/// Where a picture lies in its content box when their sizes differ (CSS Values 4, `<position>`).
public enum Position: Equatable, Sendable {
    /// The anchor of the picture lies on the same anchor of the box, moved by an offset in points.
    case anchored(Anchor, offset: Point)
    /// A point of the picture, in unit coordinates, lies at the centre of the box, as far as the picture still
    /// covers the box; along a side where it does not, the picture is centred.
    case focused(Point)

    /// Returns the rectangle of a picture of a size, in the coordinate space of `box`.
    func rect(of size: Size, in box: Rect) -> Rect {
        switch self {
        case .anchored(let anchor, let offset):
            var rect = Rect(size: size, anchor: anchor, in: box)
            rect.x += offset.x
            rect.y += offset.y
            return rect
        case .focused(let focus):
            return Rect(
                x: Self.origin(of: size.width, focus: focus.x, from: box.x, to: box.maxX),
                y: Self.origin(of: size.height, focus: focus.y, from: box.y, to: box.maxY),
                width: size.width, height: size.height)
        }
    }

    private static func origin(of length: Double, focus: Double, from start: Double, to end: Double) -> Double
    {
        let middle = (start + end) / 2
        guard length > end - start else { return middle - length / 2 }
        return min(start, max(end - length, middle - focus * length))
    }
}
