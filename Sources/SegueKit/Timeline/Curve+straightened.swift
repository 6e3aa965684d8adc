extension Curve {
    /// The same smooth curve, straight from keyframe to keyframe with a Bézier easing on each segment.
    ///
    /// Nil where the numbers of a value do not all move alike, which one easing cannot say.
    var straightened: Curve? {
        var keyframes: [Keyframe<Components>] = []
        for segment in 0..<(count - 1) {
            guard let pieces = easedPieces(of: segment) else { return nil }
            keyframes += pieces
        }
        return Curve(keyframes + [Keyframe(time: time(count - 1), value: tail)], .linear, .uniform)
    }

    /// Returns a segment as one keyframe or, where it ends at the value that it started from, as two.
    private func easedPieces(of segment: Int) -> [Keyframe<Components>]? {
        let (start, end) = (time(segment), time(segment + 1))
        let whole = pieces(of: segment)
        let here = Keyframe(time: start, value: value(segment))
        if start == end || whole.allSatisfy(\.isFlat) { return [here] }
        if let easing = Self.easing(of: whole) {
            return [Keyframe(time: start, value: here.value, easing: easing)]
        }
        let halves = (whole.map { $0.piece(from: 0, to: 0.5) }, whole.map { $0.piece(from: 0.5, to: 1) })
        guard let first = Self.easing(of: halves.0), let second = Self.easing(of: halves.1) else {
            return nil
        }
        let ends = halves.0.map(\.end)
        return [
            Keyframe(time: start, value: here.value, easing: first),
            Keyframe(
                time: (start + end) / 2, value: Components(ends[0], ends[1], ends[2], ends[3]), easing: second
            ),
        ]
    }

    /// The four numbers over a segment, as Béziers.
    private func pieces(of segment: Int) -> [CubicPiece] {
        let (from, to) = (value(segment), value(segment + 1))
        let (leaving, arriving) = tangents(ofSegment: segment)
        let (first, second) = (from + leaving * (1.0 / 3), to - arriving * (1.0 / 3))
        return [
            CubicPiece(from.x, first.x, second.x, to.x), CubicPiece(from.y, first.y, second.y, to.y),
            CubicPiece(from.z, first.z, second.z, to.z), CubicPiece(from.w, first.w, second.w, to.w),
        ]
    }

    /// The easing that all numbers have in common; nil where they have none.
    private static func easing(of pieces: [CubicPiece]) -> Easing? {
        let moving = pieces.filter { !$0.isFlat }
        let shapes = moving.compactMap(\.inner)
        guard let shape = shapes.first, shapes.count == moving.count,
            shapes.allSatisfy({ abs($0.0 - shape.0) < 1e-9 && abs($0.1 - shape.1) < 1e-9 }),
            max(abs(shape.0), abs(shape.1)) <= UnitBezier.furthest
        else { return nil }
        return .cubicBezier(UnitBezier(1.0 / 3, shape.0, 2.0 / 3, shape.1))
    }
}

extension CubicPiece {
    var isFlat: Bool { start == first && first == second && second == end }
}
