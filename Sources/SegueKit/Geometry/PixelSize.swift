/// The size of a stored picture in pixels, before its orientation is applied.
///
/// A type of its own, so that pixels and points are never mixed. Vector pictures may have fractional sides.
public struct PixelSize: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The number of pixels.
    public var area: Double { width * height }
}
