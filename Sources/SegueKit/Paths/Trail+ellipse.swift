extension Trail {
    /// Compose measures its arcs at every degree.
    private static let degrees = 90
    /// Ways that are this short along one axis are straight, in points (Compose, ArcSpline.kt).
    private static let levelBelow = 0.001

    /// The arc of Compose: a quarter of an ellipse above the straight way or below it (ArcMode in ArcSpline.kt).
    ///
    /// Above, it leaves upright on the way up and arrives upright on the way down; below, the other way round.
    public static func composeArc(from start: Point, to end: Point, isAbove: Bool) -> Trail {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard abs(dx) >= levelBelow, abs(dy) >= levelBelow else { return line(from: start, to: end) }
        if isAbove == (dy < 0) {
            let center = Point(x: end.x, y: start.y)
            // Its angle runs backwards, from the upright side to the level one.
            return even(from: start, to: end, parts: degrees) {
                Point(ofEllipseAbout: center, -dx, dy, at: 1 - $0)
            }
        }
        let center = Point(x: start.x, y: end.y)
        return even(from: start, to: end, parts: degrees) {
            Point(ofEllipseAbout: center, dx, -dy, at: $0)
        }
    }
}

extension Point {
    /// - Parameter part: Of a quarter turn, from straight up or down to the side.
    fileprivate init(ofEllipseAbout center: Point, _ width: Double, _ height: Double, at part: Double) {
        let angle = part * .pi / 2
        self.init(x: center.x + width * sin(angle), y: center.y + height * cos(angle))
    }
}
