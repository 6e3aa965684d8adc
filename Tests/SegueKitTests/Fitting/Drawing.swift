import SegueKit

/// A view drawn point by point, straight from the documentation of UIView.ContentMode (uikit.md §3.1): a
/// second opinion that knows nothing of placements.
struct Drawing {
    static let modes: [(name: String, mode: ContentMode)] = [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
        ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
        ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
        ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ]

    let frame: Rect
    let drawn: Rect

    init(_ mode: String, frame: Rect, size: Size) {
        self.frame = frame
        let (across, down) = (frame.width / size.width, frame.height / size.height)
        let scale: (Double, Double) =
            switch mode {
            case "scaleToFill", "redraw": (across, down)
            case "scaleAspectFit": (min(across, down), min(across, down))
            case "scaleAspectFill": (max(across, down), max(across, down))
            default: (1, 1)
            }
        let (width, height) = (size.width * scale.0, size.height * scale.1)
        let name = mode.lowercased()
        let x = name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? 1 : 0.5
        let y = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
        drawn = Rect(
            x: frame.x + (frame.width - width) * x, y: frame.y + (frame.height - height) * y,
            width: width, height: height)
    }

    /// The point of the picture, in unit coordinates, that is seen at a point; nil where nothing is.
    func picturePoint(at point: Point) -> Point? {
        func isInside(_ rect: Rect) -> Bool {
            point.x > rect.x && point.x < rect.x + rect.width && point.y > rect.y
                && point.y < rect.y + rect.height
        }
        guard isInside(frame), isInside(drawn) else { return nil }
        return Point(x: (point.x - drawn.x) / drawn.width, y: (point.y - drawn.y) / drawn.height)
    }

    func shows(_ other: Drawing, at point: Point) -> Bool {
        guard let mine = picturePoint(at: point), let others = other.picturePoint(at: point) else {
            return picturePoint(at: point) == nil && other.picturePoint(at: point) == nil
        }
        return isApproximately(mine, others)
    }

    /// Whether another drawing shows the same everywhere: between all the edges of both nothing changes but
    /// along straight lines, so two points in each of those cells tell.
    func showsTheSame(as other: Drawing) -> Bool {
        let rects = [frame, drawn, other.frame, other.drawn]
        let xs = Self.between(rects.flatMap { [$0.x, $0.x + $0.width] })
        let ys = Self.between(rects.flatMap { [$0.y, $0.y + $0.height] })
        return ys.allSatisfy { y in xs.allSatisfy { shows(other, at: Point(x: $0, y: y)) } }
    }

    /// All frames with edges from those of the view, of what it draws, and of the view's mirror image.
    var candidates: [Rect] {
        let mirrored = Rect(
            x: 2 * drawn.center.x - frame.maxX, y: 2 * drawn.center.y - frame.maxY,
            width: frame.width, height: frame.height)
        let rects = [frame, drawn, mirrored]
        let xs = Self.pairs(rects.flatMap { [$0.x, $0.maxX] })
        let ys = Self.pairs(rects.flatMap { [$0.y, $0.maxY] })
        return ys.flatMap { y in
            xs.map { x in Rect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0) }
        }
    }

    private static func pairs(_ edges: [Double]) -> [(Double, Double)] {
        let distinct = Set(edges).sorted()
        var pairs: [(Double, Double)] = []
        for low in distinct {
            for high in distinct where high > low + 1e-6 { pairs.append((low, high)) }
        }
        return pairs
    }

    private static func between(_ edges: [Double]) -> [Double] {
        let sorted = edges.sorted()
        var points: [Double] = []
        for (low, high) in zip(sorted, sorted.dropFirst()) where high - low > 1e-6 {
            points += [0.3, 0.7].map { low + (high - low) * $0 }
        }
        return points
    }
}
