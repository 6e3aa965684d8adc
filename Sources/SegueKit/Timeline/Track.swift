/// A value over the eased progress of a transition.
public struct Track<Value: Interpolatable>: Equatable, Sendable {
    /// The track without the type of its values.
    public let curve: Curve

    init(_ curve: Curve) {
        self.curve = curve
    }

    /// Traps where there is no keyframe; times lie in 0...1 and never decrease.
    public init(
        _ keyframes: [Keyframe<Value>], calculationMode: CalculationMode = .linear,
        tangentScaling: TangentScaling = .uniform
    ) {
        self.init(Curve(keyframes, calculationMode, tangentScaling))
    }

    /// Creates a track that stays at one value.
    public init(constant value: Value, calculationMode: CalculationMode = .linear) {
        self.init(Curve(constant: value.components, calculationMode))
    }

    /// Creates a track that runs straight from one value, held until a time, to another one at the end.
    public init(
        from start: Value, at time: Double = 0, to end: Value, calculationMode: CalculationMode = .linear
    ) {
        self.init(Curve(from: start.components, at: time, to: end.components, calculationMode))
    }

    public var keyframes: Keyframes<Value> { Keyframes(curve: curve) }
    public var calculationMode: CalculationMode { curve.calculationMode }

    /// The value at the start of the transition.
    public var start: Value { Value(components: curve.start) }

    /// The value at the end of the transition.
    public var end: Value { Value(components: curve.end) }

    /// Returns the value at a progress; before the first keyframe and after the last one it holds still.
    ///
    /// - Complexity: O(*n*) in the number of keyframes, which is rarely more than four.
    public func value(at progress: Double) -> Value { Value(components: curve.value(at: progress)) }
}
