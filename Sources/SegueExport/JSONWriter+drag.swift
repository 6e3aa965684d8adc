public import SegueJSON
public import SegueKit

extension JSONWriter {
    /// Writes the members `progress` and `layers` of an open object.
    public mutating func drag(_ dragged: DraggedTransition, _ places: DecimalPlaces) {
        name("progress")
        number(dragged.progress, digits: places.ratios)
        literal("\"layers\":[")
        for layer in dragged.layers { state(layer, places) }
        closeArray()
    }

    private mutating func state(_ layer: LayerState, _ places: DecimalPlaces) {
        literal("{\"name\":")
        string(layer.name)
        name("values")
        openObject()
        for value in layer.values {
            name(value.property.wireName)
            self.value(value, places)
        }
        closeObject()
        closeObject()
    }

    private mutating func value(_ value: PropertyValue, _ places: DecimalPlaces) {
        switch value.property.kind {
        case .rect: rect(Rect(components: value.components), digits: places.lengths)
        case .radii: cornerRadii(CornerRadii(components: value.components), digits: places.lengths)
        case .scalar: number(value.components.x, digits: places.ratios)
        }
    }
}
