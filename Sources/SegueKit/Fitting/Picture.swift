/// What is known of a picture: its stored size, and how it becomes an upright size in points.
public struct Picture: Equatable, Sendable {
    /// The stored size; where the picture is a stand-in for a larger one, the size of that one.
    public var pixels: PixelSize
    /// How the stored picture is turned before it is shown.
    public var orientation: Orientation
    /// Pixels per point; greater than zero.
    public var scale: Double
    /// Whether what lies behind the picture shows through it.
    public var hasAlpha: Bool

    public init(
        pixels: PixelSize, orientation: Orientation = .up, scale: Double = 1, hasAlpha: Bool = false
    ) {
        self.pixels = pixels
        self.orientation = orientation
        self.scale = scale
        self.hasAlpha = hasAlpha
    }

    /// The upright size in points, as `UIImage.size` gives it: it may end in a fraction of a point.
    public var size: Size {
        let stored = Size(width: pixels.width / scale, height: pixels.height / scale)
        return orientation.swapsAxes ? Size(width: stored.height, height: stored.width) : stored
    }

    /// Whether it has no extent that could be fitted into a frame.
    public var isDegenerate: Bool {
        Size(width: pixels.width, height: pixels.height).isDegenerate || size.isDegenerate
    }

    /// Returns a part of the shown picture, in unit coordinates, as pixels of the stored one.
    public func storedPixels(ofShown unit: Rect) -> Rect {
        let stored = orientation.stored(unit)
        return Rect(
            x: stored.x * pixels.width, y: stored.y * pixels.height,
            width: stored.width * pixels.width, height: stored.height * pixels.height)
    }
}
