/// A finger that drags the picture.
public struct Gesture: Equatable, Sendable {
    public var law: GestureLaw
    /// Where it came down, in the container's space; nil: in the middle of the picture.
    public var start: Point?
    /// How far it has gone since, in points.
    public var translation: Point
    /// In points a second.
    public var velocity: Point

    public init(law: GestureLaw, start: Point? = nil, translation: Point, velocity: Point = Point(x: 0, y: 0))
    {
        self.law = law
        self.start = start
        self.translation = translation
        self.velocity = velocity
    }
}

/// A transition that a finger plays.
public struct DraggedTransition: Equatable, Sendable {
    /// How far it is along: 0 at the start; it may be below 0, or over 1.
    public var progress: Double
    /// What is on screen, from the bottom up.
    public var layers: [LayerState]
    /// Whether a release would go on to the end of the transition, and not back to its start.
    public var finishes: Bool
    /// What a release would play.
    public var settling: Transition
}

extension Transition {
    /// Returns the transition under a finger that drags its picture from where it starts.
    ///
    /// The picture is where the law has it. Everything else is where the transition has it at the same progress.
    ///
    /// - Parameter container: The container's size, in points.
    public func dragged(by gesture: Gesture, in container: Size) -> DraggedTransition {
        let picture = layers.lazy.compactMap(\.pictureTrack).first
        let start = picture.map { Rect(components: $0.start) }
        let middle = start?.center ?? Point(x: container.width / 2, y: container.height / 2)
        let drag = Drag(law: gesture.law, container: container, touch: gesture.start ?? middle)
        let progress = drag.progress(at: gesture.translation)
        let states = layers.map { $0.dragged(by: drag, at: gesture.translation, min(1, max(0, progress))) }
        let finishes = drag.finishes(at: gesture.translation, gesture.velocity)
        var released = self
        if strategy == .zoom {
            released.timing = Timing(
                durationMs: 1, pacing: .spring(finishes ? gesture.law.finishing : gesture.law.cancelling))
        }
        let velocity = drag.velocity(of: middle, at: gesture.translation, gesture.velocity)
        let now = start.map { drag.place($0, at: gesture.translation).center } ?? middle
        let target = picture.map { Rect(components: finishes ? $0.end : $0.start).center } ?? now
        return DraggedTransition(
            progress: progress, layers: states, finishes: finishes,
            settling: released.resumed(
                Resumption(
                    .layers(states),
                    velocity: strategy == .zoom ? Self.speed(velocity, from: now, to: target) : nil,
                    isReversed: !finishes)))
    }

    /// The velocity along the way that is left, in whole ways a second: of each axis by its own way, weighted by
    /// the square of that way. Below 0 where it moves away.
    private static func speed(_ velocity: Point, from now: Point, to target: Point) -> Double {
        let (x, y) = (target.x - now.x, target.y - now.y)
        let square = x * x + y * y
        // A way of less than a point has no direction to speak of.
        guard square >= 1 else { return 0 }
        let speed = (velocity.x * x + velocity.y * y) / square
        return min(GestureLaw.fastestRelease, max(-GestureLaw.fastestRelease, speed))
    }
}

extension Layer {
    /// Where the layer draws the picture; nil where it draws something else.
    fileprivate var pictureTrack: Curve? {
        guard view?.element == "image" else { return nil }
        return tracks.first { $0.property == .window || $0.property == .frame }?.curve
    }

    fileprivate func dragged(by drag: Drag, at translation: Point, _ progress: Double) -> LayerState {
        let isPicture = pictureTrack != nil
        var values = tracks.map { track in
            let now =
                isPicture && track.property != .opacity ? track.curve.start : track.curve.value(at: progress)
            guard isPicture, track.property.kind == .rect else { return PropertyValue(track.property, now) }
            return PropertyValue(track.property, drag.place(Rect(components: now), at: translation))
        }
        values.limit()
        return LayerState(name: name, values: values)
    }
}

extension [PropertyValue] {
    /// Brings values that a curve has overshot to back into their ranges, and radii to the size of their box.
    mutating func limit() {
        let box = first { $0.property == .window || $0.property == .frame }.map {
            Rect(components: $0.components)
        }
        self = map { value in
            switch value.property.kind {
            case .rect: return PropertyValue(value.property, Rect(components: value.components).limited)
            case .scalar: return PropertyValue(value.property, value.property.limited(value.components.x))
            case .radii:
                let radii = CornerRadii(components: value.components).map { Swift.max(0, $0) }
                return PropertyValue(value.property, box.map { radii.limited(to: $0.limited.size) } ?? radii)
            }
        }
    }
}
