import Testing

@testable import SegueKit

@Suite struct TransitionResumingTests {
    private static let pacings: [Easing] = [
        .linear, .easeInOut, .easeIn, .cubicBezier(UnitBezier(0.2, 0, 0, 1)),
        .cubicBezier(UnitBezier(0.175, 0.885, 0.32, 1.275)),
    ]
    private static let moments = [0.0, 0.05, 1.0 / 3, 0.5, 0.8, 0.99]

    private static func transition(
        _ style: TransitionStyle, _ direction: Direction = .present, _ pacing: Easing
    ) -> Transition {
        var transition = SceneCase("plain") { _ in }.planner(style, direction).transition
        transition.timing = Timing(durationMs: 800, pacing: pacing)
        return transition
    }

    /// What is on screen at a time.
    private static func numbers(_ transition: Transition, atMs time: Double) -> [Components] {
        let progress = transition.timing.progress(atMs: time)
        return transition.layers.flatMap { layer in
            layer.tracks.compactMap { track in
                switch track.sampled(at: [progress]).values {
                case .scalars(let numbers): numbers.first?.components
                case .rects(let rects): rects.first?.components
                case .radii(let radii): radii.first?.components
                }
            }
        }
    }

    private static func isClose(_ ones: [Components], _ others: [Components], within tolerance: Double = 1e-6)
        -> Bool
    {
        ones.count == others.count
            && zip(ones, others).allSatisfy { one, other in
                let difference = one - other
                return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
                    <= tolerance
            }
    }

    /// To split a transition changes nothing of it.
    @Test(arguments: TransitionStyle.inBothDirections, pacings)
    func goesOnAsItWas(styled: (TransitionStyle, Direction), pacing: Easing) {
        let whole = Self.transition(styled.0, styled.1, pacing)
        for moment in Self.moments {
            let rest = whole.resumed(Resumption(.elapsed(moment)))
            #expect(isApproximately(rest.timing.durationMs, 800 * (1 - moment), within: 1e-9))
            for step in 0..<20 {
                let time = rest.timing.durationMs * (Double(step) / 20)
                let now = Self.numbers(whole, atMs: 800 * moment + time)
                #expect(Self.isClose(Self.numbers(rest, atMs: time), now), "\(whole.style) \(moment) \(time)")
            }
            #expect(Self.numbers(rest, atMs: rest.timing.totalMs) == Self.numbers(whole, atMs: 800))
        }
    }

