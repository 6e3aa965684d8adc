/// A companion as one or both layouts have it.
struct CompanionPair {
    /// At both ends; where one end has none, it stays where the other end has it.
    var companions: Ends<Companion>
    var isAtSource: Bool
    var isAtDestination: Bool

    var name: String { companions.source.name }

    /// The order among companions; the source's word counts before the destination's.
    private var z: Double { companions.source.z ?? companions.destination.z ?? 0 }

    /// Whether its text breaks into other lines at the other end.
    var reflows: Bool {
        guard let lines = companions.source.lines, let others = companions.destination.lines else {
            return false
        }
        return lines != others
    }

    static func isBelow(_ one: CompanionPair, _ other: CompanionPair) -> Bool {
        one.z == other.z ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : one.z < other.z
    }
}

extension Planner {
    /// The companions of both layouts in the order they are drawn in.
    var companionPairs: [CompanionPair] {
        let (sources, destinations) = (scene.layouts.source.companions, scene.layouts.destination.companions)
        var pairs: [CompanionPair] = []
        pairs.reserveCapacity(sources.count + destinations.count)
        for source in sources {
            let other = destinations.first { $0.name.isSameName(as: source.name) }
            let companions = Ends(source: source, destination: other ?? source)
            pairs.add(
                CompanionPair(companions: companions, isAtSource: true, isAtDestination: other != nil))
        }
        for lone in destinations where !scene.layouts.source.hasCompanion(named: lone.name) {
            let companions = Ends(source: lone, destination: lone)
            pairs.add(CompanionPair(companions: companions, isAtSource: false, isAtDestination: true))
        }
        return pairs
    }

    func addLayers(for pair: CompanionPair, _ maker: TrackMaker, to layers: inout [Layer]) {
        if pair.reflows {
            let name = pair.name.prefix(1).uppercased() + pair.name.dropFirst()
            // A line break has no halfway, so the text of each end has a layer and the two cross-fade.
            for end in End.allCases {
                let tracks = style.companions.reflowing[end]
                let free = freeName("\(end)\(name)", beside: layers)
                layers.append(layer(free, pair.name, pair.companions, from: end, tracks, maker))
            }
        } else {
            let end = pair.isAtSource ? End.source : .destination
            layers.append(layer(pair.name, pair.name, pair.companions, from: end, tracks(for: pair), maker))
        }
    }

    /// Returns a name of a layer that no other layer has, nor any companion whose layer is still to come.
    private func freeName(_ name: String, beside layers: [Layer]) -> String {
        let isTaken =
            layers.contains { $0.name.isSameName(as: name) }
            || End.allCases.contains { scene.layouts[$0].hasCompanion(named: name) }
        return isTaken ? freeName(name + "Text", beside: layers) : name
    }

    private func tracks(for pair: CompanionPair) -> [StyleTrack] {
        if !pair.isAtDestination { return style.companions.lone.source }
        return pair.isAtSource ? style.companions.travelling : style.companions.lone.destination
    }

    private func layer(
        _ name: String, _ element: String, _ companions: Ends<Companion>, from end: End,
        _ tracks: [StyleTrack],
        _ maker: TrackMaker
    ) -> Layer {
        let view = drawnView(of: companions, from: end)
        return Layer(
            name: name, kind: .snapshot, view: ViewReference(end, element),
            isTemporary: style.companions.isTemporary,
            hidesView: style.companions.hidesView,
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

extension [CompanionPair] {
    /// Puts a pair where it belongs in the order. They are few, and large to move about, so none is moved twice.
    fileprivate mutating func add(_ pair: CompanionPair) {
        insert(pair, at: firstIndex { CompanionPair.isBelow(pair, $0) } ?? count)
    }
}
