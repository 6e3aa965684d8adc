/// How a stored picture is turned before it is shown; raw values are those of EXIF (TIFF 6.0, tag 274).
///
/// `UIImage.Orientation` has the same eight under other raw values, so only its names may be used with it.
public enum Orientation: Int, CaseIterable, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Whether the stored width is shown as the height.
    public var swapsAxes: Bool { rawValue >= 5 }

    /// Whether the shown picture, after any swap of axes, runs from right to left of the stored one.
    private var mirrorsX: Bool {
        switch self {
        case .upMirrored, .down, .right, .rightMirrored: true
        case .up, .downMirrored, .leftMirrored, .left: false
        }
    }

    /// Whether the shown picture, after any swap of axes, runs from bottom to top of the stored one.
    private var mirrorsY: Bool {
        switch self {
        case .down, .downMirrored, .rightMirrored, .left: true
        case .up, .upMirrored, .leftMirrored, .right: false
        }
    }

    /// Returns where a point of the stored picture is shown; both in unit coordinates.
    public func shown(_ stored: Point) -> Point {
        let turned = swapsAxes ? Point(x: stored.y, y: stored.x) : stored
        return Point(x: mirrorsX ? 1 - turned.x : turned.x, y: mirrorsY ? 1 - turned.y : turned.y)
    }

    /// Returns where a part of the shown picture is stored; both in unit coordinates.
    public func stored(_ shown: Rect) -> Rect {
        let x = mirrorsX ? 1 - shown.maxX : shown.x
        let y = mirrorsY ? 1 - shown.maxY : shown.y
        return swapsAxes
            ? Rect(x: y, y: x, width: shown.height, height: shown.width)
            : Rect(x: x, y: y, width: shown.width, height: shown.height)
    }
}
