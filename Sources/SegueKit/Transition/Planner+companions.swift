/// A companion as one or both layouts have it.
struct CompanionPair {
    var name: String
    /// Its place among the companions of the source; nil where it is not there.
    var source: Int?
    /// Its place among the companions of the destination; nil where it is not there.
    var destination: Int?
    /// The order among companions; the source's word counts before the destination's.
    var z: Double

    static func isBelow(_ one: CompanionPair, _ other: CompanionPair) -> Bool {
        one.z == other.z ? one.name < other.name : one.z < other.z
    }
}

extension Planner {
    /// The companions of both layouts in the order they are drawn in.
    var companionPairs: [CompanionPair] {
        let (sources, destinations) = (scene.layouts.source.companions, scene.layouts.destination.companions)
        var pairs: [CompanionPair] = []
        pairs.reserveCapacity(sources.count + destinations.count)
        for (index, source) in sources.enumerated() {
            let other = destinations.firstIndex { $0.name == source.name }
            let z = source.z ?? other.flatMap { destinations[$0].z } ?? 0
            pairs.append(CompanionPair(name: source.name, source: index, destination: other, z: z))
        }
        for (index, lone) in destinations.enumerated()
        where !sources.contains(where: { $0.name == lone.name }) {
            pairs.append(CompanionPair(name: lone.name, source: nil, destination: index, z: lone.z ?? 0))
        }
        pairs.sort(by: CompanionPair.isBelow)
        return pairs
    }

    /// Returns a companion at both ends; where one end has none, it stays where the other end has it.
    func companions(_ pair: CompanionPair) -> Ends<Companion> {
        let source = pair.source.map { scene.layouts.source.companions[$0] }
        let destination = pair.destination.map { scene.layouts.destination.companions[$0] }
        guard let both = source ?? destination else {
            preconditionFailure("A pair has at least one companion")
        }
        return Ends(source: source ?? both, destination: destination ?? both)
    }

    func addLayers(for pair: CompanionPair, _ maker: TrackMaker, to layers: inout [Layer]) {
        let companions = companions(pair)
        if companions.reflow {
            let name = pair.name.prefix(1).uppercased() + pair.name.dropFirst()
            // A line break has no halfway, so the text of each end has a layer and the two cross-fade.
            for end in End.allCases {
                let tracks = style.companions.reflowing[end]
                let free = freeName("\(end)\(name)", beside: layers)
                layers.append(layer(free, pair.name, companions, from: end, tracks, maker))
            }
        } else {
            let end = pair.source == nil ? End.destination : .source
            layers.append(layer(pair.name, pair.name, companions, from: end, tracks(for: pair), maker))
        }
    }

    /// Returns a name of a layer that no other layer has, nor any companion whose layer is still to come.
    private func freeName(_ name: String, beside layers: [Layer]) -> String {
        let isTaken =
            layers.contains { $0.name == name }
            || End.allCases.contains { scene.layouts[$0].companions.contains { $0.name == name } }
        return isTaken ? freeName(name + "Text", beside: layers) : name
    }

    private func tracks(for pair: CompanionPair) -> [StyleTrack] {
        if pair.destination == nil { return style.companions.lone.source }
        return pair.source == nil ? style.companions.lone.destination : style.companions.travelling
    }

    private func layer(
        _ name: String, _ element: String, _ companions: Ends<Companion>, from end: End,
        _ tracks: [StyleTrack],
        _ maker: TrackMaker
    ) -> Layer {
        let view = drawnView(of: companions, from: end)
        return Layer(
            name: name, kind: .snapshot, view: ViewReference(end, element), isTemporary: true,
            hidesViews: style.companions.hidesViews,
            tracks: maker.tracks(tracks, of: view, from: end, .snapshot))
    }

    private func drawnView(of companions: Ends<Companion>, from end: End) -> DrawnView {
        let (source, destination) = (companions.source, companions.destination)
        var view = DrawnView()
        view.frame = Ends(source: snapped(source.frame), destination: snapped(destination.frame))
        if source.cornerRadius != .zero || destination.cornerRadius != .zero {
            view.frameRadii = Ends(source: frameRadii(of: source), destination: frameRadii(of: destination))
        }
        if let from = source.fontSize, let to = destination.fontSize, from != to {
            let own = end == .source ? from : to
            view.fontScale = Ends(source: from / own, destination: to / own)
        }
        view.opacity = Ends(source: source.opacity, destination: destination.opacity)
        return view
    }

    private func frameRadii(of companion: Companion) -> CornerRadii {
        companion.cornerRadius.radii(for: companion.frame.size).limited(to: snapped(companion.frame).size)
    }
}

extension Ends<Companion> {
    /// Whether its text breaks into other lines at the other end.
    var reflow: Bool {
        guard let lines = source.lines, let others = destination.lines else { return false }
        return lines != others
    }
}
