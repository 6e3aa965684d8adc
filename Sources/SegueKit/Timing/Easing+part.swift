extension Easing {
    /// How far straight lines may be off where they stand for what has no pieces of its own kind.
    private static let tolerance = 0.0005
    /// More points than this are no easing that a client takes.
    private static let mostPoints = 256

    /// Returns the piece from a time to an end as an easing of its own, backwards where that is the start.
    ///
    /// Nil where it has no way to go, or cannot be said as an easing. Lines, steps and points are cut exactly, and so
    /// are Béziers but for pieces of steep ones that are none themselves.
    ///
    /// - Parameters:
    ///   - start: 0...1
    ///   - end: 0 or 1
    func part(from start: Double, to end: Double) -> Easing? {
        if start == 0 && end == 1 { return self }
        switch self {
        case .linear: return start == end ? nil : .linear
        case .cubicBezier(let curve):
            return curve.part(from: start, to: end).map(Easing.cubicBezier) ?? straight(from: start, to: end)
        case .steps, .piecewise, .path, .spring: return straight(from: start, to: end)
        }
    }

    private func straight(from start: Double, to end: Double) -> Easing? {
        let stops = flattened(within: Self.tolerance).stops
        guard stops.count + 2 <= Self.mostPoints else { return nil }
        return cut(stops, from: start, to: end).map { .piecewise(PiecewiseLinear($0)) }
    }

    /// Returns the easing with another gradient at its start, in ways a duration; only a line or a Bézier has one.
    func leaving(withSlope slope: Double) -> Easing {
        switch self {
        case .linear: .cubicBezier(UnitBezier(1.0 / 3, 0, 2.0 / 3, 2.0 / 3).leaving(withSlope: slope))
        case .cubicBezier(let curve): .cubicBezier(curve.leaving(withSlope: slope))
        case .steps, .piecewise, .path, .spring: self
        }
    }

    private func cut(
        _ stops: [PiecewiseLinear.Stop], from start: Double, to end: Double
    ) -> [PiecewiseLinear.Stop]? {
        let (first, way) = (edge(at: start), end - edge(at: start))
        guard start != end, abs(way) > Remainder.shortest else { return nil }
        // A jump at the very start is behind, or, backwards, still ahead.
        let ahead = stops.filter { end < start ? $0.at <= start : $0.at > start }
        let inner = (end < start ? ahead.reversed() : ahead).map {
            PiecewiseLinear.Stop(at: ($0.at - start) / (end - start), value: ($0.value - first) / way)
        }
        guard inner.allSatisfy({ abs($0.value) <= UnitBezier.furthest }) else { return nil }
        return [.init(at: 0, value: 0)] + inner + [.init(at: 1, value: 1)]
    }

    /// The progress at a time, with the ends of a transition, which are exact whatever the easing.
    private func edge(at time: Double) -> Double { time <= 0 ? 0 : time >= 1 ? 1 : value(at: time) }
}
