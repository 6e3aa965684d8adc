/// The keyframes of a track, at least one; one or two, as most tracks have, need no array.
///
/// Inlinable, since other modules read every keyframe of every answer and generic code is slow otherwise.
public struct Keyframes<Value: Interpolatable>: Equatable, Sendable, RandomAccessCollection {
    @usableFromInline let head: Moment
    /// The last one; where there is but one, the same as the first.
    @usableFromInline let tail: Moment
    /// Those between the first and the last one.
    @usableFromInline let middle: [Moment]
    /// One for each keyframe; none where all are linear, as nearly always, so that tracks stay small.
    @usableFromInline let easings: [Easing]
    public let endIndex: Int

    /// A keyframe without its easing.
    @usableFromInline
    struct Moment: Equatable, Sendable {
        @usableFromInline let time: Double
        @usableFromInline let value: Value

        @inlinable
        init(time: Double, value: Value) {
            self.time = time
            self.value = value
        }

        @inlinable
        init(_ keyframe: Keyframe<Value>) {
            self.init(time: keyframe.time, value: keyframe.value)
        }
    }

    /// A value that stays.
    @inlinable
    public init(constant value: Value) {
        head = Moment(time: 0, value: value)
        (tail, middle, easings, endIndex) = (head, [], [], 1)
    }

    /// A straight change from a value at one time to another value at the end.
    @inlinable
    public init(from start: Value, at time: Double = 0, to end: Value) {
        head = Moment(time: time, value: start)
        tail = Moment(time: 1, value: end)
        (middle, easings, endIndex) = ([], [], 2)
    }

    /// Traps where there is none.
    @inlinable
    public init(_ keyframes: [Keyframe<Value>]) {
        precondition(!keyframes.isEmpty, "A track needs a keyframe")
        head = Moment(keyframes[0])
        tail = Moment(keyframes[keyframes.count - 1])
        middle = keyframes.count > 2 ? keyframes[1..<keyframes.count - 1].map(Moment.init) : []
        easings = keyframes.allSatisfy { $0.easing == .linear } ? [] : keyframes.map(\.easing)
        endIndex = keyframes.count
    }

    @inlinable
    public var startIndex: Int { 0 }

    /// Without going from index to index, which takes unspecialized code much longer.
    @inlinable
    public var count: Int { endIndex }

    /// Whether every keyframe is linear.
    @inlinable
    public var isLinear: Bool { easings.isEmpty }

    @inlinable
    public subscript(index: Int) -> Keyframe<Value> {
        let moment = moment(index)
        let easing = easings.isEmpty ? Easing.linear : easings[index]
        return Keyframe(time: moment.time, value: moment.value, easing: easing)
    }

    /// The time of a keyframe.
    @inlinable
    public func time(_ index: Int) -> Double { moment(index).time }

    /// The value of a keyframe.
    @inlinable
    public func value(_ index: Int) -> Value { moment(index).value }

    @inlinable
    func moment(_ index: Int) -> Moment {
        if index == 0 { return head }
        return index == endIndex - 1 ? tail : middle[index - 1]
    }
}
