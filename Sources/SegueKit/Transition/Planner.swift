/// Turns a scene and a style into a transition; a pure function of its members.
public struct Planner: Sendable {
    /// The longest cross-fade, in milliseconds, where reduced motion is wanted.
    public static let longestReducedMs = 200.0

    public var direction: Direction
    public var scene: Scene
    public var style: TransitionStyle
    public var motion: Motion
    public var snap: Snap

    /// The planned transition. Unusable geometry gives a fallback, never an error.
    public var transition: Transition {
        let picture = wholePicture
        let rests = rests(of: picture)
        let reason = obstacle(to: rests)
        let (strategy, timing) = (strategy(for: reason), timing(for: reason))
        let pairs = reason == nil && !style.companions.isEmpty ? companionPairs : []
        let layers = reason == nil ? layers(between: rests, pairs, timing) : fallbackLayers(reason, timing)
        return Transition(
            style: style.name, direction: direction, strategy: strategy, reason: reason,
            timing: timing, layers: layers, finishes: true, rests: rests,
            warnings: warnings(of: strategy, layers, rests, picture, pairs), rare: rare)
    }

    /// What few layouts have.
    private var rare: [Transition.Rare] {
        if scene.layouts.source.isPlain, scene.layouts.destination.isPlain { return [] }
        let (source, destination) = (scene.layouts.source, scene.layouts.destination)
        return [
            Transition.Rare(
                participations: Ends(source: source.participation, destination: destination.participation),
                taken: Ends(source: source.taken, destination: destination.taken))
        ]
    }

    private func strategy(for reason: Reason?) -> Strategy {
        switch reason {
        case nil: style.strategy
        case .motionNone: .cut
        default: .fade
        }
    }

    private func timing(for reason: Reason?) -> Timing {
        var timing = style.timing[direction]
        if reason == .reducedMotion {
            timing.durationMs = min(timing.durationMs, Self.longestReducedMs)
            // A spring is not stretched, so the short time would cut it off half way.
            if case .spring = timing.pacing { timing.pacing = .easeInOut }
        }
        return reason == .motionNone ? Timing(durationMs: 0, pacing: timing.pacing) : timing
    }

    /// Returns a place of rest as the request wants it: on device pixels or as it is.
    func snapped(_ rect: Rect) -> Rect {
        snap == .ends ? rect.snapped(toScale: scene.container.scale) : rect
    }
}

extension Planner {
    // It calls the memberwise initializer, which makes a planner in its place; one that sets member by member copies it.
    public init(
        scene: Scene, style: TransitionStyle, direction: Direction, motion: Motion = .full, snap: Snap = .none
    ) {
        self.init(direction: direction, scene: scene, style: style, motion: motion, snap: snap)
    }

    /// A planner of layouts that nothing is on yet, in a container of 1 by 1.
    public init(style: TransitionStyle, direction: Direction) {
        let container = Container(size: Size(width: 1, height: 1))
        self.init(
            direction: direction, scene: Scene(container: container, picture: nil), style: style,
            motion: .full, snap: .none)
    }
}
