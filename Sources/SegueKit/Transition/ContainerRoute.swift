/// The geometry of a picture over the progress of a container transform.
///
/// Each end has its window and the picture behind it scaled evenly, so that the window becomes as wide, or as high,
/// as the container, and hung up at the middle of its top. What is drawn lies between the two at every moment: it has
/// the picture's aspect ratio and covers the window as long as both ends do.
struct ContainerRoute {
    /// What covers the window at its ends.
    struct Bars {
        /// The windows without them.
        var windows: Ends<Rect>
        var pinned: PinnedWindow
    }

    /// What one end has, without bars.
    private struct Content {
        var window: Rect
        var image: Rect?
        var radii: CornerRadii
        /// The side of its window that becomes the container's.
        var side: Double

        init(of view: DrawnView, at end: End, _ window: Rect, fitsWidth: Bool) {
            self.window = window
            image = view[.image].map { Rect(components: $0[end]) }
            radii = view[.cornerRadii].map { CornerRadii(components: $0[end]) } ?? .zero
            side = fitsWidth ? window.width : window.height
        }

        /// Returns a rectangle scaled by a factor about the middle of the window's top, and moved with it to a point.
        func scaled(_ rect: Rect, by factor: Double, to top: Point) -> Rect {
            Rect(
                x: top.x + (rect.x - window.topMiddle.x) * factor, y: top.y + (rect.y - window.y) * factor,
                width: rect.width * factor, height: rect.height * factor)
        }
    }

    private let (start, finish): (Content, Content)
    /// The ends as they are.
    private let (first, last): (RoutePoint, RoutePoint)
    /// What bars leave of the window; nil where there are none.
    private let pinned: PinnedWindow?
    private let transform: ContainerTransform
    private let progression: Progression
    private let hasRadii: Bool
    /// The way of the middle of the top.
    private let trail: Trail
    private let runsBackwards: Bool

    /// By how much a content may be scaled; where the ends are less alike than that, their contents would become
    /// larger than all there is beside them.
    private static let factors = 0.001...1000

    /// Nil where there is no such container: nothing moves, an end has no size, the picture reflows, or the ends are
    /// too unlike.
    init?(
        of view: DrawnView, _ direction: Direction, _ travel: Travel, _ transform: ContainerTransform,
        under bars: Bars? = nil
    ) {
        let reflows = view.bends.contains { bars == nil || $0.property != .window }
        guard !reflows, let windows = bars?.windows.components ?? view[.window] else { return nil }
        let (from, to) = (
            Rect(components: windows[direction.start]), Rect(components: windows[direction.finish])
        )
        first = RoutePoint(of: view, at: direction.start)
        last = RoutePoint(of: view, at: direction.finish)
        pinned = bars?.pinned
        let moves = first.box != last.box || first.image != last.image
        guard moves, !from.size.isDegenerate, !to.size.isDegenerate else { return nil }
        let fitsWidth = transform.fitsWidth(from: from, to: to)
        start = Content(of: view, at: direction.start, from, fitsWidth: fitsWidth)
        finish = Content(of: view, at: direction.finish, to, fitsWidth: fitsWidth)
        guard Self.factors.contains(finish.side / start.side) else { return nil }
        self.transform = transform
        progression =
            travel.scaleInterpolation == .log ? Progression(geometricBy: finish.side / start.side) : .even
        hasRadii = view.has(.cornerRadii)
        runsBackwards = direction == .dismiss && travel.reverse == .retrace
        let (first, last) = runsBackwards ? (to, from) : (from, to)
        trail = travel.path.trail(from: first.topMiddle, to: last.topMiddle)
    }
}

extension ContainerRoute {
    /// Returns the values at a progress of 0...1.
    func point(at progress: Double) -> RoutePoint {
        // The ends are exact as they are.
        guard progress > 0 else { return first }
        guard progress < 1 else { return last }
        let top = trail.point(at: runsBackwards ? 1 - progress : progress)
        let scale = progression.value(at: transform.scale.part(at: progress))
        let side = start.side.interpolated(to: finish.side, by: scale)
        let mask = transform.scaleMask.part(at: progress)
        let between = { (one: Rect, other: Rect) in
            start.scaled(one, by: side / start.side, to: top).interpolated(
                to: finish.scaled(other, by: side / finish.side, to: top), by: mask)
        }
        let box = between(start.window, finish.window)
        var point = RoutePoint(box: pinned?.seen(of: box, at: progress) ?? box)
        if let one = start.image, let other = finish.image { point.image = between(one, other) }
        if hasRadii { point.radii = radii(of: box, side, progress).limited(to: point.box.size) }
        return point
    }

    /// The corners keep their part of the shorter side of what they belong to: of the content of the first end, and
    /// of as much of that of the last one as the container shows.
    private func radii(of box: Rect, _ side: Double, _ progress: Double) -> CornerRadii {
        let last = finish.window.size
        let shown = min(
            last.width * side / finish.side, last.height * side / finish.side, box.size.shorterSide)
        let first = start.radii.map { $0 * side / start.side }
        let other = finish.radii.map { $0 / last.shorterSide * shown }
        return first.interpolated(to: other, by: transform.shapeMask.part(at: progress))
    }
}

extension RoutePoint {
    fileprivate init(of view: DrawnView, at end: End) {
        self.init(
            box: view[.window].map { Rect(components: $0[end]) } ?? .zero,
            image: view[.image].map { Rect(components: $0[end]) },
            radii: view[.cornerRadii].map { CornerRadii(components: $0[end]) })
    }
}

extension Rect {
    fileprivate var topMiddle: Point { Point(x: center.x, y: y) }
}
