extension Transition {
    /// What a client does beside moving the layers: first it adds and hides, at the end it shows, removes and
    /// completes, in that order, so that no picture is missing for a frame.
    ///
    /// Only what a layer draws is hidden. The same element of a screen that is a layer needs no event: a screen is
    /// drawn without what other layers draw.
    public var events: [Event] {
        var events: [Event] = []
        forEachStep { step, index in
            let action = layers[index].action(step)
            if let action { events.append(Event(timeMs: step.isAtEnd ? timing.totalMs : 0, action)) }
        }
        return events + [Event(timeMs: timing.totalMs, .complete(finished: finishes))]
    }

    /// Calls `body` with what a client does with a layer, and the layer by its index, in the order of `events`. No
    /// event has to be made.
    @inlinable
    public func forEachStep(_ body: (_ step: Event.Step, _ index: Int) -> Void) {
        // A span lends its elements; an array would copy them.
        let layers = layers.span
        for index in layers.indices where layers[index].isTemporary { body(.add, index) }
        for index in layers.indices where layers[index].hidesItsView { body(.hide, index) }
        for index in layers.indices where layers[index].hidesItsView { body(.show, index) }
        for index in layers.indices where layers[index].isTemporary { body(.remove, index) }
    }
}

extension Layer {
    /// Nil where it has no view to hide.
    fileprivate func action(_ step: Event.Step) -> Event.Action? {
        switch step {
        case .add: .add(layer: name)
        case .remove: .remove(layer: name)
        case .hide: view.map(Event.Action.hide)
        case .show: view.map(Event.Action.show)
        }
    }
}
