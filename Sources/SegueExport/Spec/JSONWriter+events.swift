import SegueJSON
import SegueKit

extension JSONWriter {
    mutating func event(_ index: Int, of events: [Event], _ places: DecimalPlaces) {
        compose(atMost: Cursor.longestNumber + 32) {
            $0.literal("{\"timeMs\":")
            $0.number(events[index].timeMs, digits: places.ratios)
        }
        switch events[index].action {
        case .add(let layer):
            literal(",\"action\":\"add\",\"target\":")
            string(layer)
        case .remove(let layer):
            literal(",\"action\":\"remove\",\"target\":")
            string(layer)
        case .hide(let view):
            literal(",\"action\":\"hide\",\"target\":")
            self.view(view)
        case .show(let view):
            literal(",\"action\":\"show\",\"target\":")
            self.view(view)
        case .complete(let finished):
            literal(",\"action\":\"complete\",\"finished\":")
            bool(finished)
        }
        closeObject()
    }
}
