/// A value over the eased progress of a transition.
public struct Track<Value: Interpolatable>: Equatable, Sendable {
    /// One or more keyframes; times lie in 0...1 and never decrease.
    public let keyframes: Keyframes<Value>
    public let calculationMode: CalculationMode
    public let tangentScaling: TangentScaling

    public init(
        _ keyframes: Keyframes<Value>, calculationMode: CalculationMode = .linear,
        tangentScaling: TangentScaling = .uniform
    ) {
        self.keyframes = keyframes
        self.calculationMode = calculationMode
        self.tangentScaling = tangentScaling
    }

    /// Traps where there is no keyframe.
    public init(
        _ keyframes: [Keyframe<Value>], calculationMode: CalculationMode = .linear,
        tangentScaling: TangentScaling = .uniform
    ) {
        self.init(Keyframes(keyframes), calculationMode: calculationMode, tangentScaling: tangentScaling)
    }

    /// Creates a track that stays at one value.
    public init(constant value: Value, calculationMode: CalculationMode = .linear) {
        self.init(Keyframes(constant: value), calculationMode: calculationMode)
    }

    /// Creates a track that runs from one value to another over the whole transition.
    public init(from start: Value, to end: Value, calculationMode: CalculationMode = .linear) {
        self.init(Keyframes(from: start, to: end), calculationMode: calculationMode)
    }

    /// The value at the end of the transition.
    public var end: Value { keyframes.value(keyframes.count - 1) }

    /// The value at the start of the transition.
    public var start: Value { keyframes.value(0) }

    /// Returns the value at a progress; before the first keyframe and after the last one it holds still.
    ///
    /// - Complexity: O(*n*) in the number of keyframes, which is rarely more than four.
    public func value(at progress: Double) -> Value {
        var next = 0
        while next < keyframes.count, keyframes.time(next) <= progress { next += 1 }
        if next == keyframes.count { return end }
        if next == 0 { return start }

        let (from, to) = (keyframes[next - 1], keyframes[next])
        let fraction = from.easing.value(at: (progress - from.time) / (to.time - from.time))
        return switch calculationMode {
        case .linear: from.value.interpolated(to: to.value, by: fraction)
        case .cubic: hermite(from: next - 1, fraction)
        }
    }

    /// Returns the track with every value multiplied.
    func scaled(by factor: Double) -> Track {
        let scaled = keyframes.map { Keyframe(time: $0.time, value: $0.value * factor, easing: $0.easing) }
        return Track(scaled, calculationMode: calculationMode, tangentScaling: tangentScaling)
    }

    /// Returns the value on the cubic curve a fraction of the way through a segment.
    private func hermite(from index: Int, _ fraction: Double) -> Value {
        let (u, rest) = (fraction, 1 - fraction)
        let leaving = tangent(at: index) * tangentFactor(at: index, ofSegment: index)
        let arriving = tangent(at: index + 1) * tangentFactor(at: index + 1, ofSegment: index)
        return keyframes.value(index) * (rest * rest * (1 + 2 * u)) + leaving * (u * rest * rest)
            + keyframes.value(index + 1) * (u * u * (3 - 2 * u)) - arriving * (u * u * rest)
    }

    /// Half of the way from the value before a keyframe to the one after it. The ends reflect their neighbour,
    /// which makes their tangent the whole way to it.
    private func tangent(at index: Int) -> Value {
        let value = keyframes.value(index)
        let before = index > 0 ? keyframes.value(index - 1) : value * 2 - keyframes.value(index + 1)
        let last = keyframes.count - 1
        let after = index < last ? keyframes.value(index + 1) : value * 2 - keyframes.value(index - 1)
        return (after - before) * 0.5
    }

    private func tangentFactor(at index: Int, ofSegment segment: Int) -> Double {
        guard tangentScaling == .nonUniform, index > 0, index < keyframes.count - 1 else { return 1 }
        let length = keyframes.time(segment + 1) - keyframes.time(segment)
        let both = keyframes.time(index + 1) - keyframes.time(index - 1)
        return 2 * length / both
    }
}
