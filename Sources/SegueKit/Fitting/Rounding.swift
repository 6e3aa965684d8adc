/// How a platform moves a picture onto whole device pixels of the box that it is drawn in.
///
/// The size stays as it is: no platform rounds it. Numbers are told apart in single precision, as the platforms
/// do it, so that half a pixel is one in spite of the last digits.
public struct Rounding: Equatable, Sendable {
    public var rule: Rule
    /// Device pixels per point; greater than zero.
    public var scale: Double

    /// What is rounded, and which way.
    public enum Rule: CaseIterable, Sendable {
        /// The distance from the box's edge, half a pixel upwards (Android, `ImageView.configureBounds`).
        case nearest
        /// The same of a whole picture in a whole box (Compose, `PainterModifier`).
        case nearestOfWholeSizes
        /// The distance and half a pixel, without its fraction (Fresco, `ScalingUtils`).
        case truncated
    }

    public init(rule: Rule, scale: Double) {
        self.rule = rule
        self.scale = scale
    }

    /// Returns the rectangle of a picture of a size, in the coordinate space of `box`.
    func rect(of size: Size, at position: Position, in box: Rect) -> Rect {
        let isWhole = rule == .nearestOfWholeSizes
        let (drawn, room) = isWhole ? (nearest(size), nearest(box.size)) : (size, box.size)
        let distance = position.rect(of: drawn, in: Rect(x: 0, y: 0, width: room.width, height: room.height))
        return Rect(
            x: box.x + rounded(distance.x), y: box.y + rounded(distance.y),
            width: size.width, height: size.height)
    }

    private func rounded(_ distance: Double) -> Double {
        rounded(distance, rule == .truncated ? .towardZero : .down)
    }

    private func nearest(_ size: Size) -> Size {
        Size(width: rounded(size.width, .down), height: rounded(size.height, .down))
    }

    private func rounded(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
        (Double(Float(length * scale)) + 0.5).rounded(rule) / scale
    }
}
