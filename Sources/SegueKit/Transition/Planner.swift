/// Turns a scene and a style into a transition; a pure function of its members.
public struct Planner: Sendable {
    /// The longest cross-fade, in milliseconds, where reduced motion is wanted.
    public static let longestReducedMs = 200.0

    public var scene: Scene
    public var style: TransitionStyle
    public var direction: Direction
    public var motion: Motion
    public var snap: Snap

    public init(
        scene: Scene, style: TransitionStyle, direction: Direction, motion: Motion = .full, snap: Snap = .none
    ) {
        self.scene = scene
        self.style = style
        self.direction = direction
        self.motion = motion
        self.snap = snap
    }

    /// The planned transition. Unusable geometry gives a fallback, never an error.
    public var transition: Transition {
        let picture = wholePicture
        let rests = Ends(
            source: rest(at: .source, whole: picture), destination: rest(at: .destination, whole: picture))
        let reason = obstacle(to: rests)
        let timing = timing(for: reason)
        let pairs = reason == nil && !style.companions.isEmpty ? companionPairs : []
        let layers = reason == nil ? layers(between: rests, pairs, timing) : fallbackLayers(reason, timing)
        var transition = Transition(
            style: style.name, direction: direction, strategy: strategy(for: reason), reason: reason,
            timing: timing, layers: layers, events: events(for: layers, atMs: timing.totalMs), rests: rests)
        transition.participations.source = scene.layouts.source.participation
        transition.participations.destination = scene.layouts.destination.participation
        transition.taken.source = scene.layouts.source.taken
        transition.taken.destination = scene.layouts.destination.taken
        addWarnings(to: &transition, picture, pairs)
        return transition
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
