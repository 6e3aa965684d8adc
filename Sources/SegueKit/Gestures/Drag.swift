/// A picture under a finger, by a law; a pure function of how far the finger has gone.
struct Drag {
    var law: GestureLaw
    /// The container's size, in points.
    var container: Size
    /// Where the finger came down, in the container's space.
    var touch: Point

    /// Returns how far the picture goes, in points, besides what shrinking moves.
    func way(of translation: Point) -> Point {
        let (across, down) = (translation.x < 0 ? law.left : law.right, translation.y < 0 ? law.up : law.down)
        return Point(
            x: across.way(of: translation.x, along: container.width),
            y: down.way(of: translation.y, along: container.height))
    }

    /// Returns how large the picture is, as a part of its size at the start.
    func scale(at translation: Point) -> Double {
        switch law.shrinking {
        case .none: return 1
        case .cosine(let least, let distance):
            let tangent = max(0, translation.y) / distance
            return least.interpolated(to: 1, by: 1 / (1 + tangent * tangent).squareRoot())
        case .straight(let least, let share):
            return 1.0.interpolated(to: least, by: min(1, abs(translation.y) / (share * container.height)))
        case .eased(let least, let easing):
            let part = min(1, abs(translation.x) / container.width)
            return 1.0.interpolated(to: least, by: easing.value(at: part))
        }
    }

    /// Returns where a rectangle of the picture is, in the container's space.
    func place(_ rect: Rect, at translation: Point) -> Rect {
        let (scale, way) = (scale(at: translation), way(of: translation))
        let middle = Point(x: container.width / 2, y: container.height / 2)
        let pivot = law.pivot == .touch ? touch : middle
        return Rect(
            x: pivot.x + (rect.x - pivot.x) * scale + way.x, y: pivot.y + (rect.y - pivot.y) * scale + way.y,
            width: rect.width * scale, height: rect.height * scale)
    }

    /// Returns how far it is along, 0 at the start. It may be below 0, or over 1.
    func progress(at translation: Point) -> Double {
        let part = signedWay(of: translation) / law.progress.distance.points(along: side)
        if law.progress.easing == .linear { return law.progress.isTwoSided ? abs(part) : part }
        return law.progress.easing.value(at: min(1, abs(part)))
    }

    /// Returns whether a release would go on to the other end.
    ///
    /// - Parameter velocity: The finger's, in points a second.
    func finishes(at translation: Point, _ velocity: Point) -> Bool {
        let way = signedWay(of: translation)
        guard way != 0, way > 0 || law.progress.isTwoSided else { return false }
        let sign: Double = way < 0 ? -1 : 1
        let speed = sign * (law.progress.axis == .vertical ? velocity.y : velocity.x)
        if law.release.isCancelledByReturn, speed < 0 { return false }
        let runOn = MomentumProjection.distance(
            velocity: speed, decelerationRate: law.release.decelerationRate)
        return sign * way + runOn > law.release.distance.points(along: side)
    }

    /// Returns how fast a point of the picture moves, in points a second.
    ///
    /// The map from the finger to the picture is differentiated in the direction of the finger.
    func velocity(of point: Point, at translation: Point, _ velocity: Point) -> Point {
        let speed = max(abs(velocity.x), abs(velocity.y))
        // Whatever divides by less may not be finite.
        guard speed > 1e-6 else { return Point(x: 0, y: 0) }
        // A thousandth of a point: far below what bends the map, far above what rounding blurs.
        let step = 0.001 / speed
        let rect = Rect(x: point.x, y: point.y, width: 0, height: 0)
        let (before, after) = (
            place(rect, at: translation.moved(by: velocity, -step)),
            place(rect, at: translation.moved(by: velocity, step))
        )
        return Point(x: (after.x - before.x) / (2 * step), y: (after.y - before.y) / (2 * step))
    }

    /// How far the finger or the picture has gone along the axis of the progress.
    private func signedWay(of translation: Point) -> Double {
        let way = law.progress.isOfPicture ? way(of: translation) : translation
        return law.progress.axis == .vertical ? way.y : way.x
    }

    /// The container's side along the axis of the progress.
    private var side: Double { law.progress.axis == .vertical ? container.height : container.width }
}

extension GestureLaw.Following {
    /// - Parameters:
    ///   - distance: The way of the finger, signed.
    ///   - side: The container's side along it; greater than zero.
    fileprivate func way(of distance: Double, along side: Double) -> Double {
        switch self {
        case .factor(let factor): return factor * distance
        case .logarithm(let scale):
            let way = scale * log(1 + abs(distance) / scale)
            return distance < 0 ? -way : way
        case .rubberBand(let factor):
            return distance * side * factor / (side + factor * abs(distance))
        case .room(let least, let gap, let most, let easing):
            let room = min(most, max(0, (1 - least) * side / 2 - gap))
            let way = room * easing.value(at: min(1, abs(distance) / side))
            return distance < 0 ? -way : way
        }
    }
}

extension Point {
    fileprivate func moved(by velocity: Point, _ seconds: Double) -> Point {
        Point(x: x + velocity.x * seconds, y: y + velocity.y * seconds)
    }
}
