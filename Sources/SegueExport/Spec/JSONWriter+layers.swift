import SegueJSON
import SegueKit

extension JSONWriter {
    mutating func layer(_ layer: Layer, _ places: DecimalPlaces) {
        literal("{\"name\":")
        string(layer.name)
        name("kind")
        keyword(layer.kind.wireName)
        if let view = layer.view {
            name("of")
            self.view(view)
        }
        if let color = layer.color {
            name("color")
            string(color)
        }
        literal("\"tracks\":[")
        for index in layer.tracks.indices { track(layer.tracks[index], places) }
        closeArray()
        closeObject()
    }

    /// Writes what is drawn or hidden, as in `source.image` and `destination.screen`.
    mutating func view(_ view: ViewReference) {
        guard let element = view.element else {
            return view.end == .source ? keyword("source.screen") : keyword("destination.screen")
        }
        view.end == .source ? string("source.", element) : string("destination.", element)
    }

    private mutating func track(_ track: PropertyTrack, _ places: DecimalPlaces) {
        literal("{\"property\":")
        keyword(track.property.wireName)
        switch track.values {
        case .rect(let values):
            keyframes(of: values, places) { $0.rect($1, digits: places.lengths) }
        case .radii(let values):
            keyframes(of: values, places) { $0.cornerRadii($1, digits: places.lengths) }
        case .scalar(let values):
            keyframes(of: values, places) { $0.number($1, digits: places.ratios) }
        }
        closeObject()
    }

    @inline(__always)
    private mutating func keyframes<Value>(
        of track: Track<Value>, _ places: DecimalPlaces, _ write: (inout JSONWriter, Value) -> Void
    ) {
        name("calculationMode")
        keyword(track.calculationMode.wireName)
        literal("\"keyframes\":[")
        for index in 0..<track.keyframes.count {
            compose(atMost: Cursor.longestNumber + 32) {
                $0.literal("{\"time\":")
                $0.number(track.keyframes.time(index), digits: places.ratios)
                $0.literal(",\"value\":")
            }
            write(&self, track.keyframes.value(index))
            if !track.keyframes.isLinear, track.keyframes[index].easing != .linear {
                name("easing")
                easing(track.keyframes[index].easing, places)
            }
            closeObject()
        }
        closeArray()
    }
}
