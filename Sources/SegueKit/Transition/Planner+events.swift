extension Planner {
    /// Returns what a client does beside moving the layers: first it adds and hides, at the end it shows,
    /// removes and completes, in that order, so that no picture is missing for a frame.
    func events(for layers: [Layer], atMs end: Double) -> [Event] {
        var events: [Event] = []
        // Each layer is added and removed, and stands for a view at each end that is hidden and shown.
        events.reserveCapacity(6 * layers.count + 1)
        for index in layers.indices where layers[index].isTemporary {
            events.append(Event(timeMs: 0, .add(layer: layers[index].name)))
        }
        let hidden = events.count
        addHidden(of: layers, to: &events)
        for index in hidden..<events.count {
            guard case .hide(let view) = events[index].action else { continue }
            events.append(Event(timeMs: end, .show(view)))
        }
        for index in layers.indices where layers[index].isTemporary {
            events.append(Event(timeMs: end, .remove(layer: layers[index].name)))
        }
        events.append(Event(timeMs: end, .complete(finished: true)))
        return events
    }

    /// Hides the views that layers stand for, each once. A layer of an element stands for it at both ends.
    private func addHidden(of layers: [Layer], to events: inout [Event]) {
        for index in layers.indices where layers[index].hidesViews {
            guard let view = layers[index].view else { continue }
            guard let element = view.element else {
                events.append(Event(timeMs: 0, .hide(view)))
                continue
            }
            if layers[..<index].contains(where: { $0.hidesViews && $0.view?.element == element }) { continue }
            if hasView(named: element, in: scene.layouts.source) {
                events.append(Event(timeMs: 0, .hide(ViewReference(.source, element))))
            }
            if hasView(named: element, in: scene.layouts.destination) {
                events.append(Event(timeMs: 0, .hide(ViewReference(.destination, element))))
            }
        }
    }

    private func hasView(named name: String, in layout: Layout) -> Bool {
        name == "image" ? layout.image?.view != nil : layout.companions.contains { $0.name == name }
    }
}
