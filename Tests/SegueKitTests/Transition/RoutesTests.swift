import Foundation
import SegueKit
import Testing

@Suite struct RoutesTests {
    private static let arcs = TravelPath.allCases.filter { $0 != .line }

    private static func transition(
        _ direction: Direction = .present, _ style: TransitionStyle = .photoZoom,
        _ scene: Scene = Scenes.plain,
        _ change: (inout Travel) -> Void
    ) -> Transition {
        var style = style
        change(&style.travel.present)
        style.travel.dismiss = style.travel.present
        return Planner(scene: scene, style: style, direction: direction).transition
    }

    private static let progresses = (0...400).map { Double($0) / 400 }
    private static let source = Scenes.plain.layouts.source.image?.view?.frame
    private static let window = Rect(x: 0, y: 275.75, width: 390, height: 292.5)

    /// The window's way is that of its path, to the tolerance that is promised, and its size changes evenly where
    /// only the centre travels.
    @Test(arguments: arcs)
    func theWindowKeepsToItsPath(path: TravelPath) throws {
        let transition = Self.transition { $0.path = path }
        let trail = RectTrail(path, from: try #require(Self.source), to: Self.window)
        for progress in Self.progresses {
            let window = try #require(LayerStates(transition, at: progress).rect("image", .window))
            let exact = trail.rect(at: progress)
            #expect(isApproximately(window.center, exact.center, within: 0.1))
            #expect(isApproximately(window.size, exact.size, within: 0.1))
        }
    }

    /// The picture keeps its place in the window: as long as the size changes evenly, it is where it would be on a
    /// straight way, and moved as far as the window is. Always it keeps its shape and covers the window.
    @Test(arguments: arcs, Direction.allCases)
    func thePictureMovesWithItsWindow(path: TravelPath, direction: Direction) throws {
        let bent = Self.transition(direction) { $0.path = path }
        let straight = Self.transition(direction) { _ in }
        for progress in Self.progresses {
            let (state, plain) = (LayerStates(bent, at: progress), LayerStates(straight, at: progress))
            let image = try #require(state.rect("image", .image))
            let window = try #require(state.rect("image", .window))
            #expect(isApproximately(image.width / image.height, 4.0 / 3))
            #expect(image.x <= window.x + 1e-9 && image.maxX >= window.maxX - 1e-9)
            #expect(image.y <= window.y + 1e-9 && image.maxY >= window.maxY - 1e-9)
            guard path != .flutterRectArc else { continue }
            let (own, seen) = (
                try #require(plain.rect("image", .image)), try #require(plain.rect("image", .window))
            )
            let moved = Point(x: image.center.x - own.center.x, y: image.center.y - own.center.y)
            let along = Point(x: window.center.x - seen.center.x, y: window.center.y - seen.center.y)
            #expect(isApproximately(moved, along))
            #expect(isApproximately(image.size, own.size))
        }
    }

    /// By default the way back is the way there.
    @Test(arguments: TravelPath.allCases, ScaleInterpolation.allCases)
    func dismissingRetracesTheWay(path: TravelPath, scale: ScaleInterpolation) throws {
        let make = { (direction: Direction) in
            Self.transition(direction) { ($0.path, $0.scaleInterpolation) = (path, scale) }
        }
        let (there, back) = (make(.present), make(.dismiss))
        for progress in Self.progresses {
            let (one, other) = (LayerStates(there, at: progress), LayerStates(back, at: 1 - progress))
            for property in [Property.window, .image] {
                let rect = try #require(one.rect("image", property))
                #expect(isApproximately(other.rect("image", property), rect, within: 0.4))
            }
            let frame = try #require(one.rect("label", .frame))
            #expect(isApproximately(other.rect("label", .frame), frame, within: 0.4))
        }
    }

    @Test(arguments: arcs)
    func theWayBackMayBeOneOfItsOwn(path: TravelPath) throws {
        let transition = Self.transition(.dismiss) { ($0.path, $0.reverse) = (path, .recompute) }
        let trail = RectTrail(path, from: Self.window, to: try #require(Self.source))
        for progress in Self.progresses {
            let window = LayerStates(transition, at: progress).rect("image", .window)
            #expect(isApproximately(window?.center, trail.rect(at: progress).center, within: 0.1))
        }
    }

    /// The picture is 160 points wide and becomes 390: after a part of the way its width is 160 (390 / 160)^part.
    @Test func sizesGrowByEqualRatios() throws {
        let transition = Self.transition { $0.scaleInterpolation = .log }
        for progress in Self.progresses {
            let state = LayerStates(transition, at: progress)
            let image = try #require(state.rect("image", .image))
            #expect(isApproximately(image.width, 160 * pow(390.0 / 160, progress), within: 0.1))
            #expect(isApproximately(image.width / image.height, 4.0 / 3))
            // A text of 14 points becomes one of 24.
            #expect(
                isApproximately(state.scalar("label", .fontScale), pow(24.0 / 14, progress), within: 0.001))
            // A snapshot's sides have a ratio each.
            let frame = try #require(state.rect("label", .frame))
            #expect(isApproximately(frame.width, 120 * pow(350.0 / 120, progress), within: 0.1))
            #expect(isApproximately(frame.height, 20 * pow(2, progress), within: 0.1))
        }
    }

    /// Places change along with the sizes, so that one point of the screen stays where it is as in a real zoom:
    /// (x - 160 / 390 * x') / (1 - 160 / 390) is the same for every moment.
    @Test func aZoomHasAFixedPoint() throws {
        let transition = Self.transition { $0.scaleInterpolation = .log }
        let (from, to) = (Scenes.sourceImage, Scenes.destinationImage)
        let fixed = (from.x * to.width - to.x * from.width) / (to.width - from.width)
        for progress in Self.progresses {
            let image = try #require(LayerStates(transition, at: progress).rect("image", .image))
            #expect(
                isApproximately((fixed - image.x) / image.width, (fixed - from.x) / from.width, within: 1e-9))
        }
    }

