/// A companion as one or both layouts have it.
struct CompanionPair {
    /// At both ends; where one end has none, it stays where the other end has it.
    var companions: Ends<Companion>
    var places: CompanionPlaces

    var name: String { companions.source.name }

    /// Whether its text breaks into other lines at the other end.
    var reflows: Bool {
        guard let lines = companions.source.lines, let others = companions.destination.lines else {
            return false
        }
        return lines != others
    }
}

/// Where a companion is among those of the source and of the destination. Pairs are put in order by their
/// places, since the companions are large to move about.
enum CompanionPlaces {
    case both(source: Int, destination: Int)
    case source(Int)
    case destination(Int)
}

extension Planner {
    /// The companions of both layouts in the order they are drawn in.
    var companionPairs: [CompanionPlaces] {
        let (sources, destinations) = (scene.layouts.source.companions, scene.layouts.destination.companions)
        var pairs: [CompanionPlaces] = []
        pairs.reserveCapacity(sources.count + destinations.count)
        for index in sources.indices {
            let other = destinations.firstIndex { $0.name.isSameName(as: sources[index].name) }
            add(other.map { .both(source: index, destination: $0) } ?? .source(index), to: &pairs)
        }
        for index in destinations.indices
        where !scene.layouts.source.hasCompanion(named: destinations[index].name) {
            add(.destination(index), to: &pairs)
        }
        return pairs
    }

    /// Puts a pair where it belongs in the order.
    private func add(_ pair: CompanionPlaces, to pairs: inout [CompanionPlaces]) {
        var index = pairs.count
        pairs.append(pair)
        while index > 0, isBelow(pair, pairs[index - 1]) {
            pairs.swapAt(index, index - 1)
            index -= 1
        }
    }

    private func isBelow(_ one: CompanionPlaces, _ other: CompanionPlaces) -> Bool {
        let (z, otherZ) = (z(of: one), z(of: other))
        return z == otherZ ? name(of: one).precedesName(name(of: other)) : z < otherZ
    }

    /// The order among companions; the source's word counts before the destination's.
    private func z(of places: CompanionPlaces) -> Double {
        let (sources, destinations) = (scene.layouts.source.companions, scene.layouts.destination.companions)
        return switch places {
        case .both(let source, let destination): sources[source].z ?? destinations[destination].z ?? 0
        case .source(let index): sources[index].z ?? 0
        case .destination(let index): destinations[index].z ?? 0
        }
    }

    private func name(of places: CompanionPlaces) -> String {
        switch places {
        case .both(let index, _), .source(let index): scene.layouts.source.companions[index].name
        case .destination(let index): scene.layouts.destination.companions[index].name
        }
    }

    /// Returns the companions that are at places.
    func pair(at places: CompanionPlaces) -> CompanionPair {
        let (sources, destinations) = (scene.layouts.source.companions, scene.layouts.destination.companions)
        let companions =
            switch places {
            case .both(let source, let destination):
                Ends(source: sources[source], destination: destinations[destination])
            case .source(let index): Ends(source: sources[index], destination: sources[index])
            case .destination(let index):
                Ends(source: destinations[index], destination: destinations[index])
            }
        return CompanionPair(companions: companions, places: places)
    }

    /// - Parameter order: How many companions lie below.
    func addLayers(for pair: CompanionPair, _ order: Int, _ maker: TrackMaker, to layers: inout [Layer]) {
        var maker = maker
        maker.lag = min(1, style.companions.stagger * Double(order))
        if pair.reflows {
            let name = pair.name.prefix(1).uppercased() + pair.name.dropFirst()
            // A line break has no halfway, so the text of each end has a layer and the two cross-fade.
            for end in End.allCases {
                let tracks = style.companions.reflowing[end]
                let free = freeName("\(end)\(name)", beside: layers)
                layers.append(layer(free, pair.name, pair.companions, from: end, tracks, maker))
            }
        } else {
            let (end, tracks) = course(of: pair.places)
            layers.append(layer(pair.name, pair.name, pair.companions, from: end, tracks, maker))
        }
    }

    /// Returns a name of a layer that no other layer has, nor any companion whose layer is still to come.
    private func freeName(_ name: String, beside layers: [Layer]) -> String {
        let isTaken =
            layers.contains { $0.name.isSameName(as: name) }
            || End.allCases.contains { scene.layouts[$0].hasCompanion(named: name) }
        return isTaken ? freeName(name + "Text", beside: layers) : name
    }

    /// The end that a companion is drawn from, and how it changes.
    private func course(of places: CompanionPlaces) -> (End, [StyleTrack]) {
        switch places {
        case .both: (.source, style.companions.travelling)
        case .source: (.source, style.companions.lone.source)
        case .destination: (.destination, style.companions.lone.destination)
        }
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
            tracks: maker.tracks(tracks, of: view, from: end))
    }

    private func drawnView(of ends: Ends<Companion>, from end: End) -> DrawnView {
        var view = DrawnView(
            opacity: Ends(source: ends.source.opacity, destination: ends.destination.opacity))
        let (frame, other) = (ends.source.frame, ends.destination.frame)
        view.frame = Ends(source: snapped(frame), destination: snapped(other)).components
        if ends.source.cornerRadius != .zero || ends.destination.cornerRadius != .zero {
            view.cornerRadii =
                Ends(
                    source: radii(ends.source.cornerRadius, of: frame),
                    destination: radii(ends.destination.cornerRadius, of: other)
                ).components
        }
        if let from = ends.source.fontSize, let to = ends.destination.fontSize, from != to {
            let own = end == .source ? from : to
            view.fontScale = Ends(source: from / own, destination: to / own).components
        }
        return view
    }

    /// The radii of a frame's corners as the request wants them.
    func radii(_ radius: CornerRadius, of frame: Rect) -> CornerRadii {
        radius.radii(for: frame.size).limited(to: snapped(frame).size)
    }
}
