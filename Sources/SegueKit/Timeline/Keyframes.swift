/// The keyframes of a track, at least one; one or two, as most tracks have, need no array.
///
/// Inlinable, since other modules read every keyframe of every answer and generic code is slow otherwise.
public struct Keyframes<Value: Interpolatable>: Equatable, Sendable, RandomAccessCollection {
    @usableFromInline let head: Keyframe<Value>
    /// The last one; where there is but one, the same as the first.
    @usableFromInline let tail: Keyframe<Value>
    /// Those between the first and the last one.
    @usableFromInline let middle: [Keyframe<Value>]
    public let endIndex: Int

    /// Without going from index to index, which takes unspecialized code much longer.
    @inlinable
    public var count: Int { endIndex }

    @inlinable
    public init(_ only: Keyframe<Value>) {
        (head, tail, middle, endIndex) = (only, only, [], 1)
    }

    @inlinable
    public init(from first: Keyframe<Value>, to last: Keyframe<Value>) {
        (head, tail, middle, endIndex) = (first, last, [], 2)
    }

    /// Traps where there is none.
    @inlinable
    public init(_ keyframes: [Keyframe<Value>]) {
        precondition(!keyframes.isEmpty, "A track needs a keyframe")
        endIndex = keyframes.count
        head = keyframes[0]
        tail = keyframes[keyframes.count - 1]
        middle = keyframes.count > 2 ? Array(keyframes[1..<keyframes.count - 1]) : []
    }

    @inlinable
    public var startIndex: Int { 0 }

    @inlinable
    public subscript(index: Int) -> Keyframe<Value> {
        if index == 0 { return head }
        return index == endIndex - 1 ? tail : middle[index - 1]
    }
}
