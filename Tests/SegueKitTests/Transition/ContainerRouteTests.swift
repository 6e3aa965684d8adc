import Testing

@testable import SegueKit

@Suite struct ContainerRouteTests {
    /// A window that becomes another one, both rounded.
    struct Case: Sendable, CustomTestStringConvertible {
        var from: Rect
        var to: Rect
        var radii = (12.0, 30.0)
        var path = TravelPath.line
        var transform = ContainerTransform()

        var testDescription: String { "\(from) to \(to), \(path)" }
    }

    private static let cell = Rect(x: 266, y: 100, width: 124, height: 124)
    private static let banner = Rect(x: 20, y: 500, width: 350, height: 60)
    private static let upright = Rect(x: 0, y: 0, width: 390, height: 844)
    private static let wide = Rect(x: -100, y: 40, width: 844, height: 390)
    private static let phased = ContainerTransform(
        scale: Phase(start: 0.1, duration: 0.8), scaleMask: Phase(start: 0.07, duration: 0.6),
        shapeMask: Phase(start: 0.33, duration: 0.5))

    private static let cases = [
        Case(from: cell, to: upright), Case(from: upright, to: cell), Case(from: cell, to: wide),
        Case(from: wide, to: banner, transform: phased), Case(from: banner, to: upright, path: .materialArc),
        Case(from: upright, to: banner, path: .materialArc, transform: phased),
        Case(from: cell, to: upright, transform: ContainerTransform(fit: .height)),
        Case(from: wide, to: cell, transform: ContainerTransform(fit: .width, scaleMask: phased.scaleMask)),
        Case(from: cell, to: cell, radii: (12, 40)),
    ]

    private static func view(_ windows: Ends<Rect>, images: Ends<Rect>? = nil, radii: (Double, Double))
        -> DrawnView
    {
        var view = DrawnView(opacity: Ends(source: 1, destination: 1))
        view[.window] = windows.components
        view[.image] = (images ?? windows).components
        view[.cornerRadii] =
            Ends(source: CornerRadii(radii.0), destination: CornerRadii(radii.1)).components
        return view
    }

