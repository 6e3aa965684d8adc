/// The curves of a layer that does not run straight: many linear keyframes, at the same times in all its tracks, so
/// that every client plays the same way and the picture keeps its place in the window between them too.
struct Routes {
    /// How far the centre, the sides and the radii may be off between keyframes, in points: less than a device
    /// pixel of any screen.
    static let tolerance = 0.1
    /// The same as a part of the largest number; it is the larger one beyond ten thousand points, and keeps the
    /// keyframes few.
    static let relativeTolerance = 1e-5

    private let route: Route
    private var phase = Phase.whole
    private var joints: [(time: Double, point: RoutePoint)] = []

    /// Nil where everything stays.
    init?(of view: DrawnView, _ direction: Direction, _ travel: Travel) {
        guard let route = Route(of: view, direction, travel) else { return nil }
        self.route = route
    }

    /// Returns the curve of a property in a phase; nil for those that do not travel.
    mutating func curve(of property: Property, _ phase: Phase) -> Curve? {
        guard property != .opacity else { return nil }
        if joints.isEmpty || phase != self.phase { flatten(phase) }
        let keyframes = joints.compactMap { joint in
            joint.point[property].map { Keyframe(time: joint.time, value: $0) }
        }
        guard let first = keyframes.first else { return nil }
        let stays = keyframes.allSatisfy { $0.value == first.value }
        return stays ? Curve(constant: first.value, .linear) : Curve(keyframes, .linear, .uniform)
    }

    private mutating func flatten(_ phase: Phase) {
        self.phase = phase
        let route = self.route
        let point = { (time: Double) in
            // An easing may have other ends than 0 and 1; the places of rest are exact.
            let eased = time == 0 || time == 1 ? time : phase.easing.value(at: time)
            return route.point(at: min(1, max(0, eased)))
        }
        let times = Flattening(within: tolerance) { point($0).values }.joints
        joints = times.map { (min(1, phase.start + $0 * phase.duration), point($0)) }
        // The last keyframe of every track is at 1.
        if let last = joints.last, last.time < 1 { joints.append((1, last.point)) }
    }

    private var tolerance: Double {
        let largest = max(route.point(at: 0).largest, route.point(at: 1).largest)
        return max(Self.tolerance, largest * Self.relativeTolerance)
    }
}
