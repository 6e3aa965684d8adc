/// The way of a rectangle along a path.
public struct RectTrail: Sendable {
    private let from: Rect
    private let to: Rect
    /// The way of the centre, or those of two opposite corners.
    private let trails: [Trail]

    public init(_ path: TravelPath, from: Rect, to: Rect) {
        (self.from, self.to) = (from, to)
        guard path == .flutterRectArc else {
            trails = [path.trail(from: from.center, to: to.center)]
            return
        }
        let corner = Self.leadingCorner(of: from, to: to)
        trails = [corner, corner.opposite].map { path.trail(from: from[$0], to: to[$0]) }
    }

    /// Returns the rectangle at a progress; where its centre travels, its size changes evenly.
    public func rect(at progress: Double) -> Rect {
        let points = trails.map { $0.point(at: progress) }
        if points.count == 2 { return Rect(corner: points[0], points[1]) }
        let size = from.interpolated(to: to, by: progress).size
        return Rect(
            x: points[0].x - size.width / 2, y: points[0].y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The corner that the diagonal starts from which points most nearly the way that the centre goes.
    private static func leadingCorner(of from: Rect, to: Rect) -> Corner {
        let way = to.center.components - from.center.components
        func support(_ corner: Corner) -> Double {
            let diagonal = from[corner.opposite].components - from[corner].components
            return diagonal.length > 0 ? (way.x * diagonal.x + way.y * diagonal.y) / diagonal.length : 0
        }
        return Corner.allCases.reduce(.topLeft) { support($1) > support($0) ? $1 : $0 }
    }
}

/// A corner of a rectangle, in the order that Flutter tries them in.
private enum Corner: CaseIterable {
    case topLeft, bottomRight, topRight, bottomLeft

    var opposite: Corner {
        switch self {
        case .topLeft: .bottomRight
        case .bottomRight: .topLeft
        case .topRight: .bottomLeft
        case .bottomLeft: .topRight
        }
    }
}

extension Rect {
    fileprivate subscript(corner: Corner) -> Point {
        Point(
            x: corner == .topLeft || corner == .bottomLeft ? x : maxX,
            y: corner == .topLeft || corner == .topRight ? y : maxY)
    }

    fileprivate init(corner one: Point, _ other: Point) {
        self.init(
            x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
            height: abs(other.y - one.y))
    }
}
