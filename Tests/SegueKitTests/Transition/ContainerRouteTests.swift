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

    /// Nothing that moves, nothing to hold on to, or ends that have nothing in common.
    @Test(arguments: [
        (cell, cell), (Rect(x: 0, y: 0, width: 0, height: 9), upright),
        (upright, Rect(x: 0, y: 0, width: 0.1, height: 9)),
    ])
    func othersAreNoContainers(from: Rect, to: Rect) {
        let view = Self.view(Ends(source: from, destination: to), radii: (0, 0))
        let transform = ContainerTransform(fit: .width)
        #expect(ContainerRoute(of: view, .present, Travel(), transform) == nil)
    }

    @Test func picturesThatReflowAreInNoContainers() {
        var view = Self.view(Ends(source: Self.cell, destination: Self.upright), radii: (0, 0))
        #expect(ContainerRoute(of: view, .present, Travel(), ContainerTransform()) != nil)
        view.bends = [.init(property: .image, progress: 0.5, value: Self.upright.components)]
        #expect(ContainerRoute(of: view, .present, Travel(), ContainerTransform()) == nil)
    }

    /// The container is what it would be, less what lies under the bar that cuts the cell: its top stays at the bar,
    /// at 124, until the container has come out from under it. To a viewer that reaches above the bar it runs straight.
    @Test(arguments: [44.0, 150], Direction.allCases)
    func barsCutContainers(viewerTop: Double, direction: Direction) throws {
        let (bar, viewer) = (124.0, Rect(x: 0, y: viewerTop, width: 390, height: 600))
        let transition = { (bars: [Rect]) in Self.transition(from: Self.cell, bars, to: viewer, direction) }
        let (cut, whole) = (
            transition([Rect(x: 0, y: 0, width: 390, height: bar)]), transition([])
        )
        for step in 0...400 {
            let progress = Double(step) / 400
            let window = try #require(LayerStates(cut, at: progress).rect("sourceImage", .window))
            let free = try #require(LayerStates(whole, at: progress).rect("sourceImage", .window))
            let towards = direction == .present ? progress : 1 - progress
            let top = max(free.y, bar + (min(viewerTop, bar) - bar) * towards)
            let wanted = Rect(minX: free.x, minY: top, maxX: free.maxX, maxY: free.maxY)
            #expect(isApproximately(window.center, wanted.center, within: 0.2), "at \(progress)")
            #expect(isApproximately(window.size, wanted.size, within: 0.2), "at \(progress)")
        }
    }

    private static func transition(
        from cell: Rect, _ bars: [Rect], to viewer: Rect, _ direction: Direction
    ) -> Transition {
        func layout(_ frame: Rect, _ bars: [Rect]) -> Layout {
            let view = PictureView(frame: frame, contentMode: .scaleToFill)
            return Layout(image: ImageElement(view: view, occluders: bars))
        }
        let scene = Scene(
            container: Scenes.plain.container, picture: Scenes.picture, source: layout(cell, bars),
            destination: layout(viewer, []))
        let style = TransitionStyle.builtIn.first { $0.name == "material-container" } ?? .photoZoom
        return Planner(scene: scene, style: style, direction: direction).transition
    }

    /// What is true of every transition, whatever the scene, is true of containers, those of the built-in styles and
    /// of any other.
    @Test(arguments: [1, 2] as [UInt64], ["material-container", "material-container-arc"])
    func lawsHoldForContainers(seed: UInt64, name: String) throws {
        let style = try #require(TransitionStyle.builtIn.first { $0.name == name })
        var (scenes, random) = (RandomScenes(seed: seed), SplitMix64(state: seed))
        var contained = 0
        for index in 0..<250 {
            var planner = scenes.next()
            planner.style = random.once(in: 2) ? style : Self.changed(style, &random)
            let transition = planner.transition
            let tracks = transition.layers.flatMap(\.tracks)
            contained += tracks.contains { $0.curve.count > 20 } ? 1 : 0
            #expect(tracks.allSatisfy { $0.curve.count < 1000 }, "scene \(index)")
            guard let violation = Laws(transition, mode: .linear).violation else { continue }
            Issue.record("scene \(index): \(violation)\n\(planner)")
            return
        }
        #expect(contained > 80)
    }

    private static func changed(_ style: TransitionStyle, _ random: inout SplitMix64) -> TransitionStyle {
        func phase() -> Phase {
            let start = random.pick([0, random.unit(), 1])
            let easings: [Easing] = [.linear, .easeInOut, .cubicBezier(UnitBezier(0.5, 4, 0.5, -3))]
            let duration = random.pick([0, 1 - start, (1 - start) / 3])
            return Phase(start: start, duration: duration, easing: random.pick(easings))
        }
        let transform = ContainerTransform(
            fit: random.pick(ContainerTransform.Fit.allCases), scale: phase(), scaleMask: phase(),
            shapeMask: phase())
        var travel = style.travel
        travel.present.scaleInterpolation = random.pick(ScaleInterpolation.allCases)
        travel.dismiss.reverse = random.pick(Reverse.allCases)
        return TransitionStyle(
            name: style.name, origin: "", timing: style.timing, travel: travel, layers: style.layers,
            fallback: style.fallback, containerTransform: .both(transform))
    }
}
