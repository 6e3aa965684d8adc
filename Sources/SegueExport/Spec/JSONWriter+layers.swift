import SegueJSON
import SegueKit

extension JSONWriter {
    mutating func layer(_ index: Int, of layers: [Layer], _ places: DecimalPlaces) {
        literal("{\"name\":")
        string(layers[index].name)
        name("kind")
        keyword(layers[index].kind.wireName)
        if let view = layers[index].view {
            name("of")
            self.view(view)
        }
        if let color = layers[index].color {
            name("color")
            string(color)
        }
        if layers[index].compositing == .additive { literal("\"compositing\":\"additive\",") }
        literal("\"tracks\":[")
        for track in layers[index].tracks.indices { self.track(track, of: layers[index].tracks, places) }
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

    private mutating func track(_ index: Int, of tracks: [PropertyTrack], _ places: DecimalPlaces) {
        literal("{\"property\":")
        keyword(tracks[index].property.wireName)
        name("calculationMode")
        keyword(tracks[index].curve.calculationMode.wireName)
        literal("\"keyframes\":[")
        for keyframe in 0..<tracks[index].curve.count {
            self.keyframe(keyframe, of: index, of: tracks, places)
        }
        closeArray()
        closeObject()
    }

    private mutating func keyframe(
        _ index: Int, of track: Int, of tracks: [PropertyTrack], _ places: DecimalPlaces
    ) {
        compose(atMost: Cursor.longestNumber + 32) {
            $0.literal("{\"time\":")
            $0.number(tracks[track].curve.time(index), digits: places.ratios)
            $0.literal(",\"value\":")
        }
        value(tracks[track].curve.value(index), of: tracks[track].property.kind, places)
        if !tracks[track].curve.isPlain, !tracks[track].curve.easing(index).isLinear {
            name("easing")
            easing(tracks[track].curve.easing(index), places)
        }
        closeObject()
    }

    private mutating func value(_ value: Components, of kind: Property.Kind, _ places: DecimalPlaces) {
        switch kind {
        case .rect: rect(Rect(components: value), digits: places.lengths)
        case .radii: cornerRadii(CornerRadii(components: value), digits: places.lengths)
        case .scalar: number(value.x, digits: places.ratios)
        }
    }
}
