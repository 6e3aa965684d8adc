/// The keyframes of a track, at least one; one or two, as most tracks have, need no array.
///
/// Inlinable, since other modules read every keyframe of every answer and generic code is slow otherwise.
public struct Keyframes<Value: Interpolatable>: Equatable, Sendable, RandomAccessCollection {
    @usableFromInline var head: Keyframe<Value>
    @usableFromInline var tail: Keyframe<Value>?
    /// Those between the first and the last one.
    @usableFromInline var middle: [Keyframe<Value>] = []

    @inlinable
    public init(_ only: Keyframe<Value>) {
        head = only
    }

    @inlinable
    public init(from first: Keyframe<Value>, to last: Keyframe<Value>) {
        head = first
        tail = last
    }

    /// Traps where there is none.
    @inlinable
    public init(_ keyframes: [Keyframe<Value>]) {
        precondition(!keyframes.isEmpty, "A track needs a keyframe")
        head = keyframes[0]
        guard keyframes.count > 1 else { return }
        tail = keyframes[keyframes.count - 1]
        if keyframes.count > 2 { middle = Array(keyframes[1..<keyframes.count - 1]) }
    }

    @inlinable
    public var startIndex: Int { 0 }

    @inlinable
    public var endIndex: Int { tail == nil ? 1 : middle.count + 2 }

    @inlinable
    public subscript(index: Int) -> Keyframe<Value> {
        if index == 0 { return head }
        guard let tail, index > middle.count else { return middle[index - 1] }
        return tail
    }
}