    /// Turned back, it plays what it has played backwards, and completes unfinished at its start.
    @Test(arguments: TransitionStyle.inBothDirections, pacings)
    func turnsBack(styled: (TransitionStyle, Direction), pacing: Easing) {
        let whole = Self.transition(styled.0, styled.1, pacing)
        for moment in Self.moments {
            let back = whole.resumed(Resumption(.elapsed(moment), isReversed: true))
            for step in 0..<20 {
                let time = back.timing.durationMs * (Double(step) / 20)
                let before = Self.numbers(whole, atMs: 800 * moment - time)
                #expect(
                    Self.isClose(Self.numbers(back, atMs: time), before), "\(whole.style) \(moment) \(time)")
            }
            #expect(Self.numbers(back, atMs: back.timing.totalMs) == Self.numbers(whole, atMs: 0))
            #expect(back.events.last == Event(timeMs: back.timing.totalMs, .complete(finished: false)))
        }
    }

    /// To turn back what was turned back is to go on from there; and from there it comes back to its start.
    @Test(arguments: pacings)
    func turnsBackTwice(pacing: Easing) {
        let whole = Self.transition(.photoZoom, .present, pacing)
        let back = whole.resumed(Resumption(.elapsed(0.6), isReversed: true))
        for part in [0.25, 0.5, 0.9] {
            let moment = 0.6 * (1 - part)
            let now = Self.numbers(back, atMs: back.timing.durationMs * part)
            let again = whole.resumed(Resumption(.elapsed(moment)))
            #expect(Self.isClose(Self.numbers(again, atMs: 0), now))
            #expect(Self.numbers(again, atMs: again.timing.totalMs) == Self.numbers(whole, atMs: 800))
            let home = whole.resumed(Resumption(.elapsed(moment), isReversed: true))
            #expect(Self.isClose(Self.numbers(home, atMs: 0), now))
            #expect(Self.numbers(home, atMs: home.timing.totalMs) == Self.numbers(whole, atMs: 0))
        }
    }

    private static let springs = [
        Spring(stiffness: 100, damping: 10), Spring(stiffness: 100, damping: 20, initialVelocity: 3),
        Spring(stiffness: 100, damping: 60), Spring(response: 0.5, dampingFraction: 0.7),
    ]

    /// A spring goes on with its velocity, so splitting it changes nothing either. An opacity that has been cut off
    /// at 1 when the spring had swung over its target misses how little it swings back below.
    @Test(arguments: springs)
    func splitsASpring(spring: Spring) {
        var whole = Self.transition(.photoZoom, .present, .spring(spring))
        let rects = whole.layers[1].tracks.filter { $0.property.kind == .rect }
        #expect(rects.count == 2)
        for moment in Self.moments {
            whole.layers[1].tracks = Tracks(rects)
            let rest = whole.resumed(Resumption(.elapsed(moment)))
            for step in 0..<20 {
                let time = rest.timing.durationMs * (Double(step) / 20)
                let (one, other) = (
                    Self.numbers(rest, atMs: time), Self.numbers(whole, atMs: 800 * moment + time)
                )
                #expect(
                    Self.isClose(Array(one[1...2]), Array(other[1...2]), within: 1e-5), "\(moment) \(time)")
                #expect(abs(one[0].x - other[0].x) <= (rest.timing.pacing == .linear ? 0 : 0.03))
            }
        }
    }

    /// Turned back, a spring carries on until it turns: neither its place nor its velocity jumps.
    @Test(arguments: springs)
    func carriesOnBeforeItTurns(spring: Spring) throws {
        let whole = Self.transition(.photoZoom, .present, .spring(spring))
        let window = { (transition: Transition, time: Double) throws -> Components in
            let image = try #require(transition.layers.first { $0.name == "image" })
            let track = try #require(image.tracks.first { $0.property == .window })
            return track.curve.value(at: transition.timing.progress(atMs: time))
        }
        for moment in [0.1, 1.0 / 3, 0.5] {
            let back = whole.resumed(Resumption(.elapsed(moment), isReversed: true))
            let (now, then) = (try window(back, 0), try window(whole, 800 * moment))
            #expect(Self.isClose([now], [then], within: 1e-9))
            let (leaving, arriving) = (
                try window(back, 0.001) - now, try window(whole, 800 * moment + 0.001) - then
            )
            // Points a microsecond: a thousandth of a point a second.
            #expect(Self.isClose([leaving], [arriving], within: 1e-6 * 0.4))
            #expect(Self.numbers(back, atMs: back.timing.totalMs) == Self.numbers(whole, atMs: 0))
        }
    }

    /// A velocity that is handed over is that of the remaining way: 2 ways of 200 points a second.
    @Test func startsWithAVelocity() throws {
        var whole = Self.transition(.photoZoom, .present, .spring(Spring(stiffness: 100, damping: 10)))
        whole.layers[1].tracks = [PropertyTrack(.opacity, Track(from: 0.0, to: 400))]
        let state = LayerState(name: "image", values: [PropertyValue(.opacity, 200)])
        let resumed = whole.resumed(Resumption(.layers([state]), velocity: 2))
        let curve = resumed.layers[1].tracks[0].curve
        let speed = (curve.value(at: resumed.timing.progress(atMs: 0.001)).x - 200) / 1e-6
        #expect(isApproximately(speed, 400, within: 0.01))
        guard case .spring(let spring) = resumed.timing.pacing else { throw ViolationOfLaw.noSpring }
        #expect(isApproximately(resumed.timing.durationMs, spring.settlingDuration * 1000, within: 1e-9))
    }

    private enum ViolationOfLaw: Error { case noSpring }

    /// What has not begun is as it was, its delay included.
    @Test func isTheSameAtTheStart() {
        var planner = SceneCase("plain") { _ in }.planner(.cardZoom)
        planner.style.timing.present.delayMs = 250
        let whole = planner.transition
        #expect(whole.resumed(Resumption(.elapsed(0))) == whole)
        #expect(whole.resumed(Resumption(.elapsed(0), isReversed: true)).timing.totalMs == 0)
    }

    /// Where the picture is on screen is where it starts from, and it takes the whole time.
    @Test(arguments: [false, true])
    func startsFromWhatIsOnScreen(isReversed: Bool) throws {
        let whole = Self.transition(.photoZoom, .dismiss, .easeInOut)
        let window = Rect(x: 40, y: 380, width: 300, height: 225)
        let state = LayerState(
            name: "image",
            values: [
                PropertyValue(.window, window), PropertyValue(.image, window),
                PropertyValue(.cornerRadii, CornerRadii(6)), PropertyValue(.opacity, 0.9),
            ])
        let screen = LayerState(name: "destinationScreen", values: [PropertyValue(.opacity, 0.4)])
        let resumed = whole.resumed(Resumption(.layers([state, screen]), isReversed: isReversed))
        #expect(resumed.timing == whole.timing)
        let image = try #require(resumed.layers.first { $0.name == "image" })
        let planned = try #require(whole.layers.first { $0.name == "image" })
        for track in image.tracks {
            #expect(track.curve.start == state[track.property])
            let plan = try #require(planned.tracks.first { $0.property == track.property }).curve
            #expect(track.curve.end == (isReversed ? plan.start : plan.end))
        }
        #expect(resumed.layers[0].tracks[0].curve.start.x == 0.4)
        #expect(resumed.layers[0].tracks[0].curve.end.x == (isReversed ? 1 : 0))
        #expect(resumed.events.last?.action == .complete(finished: !isReversed))
    }

    /// A snapshot is stretched from where the picture is seen.
    @Test func startsASnapshotInTheWindow() throws {
        let window = Rect(x: 40, y: 380, width: 300, height: 225)
        let state = LayerState(name: "image", values: [PropertyValue(.window, window)])
        let resumed = Self.transition(.cardZoom, .dismiss, .linear).resumed(Resumption(.layers([state])))
        for name in ["sourceImage", "destinationImage"] {
            let layer = try #require(resumed.layers.first { $0.name == name })
            #expect(
                layer[.frame].map { $0 } == .rect(Track(from: window, to: Scenes.source.image!.view!.frame)))
        }
    }
}
