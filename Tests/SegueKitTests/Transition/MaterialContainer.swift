@testable import SegueKit

/// What the library draws, by its own definition: both contents where they are, the larger one less its mask, and
/// what the two cover together.
struct MaterialContainer {
    let mask: Rect
    let radius: Double

    init(_ one: ContainerRouteTests.Case, at progress: Double) {
        let (from, to, transform) = (one.from, one.to, one.transform)
        let fitsWidth = Self.fitsWidth(one)
        let scale = Self.part(transform.scale, progress)
        let factors =
            fitsWidth
            ? Self.factors(from.width, to.width, scale) : Self.factors(from.height, to.height, scale)
        let unmasked = Size(width: from.width * factors.0, height: from.height * factors.0)
        var (start, end) = (
            unmasked, Size(width: to.width * factors.1, height: to.height * factors.1)
        )
        let side = fitsWidth ? \Size.height : \Size.width
        let difference = abs(start[keyPath: side] - end[keyPath: side])
        let masked = Self.part(transform.scaleMask, progress)
        if start[keyPath: side] > end[keyPath: side] {
            start[keyPath: side] -= difference * masked
        } else {
            end[keyPath: side] -= difference * (1 - masked)
        }
        let size = Size(width: max(start.width, end.width), height: max(start.height, end.height))
        let top = Self.top(one, progress)
        mask = Rect(x: top.x - size.width / 2, y: top.y, width: size.width, height: size.height)
        let corners = (
            one.radii.0 / from.size.shorterSide * unmasked.shorterSide,
            one.radii.1 / to.size.shorterSide * end.shorterSide
        )
        let shape = Self.part(transform.shapeMask, progress)
        radius = min(corners.0 + (corners.1 - corners.0) * shape, size.shorterSide / 2)
    }

    private static func fitsWidth(_ one: ContainerRouteTests.Case) -> Bool {
        let (start, end) = (one.from, one.to)
        guard one.transform.fit == .auto else { return one.transform.fit == .width }
        return end.area > start.area
            ? end.height * start.width / end.width >= start.height
            : start.height * end.width / start.width >= end.height
    }

    private static func factors(_ start: Double, _ end: Double, _ scale: Double) -> (Double, Double) {
        let side = start + (end - start) * scale
        return (side / start, side / end)
    }

    private static func part(_ phase: Phase, _ progress: Double) -> Double {
        min(1, max(0, (progress - phase.start) / phase.duration))
    }

    private static func top(_ one: ContainerRouteTests.Case, _ progress: Double) -> Point {
        let way = one.path.trail(
            from: Point(x: one.from.center.x, y: one.from.y), to: Point(x: one.to.center.x, y: one.to.y))
        return progress == 0 ? way.start : progress == 1 ? way.end : way.point(at: progress)
    }
}
