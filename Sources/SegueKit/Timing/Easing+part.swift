extension Easing {
    /// Returns the piece between two times of 0...1 as an easing of its own, backwards where the first time is
    /// the later one; nil where it has no way to go, or cannot be said as an easing.
    func part(from start: Double, to end: Double) -> Easing? {
        if start == 0 && end == 1 { return self }
        switch self {
        case .linear: return start == end ? nil : .linear
        case .cubicBezier(let curve): return curve.part(from: start, to: end).map(Easing.cubicBezier)
        }
    }

    /// Returns the easing with another gradient at its start, in ways a duration.
    func leaving(withSlope slope: Double) -> Easing {
        switch self {
        case .linear: .cubicBezier(UnitBezier(1.0 / 3, 0, 2.0 / 3, 2.0 / 3).leaving(withSlope: slope))
        case .cubicBezier(let curve): .cubicBezier(curve.leaving(withSlope: slope))
        }
    }
}
