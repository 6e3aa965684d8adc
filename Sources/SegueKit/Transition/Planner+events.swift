extension Planner {
    /// Returns what a client does beside moving the layers: first it adds and hides, at the end it shows,
    /// removes and completes, in that order, so that no picture is missing for a frame.
    ///
    /// Only what a layer draws is hidden. The same element of a screen that is a layer needs no event: a screen
    /// is drawn without what other layers draw.
    func events(for layers: [Layer], atMs end: Double) -> [Event] {
        var events: [Event] = []
        events.reserveCapacity(4 * layers.count + 1)
        for layer in layers where layer.isTemporary {
            events.append(Event(timeMs: 0, .add(layer: layer.name)))
        }
        for layer in layers where layer.hidesView {
            if let view = layer.view { events.append(Event(timeMs: 0, .hide(view))) }
        }
        for layer in layers where layer.hidesView {
            if let view = layer.view { events.append(Event(timeMs: end, .show(view))) }
        }
        for layer in layers where layer.isTemporary {
            events.append(Event(timeMs: end, .remove(layer: layer.name)))
        }
        events.append(Event(timeMs: end, .complete(finished: true)))
        return events
    }
}
