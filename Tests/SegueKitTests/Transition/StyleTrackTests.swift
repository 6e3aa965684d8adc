import SegueKit
import Testing

/// Tracks of styles, simple ones and others, as they are played.
@Suite struct StyleTrackTests {
    /// The keyframes of an opacity over a picture that is half opaque.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var changes: [RelativeKeyframe<Double>]
        /// Of the style's values.
        var keyframes: [(time: Double, value: Double)]
    }

    static let cases = [
        Case(testDescription: "none", changes: [], keyframes: [(0, 0.2)]),
        Case(
            testDescription: "the whole way",
            changes: [RelativeKeyframe(start: 0, duration: 1, value: 0.9)], keyframes: [(0, 0.2), (1, 0.9)]),
        Case(
            testDescription: "late, and longer than there is time for",
            changes: [RelativeKeyframe(start: 0.25, duration: 2, value: 0.9)],
            keyframes: [(0.25, 0.2), (1, 0.9)]),
        Case(
            testDescription: "early", changes: [RelativeKeyframe(start: 0, duration: 0.5, value: 0.9)],
            keyframes: [(0, 0.2), (0.5, 0.9), (1, 0.9)]),
        Case(
            testDescription: "eased",
            changes: [RelativeKeyframe(start: 0, duration: 1, value: 0.9, easing: .easeIn)],
            keyframes: [(0, 0.2), (1, 0.9)]),
        Case(
            testDescription: "two",
            changes: [
                RelativeKeyframe(start: 0, duration: 0.5, value: 0.9),
                RelativeKeyframe(start: 0.5, duration: 0.5, value: 0.4),
            ], keyframes: [(0, 0.2), (0.5, 0.9), (1, 0.4)]),
    ]

    private static func curve(
        _ track: StyleTrack, _ direction: Direction = .present, opacity: Double = 0.5
    ) throws -> Curve {
        var scene = Scenes.plain
        scene.layouts.source.image?.opacity = opacity
        let layer = StyleLayer(
            "image", .image, of: .picture(.source), isTemporary: false, hidesView: true, tracks: [track])
        let style = TransitionStyle(
            name: "one", origin: "", timing: .both(Timing(durationMs: 400)), layers: [layer], fallback: [])
        let transition = Planner(scene: scene, style: style, direction: direction).transition
        return try #require(transition.layers.first?.tracks.first?.curve)
    }

    @Test(arguments: cases, [CalculationMode.linear, .discrete, .cubic])
    func valuesAreFactorsOfTheOpacity(row: Case, mode: CalculationMode) throws {
        let track = StyleTrack(.opacity, .both(.values(from: 0.2, row.changes)), calculationMode: mode)
        let curve = try Self.curve(track)
        #expect((0..<curve.count).map(curve.time) == row.keyframes.map(\.time))
        #expect((0..<curve.count).map { curve.value($0).x } == row.keyframes.map { $0.value * 0.5 })
        #expect(curve.easing(0) == row.changes.first?.easing ?? .linear)
        #expect(curve.calculationMode == mode)
    }

    /// Each direction has a course of its own; one may be simple and the other not.
    @Test func theDirectionChoosesTheCourse() throws {
        let part = StyleTrack.Course.travel(Phase(start: 0.25, duration: 0.5))
        let track = StyleTrack(.window, Directional(present: .travel(.whole), dismiss: part))
        let (whole, parted) = (try Self.curve(track), try Self.curve(track, .dismiss))
        #expect((0..<whole.count).map(whole.time) == [0, 1])
        #expect((0..<parted.count).map(parted.time) == [0.25, 0.75, 1])
        #expect((parted.start, parted.end) == (whole.end, whole.start))
    }

    @Test func whatDoesNotTravelHasOneKeyframe() throws {
        let track = StyleTrack(.opacity, .both(.travel(.whole)))
        #expect(try Self.curve(track, opacity: 1).count == 1)
        #expect(try Self.curve(track).count == 2)
    }
}