    /// What moves as one has its keyframes at the same times, no more of them than it takes.
    @Test(arguments: TravelPath.allCases)
    func tracksShareTheirTimes(path: TravelPath) throws {
        let transition = Self.transition { ($0.path, $0.scaleInterpolation) = (path, .log) }
        let layer = try #require(transition.layers.first { $0.name == "image" })
        let times = layer.tracks.filter { $0.curve.count > 2 }.map { track in
            (0..<track.curve.count).map(track.curve.time)
        }
        #expect(times.count == 3)
        #expect(Set(times).count == 1)
        #expect(times[0].first == 0 && times[0].last == 1 && (4...60).contains(times[0].count))
        #expect(layer.tracks.allSatisfy { $0.curve.calculationMode == .linear })
    }

    /// However large the numbers are, the keyframes stay few.
    @Test(arguments: arcs)
    func keyframesStayFew(path: TravelPath) throws {
        var scene = Scenes.plain
        scene.container.size = Size(width: 1e9, height: 1e9)
        scene.layouts.destination.changeView {
            $0.frame = Rect(x: 1e8, y: -3e8, width: 1e9, height: 1e9)
        }
        let transition = Self.transition(.present, .photoZoom, scene) {
            ($0.path, $0.scaleInterpolation) = (path, .log)
        }
        let layer = try #require(transition.layers.first { $0.name == "image" })
        #expect(layer.tracks.allSatisfy { $0.curve.count < 500 })
    }

    @Test func whatStaysHasOneKeyframe() throws {
        let transition = Self.transition { $0.path = .materialArc }
        let badge = try #require(transition.layers.first { $0.name == "badge" })
        #expect(badge.tracks.filter { $0.property != .opacity }.allSatisfy { $0.curve.count == 1 })
    }

    /// One track that jumps does so beside others that travel along a path.
    @Test func aDiscreteTrackJumpsAmongOthers() throws {
        var window = StyleTrack(.window, .both(.travel(.whole)))
        window.calculationMode = .discrete
        let image = StyleTrack(.image, .both(.travel(.whole)))
        let layer = StyleLayer(
            "image", .image, of: .picture(.source), isTemporary: false, hidesView: true,
            tracks: [window, image])
        let style = TransitionStyle(
            name: "jump", origin: "", timing: .both(Timing(durationMs: 400)), layers: [layer], fallback: [])
        let transition = Self.transition(.present, style) { $0.path = .materialArc }
        let tracks = try #require(transition.layers.first { $0.name == "image" }).tracks
        #expect(tracks.map { $0.curve.count > 2 } == [false, true])
        #expect(LayerStates(transition, at: 0.99).rect("image", .window) == Self.source)
    }

    /// Without a way between, there is no path.
    @Test(arguments: arcs)
    func discreteTracksJump(path: TravelPath) throws {
        var style = TransitionStyle.photoZoom
        style.calculationMode = .both(.discrete)
        let transition = Self.transition(.present, style) { $0.path = path }
        let layer = try #require(transition.layers.first { $0.name == "image" })
        #expect(layer.tracks.allSatisfy { $0.curve.count <= 2 })
        #expect(LayerStates(transition, at: 0.99).rect("image", .window) == Self.source)
    }
}
