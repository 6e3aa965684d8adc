/// The arcs of Android and of Motion, which are Béziers.
extension Trail {
    /// How closely Béziers are measured: to 0.01 points on a telephone's screen.
    private static let parts = 256

    /// The arc of Material: upwards it leaves level and arrives upright, downwards the other way round, so that
    /// the way back is the same (material-components-android, MaterialArcMotion.java).
    public static func materialArc(from start: Point, to end: Point) -> Trail {
        let control = start.y > end.y ? Point(x: end.x, y: start.y) : Point(x: start.x, y: end.y)
        return even(from: start, to: end, parts: parts) { quadratic(start, control, end, at: $0) }
    }

    /// The arc of Android (androidx.transition, ArcMotion.java).
    ///
    /// - Parameters:
    ///   - minimumHorizontalAngle: How much of an arc it is at least where it is wider than high; degrees, 0...90.
    ///   - minimumVerticalAngle: The same where it is higher than wide.
    ///   - maximumAngle: How much of an arc it is at most; degrees, 0...90.
    public static func androidArc(
        from start: Point, to end: Point, minimumHorizontalAngle: Double = 0,
        minimumVerticalAngle: Double = 0, maximumAngle: Double = 70
    ) -> Trail {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard dx != 0 || dy != 0 else { return line(from: start, to: end) }
        let isUpright = abs(dx) < abs(dy)
        let reach = (dx * dx + dy * dy) / (2 * (isUpright ? abs(dy) : dx))
        let minimum = isUpright ? minimumVerticalAngle : minimumHorizontalAngle
        let handle = androidHandle(start, end, isUpright: isUpright, reach: reach)
        let limited = handle.limited(
            about: start.middle(to: end), half: start.distance(to: end) / 2, minimum...maximumAngle)
        let (first, second) = (start.middle(to: limited), limited.middle(to: end))
        return even(from: start, to: end, parts: parts) { cubic(start, first, second, end, at: $0) }
    }

    /// The centre of the circle through both points whose tangent is level or upright at one of them.
    private static func androidHandle(
        _ start: Point, _ end: Point, isUpright: Bool, reach: Double
    ) -> Point {
        let isUpwards = start.y > end.y
        if isUpright {
            return isUpwards
                ? Point(x: end.x, y: end.y + reach) : Point(x: start.x, y: start.y + reach)
        }
        return isUpwards ? Point(x: start.x + reach, y: start.y) : Point(x: end.x - reach, y: end.y)
    }

    /// The side that an arc of Motion bulges to.
    public enum Turn: Sendable {
        case clockwise, counterclockwise
        /// The same side of the screen both ways.
        case automatic
    }

    /// The arc of Motion, whose speed changes on the way (motion-dom 13.1.1, arc.ts).
    ///
    /// - Parameters:
    ///   - strength: How far it bulges, of the distance.
    ///   - peak: Where it bulges most, 0...1.
    public static func motionArc(
        from start: Point, to end: Point, strength: Double = 0.5, peak: Double = 0.5, turn: Turn = .automatic
    ) -> Trail {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let isForwards = abs(dx) >= abs(dy) ? dx >= 0 : dy >= 0
        let side =
            switch turn {
            case .clockwise: -strength
            case .counterclockwise: strength
            case .automatic: isForwards ? strength : -strength
            }
        let control = Point(x: start.x + dx * peak - dy * side, y: start.y + dy * peak + dx * side)
        return Trail(from: start, to: end) { quadratic(start, control, end, at: $0) }
    }

    private static func quadratic(_ start: Point, _ control: Point, _ end: Point, at t: Double) -> Point {
        start.interpolated(to: control, by: t).interpolated(to: control.interpolated(to: end, by: t), by: t)
    }

    private static func cubic(
        _ start: Point, _ first: Point, _ second: Point, _ end: Point, at t: Double
    ) -> Point {
        quadratic(start, first, second, at: t).interpolated(to: quadratic(first, second, end, at: t), by: t)
    }
}

extension Point {
    fileprivate func middle(to other: Point) -> Point { interpolated(to: other, by: 0.5) }

    /// Returns the point nearer to or further from a middle, so that the arc it is the handle of has an angle
    /// within bounds.
    fileprivate func limited(about middle: Point, half: Double, _ degrees: ClosedRange<Double>) -> Point {
        let nearest = half * Self.tangent(ofHalf: degrees.lowerBound)
        let furthest = half * Self.tangent(ofHalf: degrees.upperBound)
        let distance = middle.distance(to: self)
        guard distance > 0, distance < nearest || distance > furthest else { return self }
        return middle.interpolated(to: self, by: (distance < nearest ? nearest : furthest) / distance)
    }

    private static func tangent(ofHalf degrees: Double) -> Double {
        let angle = degrees / 2 * .pi / 180
        return sin(angle) / cos(angle)
    }
}
