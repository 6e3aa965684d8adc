import Testing

@testable import SegueKit

/// Parts of the progress, and how much later those of companions start than the ones below them.
@Suite struct TrackMakerTests {
    private static let from = Rect(x: 0, y: 0, width: 10, height: 10)
    private static let to = Rect(x: 100, y: 0, width: 10, height: 10)

    private static func maker(lag: Double, _ mode: CalculationMode = .linear) -> TrackMaker {
        var maker = TrackMaker(direction: .present, calculationMode: mode, frameInterval: 0.01)
        maker.lag = lag
        return maker
    }

    private static func curve(_ course: StyleTrack.Course, lag: Double) throws -> Curve {
        var view = DrawnView(opacity: Ends(source: 1, destination: 1))
        view[.frame] = Ends(source: from, destination: to).components
        let property: Property = if case .travel = course { .frame } else { .opacity }
        let course = [StyleTrack(property, .both(course))]
        var tracks: [PropertyTrack] = []
        maker(lag: lag).add(course.span, of: &view, from: .source, to: &tracks)
        return try #require(tracks.first).curve
    }

    /// What reaches past the end for its lag is cut off there: it starts later and is faster, never late.
    @Test(
        arguments: [
            (0.0, 1.0, 0.0, [0.0, 25, 50, 75, 100]), (0, 1, 0.5, [0, 0, 0, 50, 100]),
            (0, 0.5, 0.25, [0, 0, 50, 100, 100]), (0.25, 0.5, 0.25, [0, 0, 0, 50, 100]),
            (0.5, 0.5, 0.25, [0, 0, 0, 0, 100]), (0, 1, 1, [0, 0, 0, 0, 100]),
            (0.5, 0.5, 1, [0, 0, 0, 0, 100]),
        ] as [(Double, Double, Double, [Double])])
    func travelsLater(start: Double, duration: Double, lag: Double, xs: [Double]) throws {
        let curve = try Self.curve(.travel(Phase(start: start, duration: duration)), lag: lag)
        let own = [0, 0.25, 0.5, 0.75, 1].map { curve.value(at: $0).x }
        #expect(isApproximately(own, xs), "\(own)")
    }

    /// What does not fit any more is done by the end.
    @Test(
        arguments: [
            (0.0, [0.0, 0.5, 1, 1, 1]), (0.25, [0, 0, 0.5, 1, 1]), (0.5, [0, 0, 0, 0.5, 1]),
            (1, [0, 0, 0, 0, 1]),
        ] as [(Double, [Double])])
    func changesLater(lag: Double, opacities: [Double]) throws {
        let changes = [RelativeKeyframe(start: 0, duration: 0.5, value: 1.0)]
        let curve = try Self.curve(.values(from: 0, changes), lag: lag)
        let own = [0, 0.25, 0.5, 0.75, 1].map { curve.value(at: $0).x }
        #expect(isApproximately(own, opacities), "\(own)")
    }

    /// The stagger of a style, by the order of companions from the bottom up: three of them, a quarter apart.
    @Test(arguments: Direction.allCases)
    func companionsStartOneAfterTheOther(direction: Direction) throws {
        let own = TransitionStyle.photoZoom
        var companions = own.companions
        companions.stagger = 0.25
        let style = TransitionStyle(
            name: "staggered", origin: "", timing: own.timing, layers: own.layers, companions: companions,
            fallback: own.fallback)
        let names = ["a", "b", "c"]
        var scene = Scenes.plain
        scene.layouts.source.companions = names.map { Companion(name: $0, frame: Self.from) }
        scene.layouts.destination.companions = names.map { Companion(name: $0, frame: Self.to) }
        let transition = Planner(scene: scene, style: style, direction: direction).transition
        for (order, name) in names.enumerated() {
            let begin = 0.25 * Double(order)
            for progress in [0, 0.25, 0.5, 0.75, 1] {
                let part = max(0, (progress - begin) / (1 - begin))
                let x = direction == .present ? 100 * part : 100 - 100 * part
                let frame = LayerStates(transition, at: progress).rect(name, .frame)
                #expect(isApproximately(frame?.x, x), "\(name) at \(progress)")
            }
        }
    }

    /// Tracks of several layers are made in one array, and radii are held to the box of their own layer only: both
    /// have got half way, so 20 points are limited to half of 20, the shorter side at that moment.
    @Test func limitsTheRadiiOfEachLayerByItself() throws {
        let late = StyleTrack(.cornerRadii, .both(.travel(Phase(start: 0.5, duration: 0.5))))
        let course = [StyleTrack(.frame, .both(.travel(.whole))), late]
        var tracks: [PropertyTrack] = []
        var view = DrawnView()
        for factor in [1.0, 10] {
            view.begin()
            let sides = Ends(source: 40 * factor, destination: 0)
            view[.frame] =
                Ends(
                    source: Rect(x: 0, y: 0, width: sides.source, height: sides.source),
                    destination: Rect(x: 0, y: 0, width: sides.destination, height: sides.destination)
                ).components
            view[.cornerRadii] = Ends(source: CornerRadii(20), destination: CornerRadii(0)).components
            Self.maker(lag: 0).add(course.span, of: &view, from: .source, to: &tracks)
        }
        #expect(tracks.map(\.property) == [.frame, .cornerRadii, .frame, .cornerRadii])
        #expect([1, 3].map { tracks[$0].curve.value(at: 0.5).x } == [10, 20])
    }

    @Test func aStraightWayHasTwoKeyframesWithALagToo() throws {
        #expect(try Self.curve(.travel(.whole), lag: 0).count == 2)
        #expect(try Self.curve(.travel(.whole), lag: 0.4).count == 2)
    }
}
