extension Planner {
    /// Returns what a client does beside moving the layers: first it adds and hides, at the end it shows,
    /// removes and completes, in that order, so that no picture is missing for a frame.
    func events(for plan: [PlannedLayer], atMs end: Double) -> [Event] {
        let temporary = plan.filter(\.isTemporary).map(\.layer.name)
        let hidden = hiddenViews(for: plan)
        var events = temporary.map { Event(timeMs: 0, .add(layer: $0)) }
        events += hidden.map { Event(timeMs: 0, .hide($0)) }
        events += hidden.map { Event(timeMs: end, .show($0)) }
        events += temporary.map { Event(timeMs: end, .remove(layer: $0)) }
        events.append(Event(timeMs: end, .complete(finished: true)))
        return events
    }

    /// The views that layers stand for, each once. A layer of an element stands for it at both ends.
    private func hiddenViews(for plan: [PlannedLayer]) -> [ViewReference] {
        var hidden: [ViewReference] = []
        for planned in plan where planned.hidesViews {
            guard let view = planned.layer.view else { continue }
            let views = view.element.map(views(named:)) ?? [view]
            hidden += views.filter { !hidden.contains($0) }
        }
        return hidden
    }

    private func views(named name: String) -> [ViewReference] {
        End.allCases.filter { end in
            let layout = scene.layouts[end]
            return name == "image" ? layout.image?.view != nil : layout.companion(named: name) != nil
        }.map { ViewReference($0, name) }
    }
}
