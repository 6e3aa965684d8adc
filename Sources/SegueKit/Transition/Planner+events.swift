extension Planner {
    /// Returns what a client does beside moving the layers: first it adds and hides, at the end it shows,
    /// removes and completes, in that order, so that no picture is missing for a frame.
    ///
    /// Only what a layer draws is hidden. The same element of a screen that is a layer needs no event: a screen
    /// is drawn without what other layers draw.
    func events(for layers: [Layer], atMs end: Double) -> [Event] {
        // A span lends its elements; an array would copy them.
        let layers = layers.span
        return [Event](building: 4 * layers.count + 1) { events in
            for index in layers.indices where layers[index].isTemporary {
                events.append(Event(timeMs: 0, .add(layer: layers[index].name)))
            }
            for index in layers.indices where layers[index].hidesView {
                if let view = layers[index].view { events.append(Event(timeMs: 0, .hide(view))) }
            }
            for index in layers.indices where layers[index].hidesView {
                if let view = layers[index].view { events.append(Event(timeMs: end, .show(view))) }
            }
            for index in layers.indices where layers[index].isTemporary {
                events.append(Event(timeMs: end, .remove(layer: layers[index].name)))
            }
            events.append(Event(timeMs: end, .complete(finished: true)))
        }
    }
}
