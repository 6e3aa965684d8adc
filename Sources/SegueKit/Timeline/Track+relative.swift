/// A value that is reached within a part of a transition, as `UIView.addKeyframe` takes it.
public struct RelativeKeyframe<Value: Interpolatable>: Equatable, Sendable {
    /// Where the change begins, 0...1 of the progress.
    public var start: Double
    /// How long it takes, 0...1 of the progress; what reaches past 1 is cut off.
    public var duration: Double
    public var value: Value
    public var easing: Easing

    public init(start: Double, duration: Double, value: Value, easing: Easing = .linear) {
        self.start = start
        self.duration = duration
        self.value = value
        self.easing = easing
    }

    var end: Double { start + duration }
}

extension Track {
    /// Creates a track from relative keyframes by UIKit's rule.
    ///
    /// They are sorted by start, keeping the order of equal ones. Each reaches its value at its end or, if that
    /// comes first, at the start of the next. A gap longer than a frame is held by a keyframe of its own.
    /// Before the first start there is no keyframe: the initial value holds there anyway.
    ///
    /// - Parameters:
    ///   - initial: The value before the first relative keyframe.
    ///   - relative: The changes; none gives a track that stays at the initial value.
    ///   - frameInterval: The time of one frame as a part of the whole duration; a shorter gap is not held.
    public init(
        initial: Value, relative: [RelativeKeyframe<Value>], frameInterval: Double,
        calculationMode: CalculationMode = .linear
    ) {
        guard relative.count > 1 || relative.first.map({ $0.end < 1 }) ?? false else {
            self.init(initial: initial, single: relative.first, calculationMode)
            return
        }
        let sorted = relative.enumerated()
            .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        let first = sorted[0]
        var keyframes = [Keyframe(time: first.start, value: initial, easing: first.easing)]
        for (index, change) in sorted.enumerated() {
            let next = index + 1 < sorted.count ? sorted[index + 1] : nil
            let (limit, easing) = (next?.start ?? 1, next?.easing ?? .linear)
            let reached = min(change.end, limit)
            keyframes.append(Keyframe(time: reached, value: change.value, easing: easing))
            // The smallest gap that UIKit holds is one frame and a float's precision more.
            guard limit - reached - frameInterval > 0x1p-23 else { continue }
            keyframes[keyframes.count - 1].easing = .linear
            keyframes.append(Keyframe(time: limit, value: change.value, easing: easing))
        }
        self.init(keyframes, calculationMode: calculationMode)
    }

    /// One change that takes until the end, or none: the most frequent tracks, made without an array.
    private init(
        initial: Value, single: RelativeKeyframe<Value>?, _ calculationMode: CalculationMode
    ) {
        guard let single else {
            self.init(constant: initial, calculationMode: calculationMode)
            return
        }
        guard single.easing.isLinear else {
            let start = Keyframe(time: single.start, value: initial, easing: single.easing)
            self.init([start, Keyframe(time: 1, value: single.value)], calculationMode: calculationMode)
            return
        }
        self.init(from: initial, at: single.start, to: single.value, calculationMode: calculationMode)
    }
}
