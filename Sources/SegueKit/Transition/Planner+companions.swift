/// A companion as one or both layouts have it.
struct CompanionPair {
    var name: String
    var source: Companion?
    var destination: Companion?

    /// The order among companions; the source's word counts before the destination's.
    var z: Double { source?.z ?? destination?.z ?? 0 }

    /// Whether its text breaks into other lines at the other end.
    var reflows: Bool {
        guard let lines = source?.lines, let others = destination?.lines else { return false }
        return lines != others
    }

    subscript(end: End) -> Companion? { Ends(source: source, destination: destination)[end] }
}

extension Planner {
    /// The companions of both layouts in the order they are drawn in.
    var companionPairs: [CompanionPair] {
        let (source, destination) = (scene.layouts.source, scene.layouts.destination)
        let shared = source.companions.map {
            CompanionPair(name: $0.name, source: $0, destination: destination.companion(named: $0.name))
        }
        let lone = destination.companions.filter { source.companion(named: $0.name) == nil }.map {
            CompanionPair(name: $0.name, source: nil, destination: $0)
        }
        return (shared + lone).sorted { ($0.z, $0.name) < ($1.z, $1.name) }
    }

    func companionLayers(_ maker: TrackMaker) -> [PlannedLayer] {
        style.companions.isEmpty ? [] : companionPairs.flatMap { layers(for: $0, maker) }
    }

    private func layers(for pair: CompanionPair, _ maker: TrackMaker) -> [PlannedLayer] {
        if pair.reflows { return reflowingLayers(for: pair, maker) }
        if pair.destination == nil {
            return [layer(pair.name, pair, .source, style.companions.lone.source, maker)]
        }
        if pair.source == nil {
            return [layer(pair.name, pair, .destination, style.companions.lone.destination, maker)]
        }
        return [layer(pair.name, pair, .source, style.companions.travelling, maker)]
    }

    /// A line break has no halfway, so the text of each end has a layer and the two cross-fade.
    private func reflowingLayers(for pair: CompanionPair, _ maker: TrackMaker) -> [PlannedLayer] {
        let name = pair.name.prefix(1).uppercased() + pair.name.dropFirst()
        return [
            layer("source\(name)", pair, .source, style.companions.reflowing.source, maker),
            layer("destination\(name)", pair, .destination, style.companions.reflowing.destination, maker),
        ]
    }

    private func layer(
        _ name: String, _ pair: CompanionPair, _ end: End, _ tracks: [StyleTrack], _ maker: TrackMaker
    ) -> PlannedLayer {
        let drawn = drawnCompanion(pair, from: end)
        let layer = Layer(
            name: name, kind: .snapshot, view: ViewReference(end, pair.name),
            tracks: tracks.compactMap { maker.track($0, of: drawn) })
        return PlannedLayer(layer: layer, isTemporary: true, hidesViews: style.companions.hidesViews)
    }

    private func drawnCompanion(_ pair: CompanionPair, from end: End) -> DrawnView {
        let source = pair.source ?? pair.destination
        let destination = pair.destination ?? pair.source
        guard let source, let destination else { return DrawnView() }
        let both = Ends(source: source, destination: destination)
        var drawn = DrawnView(drawnFrom: end)
        drawn.frame = both.map { snapped($0.frame) }
        let radii = both.map { $0.cornerRadius.radii(for: $0.frame.size).limited(to: $0.frame.size) }
        drawn.cornerRadii = radii == Ends(source: .zero, destination: .zero) ? nil : radii
        if let from = source.fontSize, let to = destination.fontSize, from != to {
            let own = end == .source ? from : to
            drawn.fontScale = Ends(source: from / own, destination: to / own)
        }
        drawn.opacity = both.map(\.opacity)
        return drawn
    }
}
