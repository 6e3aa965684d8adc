import SegueJSON
import SegueKit

extension JSONWriter {
    /// Writes the member `events` of an open object.
    mutating func events(of transition: borrowing Transition, _ places: DecimalPlaces) {
        let (end, finishes) = (transition.timing.totalMs, transition.finishes)
        let layers = transition.layers.span
        literal("\"events\":[")
        transition.forEachStep { step, index in
            switch step {
            case .add:
                literal("{\"timeMs\":0,\"action\":\"add\",\"target\":\"")
                characters(layers[index].name)
            case .hide:
                literal("{\"timeMs\":0,\"action\":\"hide\",\"target\":\"")
                if let view = layers[index].view { characters(of: view) }
            case .show:
                event(atMs: end, ",\"action\":\"show\",\"target\":\"", places)
                if let view = layers[index].view { characters(of: view) }
            case .remove:
                event(atMs: end, ",\"action\":\"remove\",\"target\":\"", places)
                characters(layers[index].name)
            }
            literal("\"},")
        }
        event(atMs: end, ",\"action\":\"complete\",\"finished\":", places)
        if finishes { literal("true}],") } else { literal("false}],") }
    }

    @inline(__always)
    private mutating func event(atMs time: Double, _ rest: StaticString, _ places: DecimalPlaces) {
        compose(atMost: Cursor.longestNumber + rest.utf8CodeUnitCount + 10) {
            $0.literal("{\"timeMs\":")
            $0.number(time, digits: places.ratios)
            $0.literal(rest)
        }
    }
}
