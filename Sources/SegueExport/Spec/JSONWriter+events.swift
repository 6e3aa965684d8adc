import SegueJSON
import SegueKit

extension JSONWriter {
    /// Writes the member `events` of an open object.
    mutating func events(_ events: [Event], _ places: DecimalPlaces) {
        literal("\"events\":[")
        let events = events.span
        for index in events.indices { event(index, of: events, places) }
        if events.isEmpty { literal("],") } else { ending("],") }
    }

    private mutating func event(_ index: Int, of events: Span<Event>, _ places: DecimalPlaces) {
        compose(atMost: Cursor.longestNumber + 24) {
            $0.literal("{\"timeMs\":")
            $0.number(events[index].timeMs, digits: places.ratios)
            $0.literal(",\"action\":\"")
        }
        switch events[index].action {
        case .add(let layer):
            literal("add\",\"target\":\"")
            characters(layer)
        case .remove(let layer):
            literal("remove\",\"target\":\"")
            characters(layer)
        case .hide(let view):
            literal("hide\",\"target\":\"")
            characters(of: view)
        case .show(let view):
            literal("show\",\"target\":\"")
            characters(of: view)
        case .complete(let finished):
            literal("complete\",\"finished\":")
            return finished ? literal("true},") : literal("false},")
        }
        literal("\"},")
    }
}