    private static func curve(_ property: Property, of one: Case) throws -> Curve {
        var travel = Travel()
        travel.path = one.path
        let windows = Ends(source: one.from, destination: one.to)
        // Something moves where the window does not.
        let images = Ends(source: one.from, destination: one.from == one.to ? upright : one.to)
        var routes = try #require(
            Routes(of: view(windows, images: images, radii: one.radii), .present, travel, one.transform))
        let curve = routes.curve(of: property, .whole)
        return try #require(curve)
    }

    /// To the tolerance that is promised everywhere, and exactly at round progresses.
    @Test(arguments: cases)
    func windowsAreContainers(one: Case) throws {
        let (windows, radii) = (try Self.curve(.window, of: one), try Self.curve(.cornerRadii, of: one))
        for step in 0...1000 {
            let progress = Double(step) / 1000
            let tolerance = step % 50 == 0 ? 1e-9 : 0.1 + 1e-9
            let wanted = MaterialContainer(one, at: progress)
            let window = Rect(components: windows.value(at: progress))
            #expect(isApproximately(window.size, wanted.mask.size, within: tolerance), "at \(progress)")
            #expect(isApproximately(window.center, wanted.mask.center, within: tolerance), "at \(progress)")
            let corners = CornerRadii(components: radii.value(at: progress))
            #expect(
                isApproximately(corners, CornerRadii(wanted.radius), within: tolerance), "at \(progress)")
        }
    }

    /// All tracks have their keyframes at the same times, not many more than at every twentieth.
    @Test(arguments: cases)
    func keyframesStayFew(one: Case) throws {
        let curves = try [Property.window, .image, .cornerRadii].map { try Self.curve($0, of: one) }
        let times = curves.filter { $0.count > 1 }.map { curve in (0..<curve.count).map(curve.time) }
        #expect(Set(times).count == 1)
        #expect((21...60).contains(times[0].count), "\(times[0].count)")
        #expect(zip(times[0], times[0].dropFirst()).allSatisfy { $0 < $1 })
    }

    /// A picture that is larger than its window keeps its place on the content of each end, which is half as high
    /// as it is wide there: at both ends it reaches as far over the container's top.
    @Test func picturesHangOnTheirContents() throws {
        let images = Ends(
            source: Rect(x: 204, y: 69, width: 248, height: 186),
            destination: Rect(x: -367.666, y: -2, width: 1125.332, height: 844))
        let windows = Ends(source: Self.cell, destination: Self.upright)
        let view = Self.view(windows, images: images, radii: (0, 0))
        let route = try #require(ContainerRoute(of: view, .present, Travel(), ContainerTransform()))
        // Half way the contents are 257 wide; 31 of 124 is 62 a quarter of it, and 2 of 390 a 195th.
        let half = route.point(at: 0.5)
        let (first, last) = (31.0 / 124 * 257, 2.0 / 390 * 257)
        #expect(isApproximately(half.box, Rect(x: 133, y: 50, width: 257, height: 406.587179), within: 1e-6))
        #expect(isApproximately(50 - (half.image?.y ?? 0), (first + last) / 2, within: 1e-9))
        #expect(route.point(at: 0).image == images.source)
        #expect(route.point(at: 1).image == images.destination)
    }

    /// The way back is the way there, and a size may grow by equal ratios.
    @Test func goesBackAlongItsPath() throws {
        var travel = Travel()
        (travel.path, travel.scaleInterpolation) = (.materialArc, .log)
        let view = Self.view(Ends(source: Self.cell, destination: Self.upright), radii: (12, 0))
        let there = try #require(ContainerRoute(of: view, .present, travel, ContainerTransform()))
        let back = try #require(ContainerRoute(of: view, .dismiss, travel, ContainerTransform()))
        for progress in stride(from: 0, through: 1, by: 0.05) {
            let (one, other) = (there.point(at: progress).box, back.point(at: 1 - progress).box)
            #expect(isApproximately(one, other, within: 1e-9), "at \(progress)")
        }
        let ratio = (390.0 / 124).squareRoot()
        #expect(isApproximately(there.point(at: 0.5).box.width, 124 * ratio))
    }

    /// Nothing that moves, nothing to hold on to, a bar on the way, or ends that have nothing in common.
    @Test(arguments: [
        (cell, cell), (Rect(x: 0, y: 0, width: 0, height: 9), upright),
        (upright, Rect(x: 0, y: 0, width: 0.1, height: 9)),
    ])
    func othersAreNoContainers(from: Rect, to: Rect) {
        let view = Self.view(Ends(source: from, destination: to), radii: (0, 0))
        let transform = ContainerTransform(fit: .width)
        #expect(ContainerRoute(of: view, .present, Travel(), transform) == nil)
    }

    @Test func windowsUnderBarsAreNoContainers() {
        var view = Self.view(Ends(source: Self.cell, destination: Self.upright), radii: (0, 0))
        #expect(ContainerRoute(of: view, .present, Travel(), ContainerTransform()) != nil)
        view.bends = [.init(property: .window, progress: 0.5, value: Self.upright.components)]
        #expect(ContainerRoute(of: view, .present, Travel(), ContainerTransform()) == nil)
    }

    /// What is true of every transition, whatever the scene, is true of containers.
    @Test(arguments: [1, 2] as [UInt64], ["material-container", "material-container-arc"])
    func lawsHoldForContainers(seed: UInt64, name: String) throws {
        let style = try #require(TransitionStyle.builtIn.first { $0.name == name })
        var scenes = RandomScenes(seed: seed)
        var contained = 0
        for index in 0..<250 {
            var planner = scenes.next()
            planner.style = style
            let transition = planner.transition
            let tracks = transition.layers.flatMap(\.tracks)
            contained += tracks.contains { $0.curve.count > 20 } ? 1 : 0
            #expect(tracks.allSatisfy { $0.curve.count < 1000 }, "scene \(index)")
            guard let violation = Laws(transition, mode: .linear).violation else { continue }
            Issue.record("scene \(index): \(violation)\n\(planner)")
            return
        }
        #expect(contained > 60)
    }
}

/// What the library draws, by its own definition: both contents where they are, the larger one less its mask, and
/// what the two cover together.
private struct MaterialContainer {
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
