import SegueJSON
import SegueKit

extension JSONWriter {
    mutating func samples(_ samples: Samples, _ places: DecimalPlaces) {
        openObject()
        if let tolerance = samples.tolerance {
            name("tolerance")
            number(tolerance, digits: places.ratios)
        }
        literal("\"timesMs\":[")
        for time in samples.timesMs { number(time, digits: places.ratios) }
        closeArray()
        literal("\"layers\":[")
        for layer in samples.layers { sampledLayer(layer, places) }
        closeArray()
        closeObject()
    }

    private mutating func sampledLayer(_ layer: Samples.Layer, _ places: DecimalPlaces) {
        literal("{\"name\":")
        string(layer.name)
        literal("\"tracks\":[")
        for track in layer.tracks {
            literal("{\"property\":")
            keyword(track.property.wireName)
            literal("\"values\":[")
            values(track.values, places)
            closeArray()
            closeObject()
        }
        closeArray()
        closeObject()
    }

    private mutating func values(_ values: Samples.Values, _ places: DecimalPlaces) {
        switch values {
        case .scalars(let scalars): for scalar in scalars { number(scalar, digits: places.ratios) }
        case .rects(let rects): for rect in rects { self.rect(rect, digits: places.lengths) }
        case .radii(let radii): for radii in radii { cornerRadii(radii, digits: places.lengths) }
        }
    }
}
