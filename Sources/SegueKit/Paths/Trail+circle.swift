extension Trail {
    /// Ways that are this short along one axis are straight, in points (Flutter, `_kOnAxisDelta`).
    private static let straightBelow = 2.0

    /// The arc of Flutter: a part of a circle, passed at a constant angular speed (MaterialPointArcTween).
    public static func flutterArc(from start: Point, to end: Point) -> Trail {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard abs(dx) > straightBelow, abs(dy) > straightBelow else { return line(from: start, to: end) }
        let distance = start.distance(to: end)
        let isUpright = abs(dx) < abs(dy)
        let radius = distance * distance / (2 * (isUpright ? abs(dx) : abs(dy)))
        let sweep = 2 * asin(distance / (2 * radius))
        let arc =
            isUpright
            ? CircularArc(arrivingUprightAt: end, radius, sweep, dx, dy)
            : CircularArc(leavingLevelFrom: start, radius, sweep, dx, dy)
        return Trail(from: start, to: end) { arc.point(at: $0) }
    }
}

/// A part of a circle; angles in radians, clockwise on screen.
private struct CircularArc {
    var center: Point
    var radius: Double
    var begin: Double
    var end: Double

    init(arrivingUprightAt point: Point, _ radius: Double, _ sweep: Double, _ dx: Double, _ dy: Double) {
        self.radius = radius
        center = Point(x: point.x + (dx > 0 ? -radius : radius), y: point.y)
        end = dx > 0 ? 0 : .pi
        begin = end + ((dx > 0) == (dy > 0) ? -sweep : sweep)
    }

    init(leavingLevelFrom point: Point, _ radius: Double, _ sweep: Double, _ dx: Double, _ dy: Double) {
        self.radius = radius
        center = Point(x: point.x, y: point.y + (dy > 0 ? radius : -radius))
        begin = dy > 0 ? -.pi / 2 : .pi / 2
        end = begin + ((dx > 0) == (dy > 0) ? sweep : -sweep)
    }

    func point(at progress: Double) -> Point {
        let angle = begin.interpolated(to: end, by: progress)
        return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
