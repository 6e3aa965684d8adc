/// Numbers over the eased progress of a transition: what a track is, whatever the type of its values.
public struct Curve: Equatable, Sendable {
    /// The first and the last value; all there is of one keyframe or two linear ones, as most have.
    @usableFromInline let head: Components
    @usableFromInline let tail: Components
    @usableFromInline let headTime: Double
    @usableFromInline let tailTime: Double
    /// Every keyframe where there are more than two, or any that is not linear; else none.
    @usableFromInline let all: [Stop]
    /// How many keyframes there are; at least one.
    public let count: Int
    public let calculationMode: CalculationMode
    public let tangentScaling: TangentScaling

    /// A keyframe.
    @usableFromInline
    struct Stop: Equatable, Sendable {
        @usableFromInline let time: Double
        @usableFromInline let value: Components
        @usableFromInline let easing: Easing

        init<Value>(_ keyframe: Keyframe<Value>) {
            (time, value, easing) = (keyframe.time, keyframe.value.components, keyframe.easing)
        }
    }

    /// Values that stay.
    init(constant value: Components, _ calculationMode: CalculationMode) {
        (head, tail, headTime, tailTime, all, count) = (value, value, 0, 0, [], 1)
        (self.calculationMode, tangentScaling) = (calculationMode, .uniform)
    }

    /// A straight change from one time to the end.
    init(
        from start: Components, at time: Double, to end: Components, _ calculationMode: CalculationMode
    ) {
        (head, tail, headTime, tailTime, all, count) = (start, end, time, 1, [], 2)
        (self.calculationMode, tangentScaling) = (calculationMode, .uniform)
    }

    /// Traps where there is no keyframe.
    init<Value>(
        _ keyframes: [Keyframe<Value>], _ calculationMode: CalculationMode, _ tangentScaling: TangentScaling
    ) {
        precondition(!keyframes.isEmpty, "A track needs a keyframe")
        let (first, last) = (keyframes[0], keyframes[keyframes.count - 1])
        (head, headTime) = (first.value.components, first.time)
        (tail, tailTime) = (last.value.components, last.time)
        let isPlain = keyframes.count <= 2 && keyframes.allSatisfy { $0.easing == .linear }
        (all, count) = (isPlain ? [] : keyframes.map(Stop.init), keyframes.count)
        (self.calculationMode, self.tangentScaling) = (calculationMode, tangentScaling)
    }

    /// The values at the start and at the end of the transition.
    public var start: Components { head }
    public var end: Components { tail }

    /// Whether every keyframe is linear.
    @inlinable
    public var isPlain: Bool { all.isEmpty }

    @inlinable
    public func time(_ index: Int) -> Double {
        isPlain ? (index == 0 ? headTime : tailTime) : all[index].time
    }

    @inlinable
    public func value(_ index: Int) -> Components { isPlain ? (index == 0 ? head : tail) : all[index].value }

    @inlinable
    public func easing(_ index: Int) -> Easing { isPlain ? .linear : all[index].easing }
}

extension Curve {
    /// Returns the curve with every number multiplied.
    func scaled(by factor: Double) -> Curve {
        let keyframes = (0..<count).map {
            Keyframe(time: time($0), value: value($0) * factor, easing: easing($0))
        }
        return Curve(keyframes, calculationMode, tangentScaling)
    }

    /// Returns the values at a progress; before the first keyframe and after the last one they hold still.
    ///
    /// - Complexity: O(*n*) in the number of keyframes, which is rarely more than four.
    public func value(at progress: Double) -> Components {
        var next = 0
        while next < count, time(next) <= progress { next += 1 }
        if next == count { return tail }
        if next == 0 { return head }

        let (from, to) = (time(next - 1), time(next))
        let fraction = easing(next - 1).value(at: (progress - from) / (to - from))
        return switch calculationMode {
        case .linear: value(next - 1).interpolated(to: value(next), by: fraction)
        case .cubic: hermite(from: next - 1, fraction)
        }
    }

    /// Returns the values on the cubic curve a fraction of the way through a segment.
    private func hermite(from index: Int, _ fraction: Double) -> Components {
        let (u, rest) = (fraction, 1 - fraction)
        let (leaving, arriving) = tangents(ofSegment: index)
        return value(index) * (rest * rest * (1 + 2 * u)) + leaving * (u * rest * rest)
            + value(index + 1) * (u * u * (3 - 2 * u)) - arriving * (u * u * rest)
    }

    /// Returns the tangents of a smooth curve at the start and at the end of a segment.
    func tangents(ofSegment index: Int) -> (leaving: Components, arriving: Components) {
        (
            tangent(at: index) * tangentFactor(at: index, ofSegment: index),
            tangent(at: index + 1) * tangentFactor(at: index + 1, ofSegment: index)
        )
    }

    /// Half of the way from the value before a keyframe to the one after it. The ends reflect their neighbour,
    /// which makes their tangent the whole way to it.
    private func tangent(at index: Int) -> Components {
        let here = value(index)
        let before = index > 0 ? value(index - 1) : here * 2 - value(index + 1)
        let after = index < count - 1 ? value(index + 1) : here * 2 - value(index - 1)
        return (after - before) * 0.5
    }

    private func tangentFactor(at index: Int, ofSegment segment: Int) -> Double {
        guard tangentScaling == .nonUniform, index > 0, index < count - 1 else { return 1 }
        let length = time(segment + 1) - time(segment)
        let both = time(index + 1) - time(index - 1)
        return 2 * length / both
    }
}
