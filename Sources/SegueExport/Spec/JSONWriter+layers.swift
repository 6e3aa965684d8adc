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
        if layer.compositing == .additive { literal("\"compositing\":\"additive\",") }
        literal("\"tracks\":[")
        let tracks = layer.tracks.span
        for index in tracks.indices { track(tracks[index], places) }
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
        name("calculationMode")
        keyword(track.curve.calculationMode.wireName)
        literal("\"keyframes\":[")
        for index in 0..<track.curve.count { keyframe(index, of: track, places) }
        closeArray()
        closeObject()
    }

    private mutating func keyframe(_ index: Int, of track: PropertyTrack, _ places: DecimalPlaces) {
        compose(atMost: Cursor.longestNumber + 32) {
            $0.literal("{\"time\":")
            $0.number(track.curve.time(index), digits: places.ratios)
            $0.literal(",\"value\":")
        }
        let value = track.curve.value(index)
        switch track.property.kind {
        case .rect: rect(Rect(components: value), digits: places.lengths)
        case .radii: cornerRadii(CornerRadii(components: value), digits: places.lengths)
        case .scalar: number(value.x, digits: places.ratios)
        }
        if !track.curve.isPlain, !track.curve.easing(index).isLinear {
            name("easing")
            easing(track.curve.easing(index), places)
        }
        closeObject()
    }
}
