/// What a layer does where it does not run straight: its geometry over progress, all of it together.
///
/// The path is that of the window or the frame. A picture keeps its place in the window, and its aspect ratio: where
/// a path changes the window's size unevenly, the picture is scaled about the window's centre to cover as much as
/// it did.
struct Route {
    /// The window or the frame.
    private let box: Curve
    private let image: Curve?
    private let radii: Curve?
    private let fontScale: Curve?
    private let path: TravelPath
    /// The way of the box; nil where it is straight.
    private let trail: RectTrail?
    private let runsBackwards: Bool
    private let isGeometric: Bool
    private let (across, down): (Progression, Progression)

    /// Nil where nothing of the layer moves.
    init?(of view: DrawnView, _ direction: Direction, _ travel: Travel) {
        guard let boxEnds = view[.window] ?? view[.frame],
            let box = view.curve(of: view.has(.window) ? .window : .frame, direction)
        else { return nil }
        let scaled = view[.image] ?? boxEnds
        guard boxEnds.source != boxEnds.destination || scaled.source != scaled.destination else { return nil }
        self.box = box
        image = view.curve(of: .image, direction)
        radii = view.curve(of: .cornerRadii, direction)
        fontScale = view.curve(of: .fontScale, direction)
        (across, down) = Self.progressions(scaled, direction, travel)
        isGeometric = travel.scaleInterpolation == .log
        path = travel.path
        runsBackwards = direction == .dismiss && travel.reverse == .retrace
        trail = path == .line ? nil : Self.trail(path, of: box, backwards: runsBackwards)
    }

    private static func trail(_ path: TravelPath, of box: Curve, backwards: Bool) -> RectTrail {
        let (start, end) = (Rect(components: box.start), Rect(components: box.end))
        return backwards ? RectTrail(path, from: end, to: start) : RectTrail(path, from: start, to: end)
    }

    private static func progressions(
        _ scaled: Ends<Components>, _ direction: Direction, _ travel: Travel
    ) -> (Progression, Progression) {
        guard travel.scaleInterpolation == .log else { return (.even, .even) }
        let (start, finish) = (scaled[direction.start], scaled[direction.finish])
        return (Progression(geometricBy: finish.z / start.z), Progression(geometricBy: finish.w / start.w))
    }
}

extension DrawnView {
    /// Returns a property straight from the start to the end, but for its bends; nil where there is none.
    fileprivate func curve(of property: Property, _ direction: Direction) -> Curve? {
        guard let ends = self[property] else { return nil }
        return Curve(from: ends[direction.start], ends[direction.finish], bending: bends(of: property))
    }
}

extension Route {
    /// Returns the values at a progress of 0...1.
    func point(at progress: Double) -> RoutePoint {
        let both = (across.value(at: progress) + down.value(at: progress)) / 2
        var point = RoutePoint(
            box: straight(box, progress), image: image.map { straight($0, progress) },
            radii: radii.map { CornerRadii(components: $0.value(at: both)) },
            fontScale: fontScale.map { fontScale(of: $0, progress) })
        // The ends are exact as they are.
        guard progress > 0, progress < 1 else { return point }
        if let trail { bend(&point, along: trail, both) }
        point.radii = point.radii?.limited(to: point.box.size)
        return point
    }

    private func straight(_ curve: Curve, _ progress: Double) -> Rect {
        let (x, y) = (curve.value(at: across.value(at: progress)), curve.value(at: down.value(at: progress)))
        return Rect(x: x.x, y: y.y, width: x.z, height: y.w)
    }

    /// The size of a text has a ratio of its own.
    private func fontScale(of curve: Curve, _ progress: Double) -> Double {
        let own = isGeometric ? Progression(geometricBy: curve.end.x / curve.start.x) : .even
        return curve.value(at: own.value(at: progress)).x
    }

    /// Moves everything from where the straight box would be to where it is on its path.
    private func bend(_ point: inout RoutePoint, along trail: RectTrail, _ progress: Double) {
        let straight = Rect(components: box.start.interpolated(to: box.end, by: progress))
        let bent = trail.rect(at: runsBackwards ? 1 - progress : progress)
        // Where only the centre travels, the two sizes are the same but for rounding.
        let isStretched = path == .flutterRectArc && straight.width > 0 && straight.height > 0
        let width = isStretched ? bent.width / straight.width : 1
        let height = isStretched ? bent.height / straight.height : 1
        let larger = max(width, height)
        // The box itself may be elsewhere, where a bar cuts it; the picture still covers it, scaled about its centre.
        let center = point.box.center
        let place = Point(
            x: center.x + bent.center.x - straight.center.x, y: center.y + bent.center.y - straight.center.y)
        point.box = point.box.moved(with: center, to: place, width, height)
        point.image = point.image?.moved(with: center, to: place, larger, larger)
        point.radii = point.radii?.map { $0 * min(width, height) }
    }
}

extension Rect {
    /// Returns the rectangle scaled about a point and moved with that point to another place.
    fileprivate func moved(with point: Point, to place: Point, _ width: Double, _ height: Double) -> Rect {
        Rect(
            x: place.x + (x - point.x) * width, y: place.y + (y - point.y) * height,
            width: self.width * width, height: self.height * height)
    }
}
