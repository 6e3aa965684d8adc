/// Numbers over the eased progress of a transition: what a track is, whatever the type of its values.
public struct Curve: Equatable, Sendable {
    /// The first and the last value, and the time of the first; all there is of one keyframe, or of two linear ones
    /// of which the second is at the end, as most have.
    @usableFromInline let head: Components
    @usableFromInline let tail: Components
    @usableFromInline let headTime: Double
    /// Every keyframe where that is not all there is; else none.
    @usableFromInline let all: [Stop]
    /// Whether there are several keyframes.
    @usableFromInline let changes: Bool
    public let calculationMode: CalculationMode
    public let tangentScaling: TangentScaling

    /// A keyframe.
    @usableFromInline
    struct Stop: Equatable, Sendable {
        @usableFromInline let time: Double
        @usableFromInline let value: Components
        @usableFromInline let easing: Easing

        init<Value>(_ keyframe: Keyframe<Value>, at time: Double) {
            (self.time, value, easing) = (time, keyframe.value.components, keyframe.easing)
        }
    }

    /// Values that stay.
    init(constant value: Components, _ calculationMode: CalculationMode) {
        (head, tail, headTime, all, changes) = (value, value, 0, [], false)
        (self.calculationMode, tangentScaling) = (calculationMode, .uniform)
    }

    /// A straight change from one time to the end.
    init(
        from start: Components, at time: Double, to end: Components, _ calculationMode: CalculationMode
    ) {
        (head, tail, headTime) = (start, end, calculationMode.isPaced ? 0 : time)
        (all, changes) = ([], true)
        (self.calculationMode, tangentScaling) = (calculationMode, .uniform)
    }

    /// A change over the whole time that is straight but for some bends.
    init(from start: Components, _ end: Components, bending bends: [DrawnView.Bend]) {
        let keyframes = bends.map { Keyframe(time: $0.progress, value: $0.value) }
        let ends = (Keyframe(time: 0, value: start), Keyframe(time: 1, value: end))
        self.init([ends.0] + keyframes + [ends.1], .linear, .uniform)
    }

    /// Traps where there is no keyframe. A paced calculation mode gives the keyframes times of its own.
    init<Value>(
        _ keyframes: [Keyframe<Value>], _ calculationMode: CalculationMode, _ tangentScaling: TangentScaling
    ) {
        precondition(!keyframes.isEmpty, "A track needs a keyframe")
        let times = calculationMode.isPaced ? Self.pacedTimes(of: keyframes) : keyframes.map(\.time)
        let last = keyframes.count - 1
        (head, headTime) = (keyframes[0].value.components, times[0])
        tail = keyframes[last].value.components
        let isPlain = last == 0 || last == 1 && times[1] == 1
        let isLinear = keyframes.allSatisfy(\.easing.isLinear)
        (all, changes) = (isPlain && isLinear ? [] : zip(keyframes, times).map(Stop.init), last > 0)
        self.calculationMode = calculationMode
        self.tangentScaling = calculationMode == .cubicPaced ? .nonUniform : tangentScaling
    }

    /// The times at which keyframes are reached with the same speed all the way; evenly spaced where nothing moves.
    private static func pacedTimes<Value>(of keyframes: [Keyframe<Value>]) -> [Double] {
        let values = keyframes.map(\.value.components)
        let ways = zip(values, values.dropFirst()).map { ($1 - $0).length }
        let whole = ways.reduce(0, +)
        guard whole > 0 else { return values.indices.map { Double($0) / Double(max(1, ways.count)) } }
        var times = ways.reduce(into: [0.0]) { times, way in
            times.append(min(1, times[times.count - 1] + way / whole))
        }
        // The sum of the rounded parts may fall short of the whole.
        times[times.count - 1] = 1
        return times
    }

    /// The values at the start and at the end of the transition.
    @inlinable
    public var start: Components { head }
    @inlinable
    public var end: Components { tail }

    /// The time of the first keyframe.
    @inlinable
    public var startTime: Double { headTime }

    /// How many keyframes there are; at least one.
    @inlinable
    public var count: Int { isPlain ? (changes ? 2 : 1) : all.count }

    /// Whether it stays, or runs straight from one keyframe to another one at the end.
    @inlinable
    public var isPlain: Bool { all.isEmpty }

    @inlinable
    public func time(_ index: Int) -> Double {
        isPlain ? (index == 0 ? headTime : 1) : all[index].time
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
    /// A progress that overshoots 0...1 runs on: before 0 where there is a keyframe, and after 1 along the last
    /// segment of any length. What jumps at 1 does so at the end only, therefore, and not when progress swings.
    ///
    /// - Complexity: O(*n*) in the number of keyframes, which is rarely more than four.
    public func value(at progress: Double) -> Components {
        if isPlain, changes, progress >= headTime, progress < 1, calculationMode != .discrete {
            // Two linear keyframes are straight in every other mode: most tracks, most of the time.
            return head.interpolated(to: tail, by: (progress - headTime) / (1 - headTime))
        }
        if progress > 1 || progress < 0 { return overshot(to: progress) }
        var next = 0
        while next < count, time(next) <= progress { next += 1 }
        if next == count { return tail }
        if next == 0 { return head }
        return value(in: next - 1, at: progress)
    }

    private func overshot(to progress: Double) -> Components {
        guard let segment = progress < 0 ? firstSegment : lastSegment, calculationMode != .discrete else {
            return progress < 0 ? head : tail
        }
        return value(in: segment, at: progress)
    }

    /// The segment that starts at 0 and has a length.
    private var firstSegment: Int? {
        (0..<(count - 1)).first { time($0) == 0 && time($0 + 1) > 0 }
    }

    /// The segment that ends at 1 and has a length.
    private var lastSegment: Int? {
        (0..<(count - 1)).last { time($0) < 1 && time($0 + 1) == 1 }
    }

    /// Returns the values at a progress in the segment from a keyframe to the next, or outside of it.
    private func value(in index: Int, at progress: Double) -> Components {
        let (from, to) = (time(index), time(index + 1))
        let part = (progress - from) / (to - from)
        let fraction = isPlain ? part : all[index].easing.value(at: part)
        return switch calculationMode {
        case .discrete: value(index)
        case .linear, .paced: value(index).interpolated(to: value(index + 1), by: fraction)
        case .cubic, .cubicPaced: hermite(from: index, fraction)
        }
    }

    /// Returns the values on the cubic curve a fraction of the way through a segment; outside of 0...1 they run on
    /// along the tangents of its ends.
    private func hermite(from index: Int, _ fraction: Double) -> Components {
        let (u, rest) = (fraction, 1 - fraction)
        let (leaving, arriving) = tangents(ofSegment: index)
        if u < 0 { return value(index) + leaving * u }
        if u > 1 { return value(index + 1) + arriving * -rest }
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
