import SegueJSON
import SegueKit

extension JSONWriter {
    mutating func event(_ event: Event, _ places: DecimalPlaces) {
        literal("{\"timeMs\":")
        number(event.timeMs, digits: places.ratios)
        name("action")
        switch event.action {
        case .add(let layer): action("add", onLayer: layer)
        case .remove(let layer): action("remove", onLayer: layer)
        case .hide(let view): action("hide", onView: view)
        case .show(let view): action("show", onView: view)
        case .complete(let finished):
            keyword("complete")
            name("finished")
            bool(finished)
        }
        closeObject()
    }

    private mutating func action(_ word: StaticString, onLayer layer: String) {
        keyword(word)
        name("target")
        string(layer)
    }

    private mutating func action(_ word: StaticString, onView view: ViewReference) {
        keyword(word)
        name("target")
        self.view(view)
    }
}
