/// The keyframes of a track, at least one, in order.
public struct Keyframes<Value: Interpolatable>: RandomAccessCollection {
    let curve: Curve

    public var startIndex: Int { 0 }
    public var endIndex: Int { curve.count }

    public subscript(index: Int) -> Keyframe<Value> {
        Keyframe(
            time: curve.time(index), value: Value(components: curve.value(index)),
            easing: curve.easing(index))
    }
}
