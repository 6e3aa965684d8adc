import SegueJSON
import SegueKit

extension JSONWriter {
    /// Writes the member `layers` of an open object.
    ///
    /// A span lends what is in an element; an element that is handed on as a whole is copied, and its
    /// references are counted.
    mutating func layers(_ layers: [Layer], _ places: DecimalPlaces) {
        literal("\"layers\":[")
        let layers = layers.span
        for index in layers.indices { layer(index, of: layers, places) }
        if layers.isEmpty { literal("],") } else { ending("],") }
    }

    private mutating func layer(_ index: Int, of layers: Span<Layer>, _ places: DecimalPlaces) {
        literal("{\"name\":\"")
        characters(layers[index].name)
        compose(atMost: Cursor.longestWord + 16) {
            $0.literal("\",\"kind\":\"")
            $0.word(layers[index].kind.wireName)
        }
        if let view = layers[index].view {
            literal("\",\"of\":\"")
            characters(of: view)
        }
        if let color = layers[index].color {
            literal("\",\"color\":\"")
            characters(color)
        }
        if layers[index].compositing == .additive { literal("\",\"compositing\":\"additive") }
        literal("\",\"tracks\":[")
        let tracks = layers[index].tracks.shared.span
        for track in layers[index].tracks.places { self.track(track, of: tracks, places) }
        if layers[index].tracks.places.isEmpty { literal("]},") } else { ending("]},") }
    }

    /// Writes what is drawn or hidden, as in `source.image` and `destination.screen`, without the quotes.
    mutating func characters(of view: ViewReference) {
        if view.end == .source { literal("source.") } else { literal("destination.") }
        if let element = view.element { characters(element) } else { literal("screen") }
    }

    private mutating func track(_ index: Int, of tracks: Span<PropertyTrack>, _ places: DecimalPlaces) {
        if tracks[index].curve.isPlain {
            plainTrack(index, of: tracks, places)
        } else {
            bentTrack(index, of: tracks, places)
        }
    }

    /// One or two keyframes: the first and the last.
    private mutating func plainTrack(_ index: Int, of tracks: Span<PropertyTrack>, _ places: DecimalPlaces) {
        let kind = tracks[index].property.kind
        compose(atMost: Cursor.longestTrackStart + 2 * Cursor.longestKeyframe + 8) {
            $0.trackStart(tracks[index].property, tracks[index].curve.calculationMode)
            $0.keyframe(tracks[index].curve.startTime, tracks[index].curve.start, of: kind, places)
            if tracks[index].curve.count > 1 {
                $0.literal("},{\"time\":1,\"value\":")
                $0.value(tracks[index].curve.end, of: kind, places)
            }
            $0.literal("}]},")
        }
    }

    @inline(never)
    private mutating func bentTrack(_ index: Int, of tracks: Span<PropertyTrack>, _ places: DecimalPlaces) {
        let (property, curve) = (tracks[index].property, tracks[index].curve)
        compose(atMost: Cursor.longestTrackStart) { $0.trackStart(property, curve.calculationMode) }
        for stop in 0..<curve.count {
            compose(atMost: Cursor.longestKeyframe + 1) {
                $0.keyframe(curve.time(stop), curve.value(stop), of: property.kind, places)
                $0.literal(",")
            }
            if !curve.easing(stop).isLinear {
                name("easing")
                easing(curve.easing(stop), places)
            }
            ending("},")
        }
        ending("]},")
    }
}

extension Cursor {
    /// The most bytes that the start of a track takes.
    fileprivate static var longestTrackStart: Int { 2 * longestWord + 64 }
    /// The most bytes that a keyframe takes without its end.
    fileprivate static var longestKeyframe: Int { longestNumber + longestValue + 24 }

    /// Writes what is before the keyframes of a track.
    @inline(__always)
    fileprivate mutating func trackStart(_ property: Property, _ calculationMode: CalculationMode) {
        literal("{\"property\":\"")
        word(property.wireName)
        if calculationMode == .linear {
            literal("\",\"calculationMode\":\"linear\",\"keyframes\":[")
        } else {
            literal("\",\"calculationMode\":\"")
            word(calculationMode.wireName)
            literal("\",\"keyframes\":[")
        }
    }

    /// Writes a keyframe without its end.
    @inline(__always)
    fileprivate mutating func keyframe(
        _ time: Double, _ value: Components, of kind: Property.Kind, _ places: DecimalPlaces
    ) {
        // Most tracks run over the whole time.
        if time == 0 {
            literal("{\"time\":0,\"value\":")
        } else if time == 1 {
            literal("{\"time\":1,\"value\":")
        } else {
            literal("{\"time\":")
            number(time, digits: places.ratios)
            literal(",\"value\":")
        }
        self.value(value, of: kind, places)
    }
}
