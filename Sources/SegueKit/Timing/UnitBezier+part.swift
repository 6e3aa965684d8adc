extension UnitBezier {
    /// Control points further out than this many ways are no easing that a client takes.
    static let furthest = 100.0
    /// How far a handle may be out of its time for being rounded.
    private static let slack = 1e-9

    /// Returns the piece of the curve between two times as a curve of its own, from (0, 0) to (1, 1); where the
    /// first time is the later one, it runs backwards.
    ///
    /// The piece is cut out by de Casteljau's construction, so it is the same curve to the last digits. Nil where
    /// it starts and ends at the same progress, or so nearly that it does not fit between those two, or where a handle
    /// would reach out of its time: those of a piece of a steep curve may.
    func part(from start: Double, to end: Double) -> UnitBezier? {
        let (first, last) = (clampedParameter(atX: start), clampedParameter(atX: end))
        let across = CubicPiece(0, x1, x2, 1).piece(from: first, to: last)
        let down = CubicPiece(0, y1, y2, 1).piece(from: first, to: last)
        guard let x = across.inner, let y = down.inner else { return nil }
        guard max(abs(y.0), abs(y.1)) <= Self.furthest, min(x.0, x.1) >= -Self.slack,
            max(x.0, x.1) <= 1 + Self.slack
        else { return nil }
        return UnitBezier(min(1, max(0, x.0)), y.0, min(1, max(0, x.1)), y.1)
    }

    /// Returns the curve with another gradient at its start; time runs as before.
    func leaving(withSlope slope: Double) -> UnitBezier {
        // Where the first control point lies on the start, the gradient would need an endless handle.
        let x = x1 > 0 ? x1 : 1.0 / 3
        return UnitBezier(x, min(Self.furthest, max(-Self.furthest, slope * x)), x2, y2)
    }

    private func clampedParameter(atX x: Double) -> Double { x <= 0 ? 0 : x >= 1 ? 1 : parameter(atX: x) }
}

/// One coordinate of a cubic Bézier by its control values.
struct CubicPiece {
    let (start, first, second, end): (Double, Double, Double, Double)

    init(_ start: Double, _ first: Double, _ second: Double, _ end: Double) {
        (self.start, self.first, self.second, self.end) = (start, first, second, end)
    }

    /// Returns the piece between two parameters, forwards or backwards.
    func piece(from one: Double, to other: Double) -> CubicPiece {
        CubicPiece(
            blossom(one, one, one), blossom(one, one, other), blossom(one, other, other),
            blossom(other, other, other))
    }

    /// The inner control values where the outer ones are scaled to 0 and 1; nil where those are the same.
    var inner: (Double, Double)? {
        let way = end - start
        guard abs(way) > 1e-12 else { return nil }
        return ((first - start) / way, (second - start) / way)
    }

    /// De Casteljau's construction with a parameter of its own for each step.
    private func blossom(_ one: Double, _ two: Double, _ three: Double) -> Double {
        let (a, b, c) = (
            start.interpolated(to: first, by: one), first.interpolated(to: second, by: one),
            second.interpolated(to: end, by: one)
        )
        let (d, e) = (a.interpolated(to: b, by: two), b.interpolated(to: c, by: two))
        return d.interpolated(to: e, by: three)
    }
}
