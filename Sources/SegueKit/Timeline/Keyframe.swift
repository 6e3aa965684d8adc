/// A value at a time.
public struct Keyframe<Value: Interpolatable>: Equatable, Sendable {
    /// 0...1 of the eased progress of the transition.
    public var time: Double
    public var value: Value
    /// How progress runs from this keyframe to the next one.
    public var easing: Easing

    public init(time: Double, value: Value, easing: Easing = .linear) {
        self.time = time
        self.value = value
        self.easing = easing
    }
}
