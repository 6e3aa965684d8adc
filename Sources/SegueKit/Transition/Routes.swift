/// The curves of a layer that does not run straight: many linear keyframes, at the same times in all its tracks, so
/// that every client plays the same way and the picture keeps its place in the window between them too.
struct Routes {
    /// How far the centre, the sides and the radii may be off between keyframes, in points: less than a device
    /// pixel of any screen.
    static let tolerance = 0.1
    /// The same as a part of the largest number; it is the larger one beyond ten thousand points, and keeps the
    /// keyframes few.
    static let relativeTolerance = 1e-5

    private let route: (Double) -> RoutePoint
    /// The times beside 0 and 1 that have keyframes in any case, in order.
    private let stops: [Double]
    private var phase = Phase.whole
    private var joints: [(time: Double, point: RoutePoint)] = []

    /// Nil where everything stays.
    init?(of view: DrawnView, _ direction: Direction, _ travel: Travel) {
        guard let route = Route(of: view, direction, travel) else { return nil }
        self.route = route.point
        stops = []
    }

    /// Nil where the window is no container; see `ContainerRoute`.
    init?(
        of view: DrawnView, _ direction: Direction, _ travel: Travel, _ transform: ContainerTransform,
        under bars: ContainerRoute.Bars? = nil
    ) {
        guard let route = ContainerRoute(of: view, direction, travel, transform, under: bars)
        else { return nil }
        self.route = route.point
        stops = Self.stops(of: transform)
    }

    /// Every twentieth, so that what others compute at round progresses is exact there, and where its parts start
    /// and end.
    private static func stops(of transform: ContainerTransform) -> [Double] {
        let even = (1..<20).map { Double($0) / 20 }
        let borders = transform.borders.filter { border in
            border > 0 && border < 1 && even.allSatisfy { abs($0 - border) > 1e-9 }
        }
        return (even + Set(borders)).sorted()
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
            return route(min(1, max(0, eased)))
        }
        joints = times { point($0).values }.map { (min(1, phase.start + $0 * phase.duration), point($0)) }
        // The last keyframe of every track is at 1.
        if let last = joints.last, last.time < 1 { joints.append((1, last.point)) }
    }

    /// Returns the times of the keyframes: the stops, and as few between them as it takes.
    private func times(of motion: @escaping (Double) -> Flattening.Values) -> [Double] {
        let tolerance = tolerance
        guard !stops.isEmpty else { return Flattening(within: tolerance, of: motion).joints }
        let starts = [0] + stops
        let parts = zip(starts, stops + [1]).map { start, end in
            let length = end - start
            return Flattening(within: tolerance, cells: 1) { motion($0 < 1 ? start + $0 * length : end) }
                .joints.dropLast().map { start + $0 * length }
        }
        return parts.joined() + [1]
    }

    private var tolerance: Double {
        // What is large between its ends is seen at the stops.
        let largest = stops.reduce(max(route(0).largest, route(1).largest)) { max($0, route($1).largest) }
        return max(Self.tolerance, largest * Self.relativeTolerance)
    }
}
