/// Where a companion is among those of the source and of the destination. Pairs are put in order, and handed on,
/// by their places, since the companions are large to move about.
enum CompanionPlaces {
    case both(source: Int, destination: Int)
    case source(Int)
    case destination(Int)

    /// Whether it is at the source too, and at the destination in a place.
    fileprivate func isBoth(at place: Int) -> Bool {
        if case .both(_, place) = self { true } else { false }
    }
}

extension Planner {
    /// The companions of both layouts in the order they are drawn in.
    var companionPairs: [CompanionPlaces] {
        let sources = scene.layouts.source.companions.span
        let destinations = scene.layouts.destination.companions.span
        guard sources.count + destinations.count > 0 else { return [] }
        var pairs: [CompanionPlaces] = []
        pairs.reserveCapacity(sources.count + destinations.count)
        for index in sources.indices {
            let other = Self.index(of: sources[index].name, in: destinations)
            add(other.map { .both(source: index, destination: $0) } ?? .source(index), to: &pairs)
        }
        for index in destinations.indices where !pairs.contains(where: { $0.isBoth(at: index) }) {
            add(.destination(index), to: &pairs)
        }
        return pairs
    }

    private static func index(of name: String, in companions: Span<Companion>) -> Int? {
        for index in companions.indices where companions[index].name.isSameName(as: name) { return index }
        return nil
    }

    /// Puts a pair where it belongs in the order.
    private func add(_ pair: CompanionPlaces, to pairs: inout [CompanionPlaces]) {
        var index = pairs.count
        while index > 0, isBelow(pair, pairs[index - 1]) { index -= 1 }
        pairs.append(pair)
        var last = pairs.count - 1
        while last > index {
            pairs.swapAt(last, last - 1)
            last -= 1
        }
    }

    private func isBelow(_ one: CompanionPlaces, _ other: CompanionPlaces) -> Bool {
        let (z, otherZ) = (z(of: one), z(of: other))
        return z == otherZ ? name(of: one).precedesName(name(of: other)) : z < otherZ
    }

    /// The order among companions; the source's word counts before the destination's.
    private func z(of places: CompanionPlaces) -> Double {
        let sources = scene.layouts.source.companions.span
        let destinations = scene.layouts.destination.companions.span
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

    /// - Parameter order: How many companions lie below.
    func addLayers(
        for places: CompanionPlaces, _ order: Int, _ maker: TrackMaker, to layers: inout OutputSpan<Layer>,
        _ view: inout DrawnView, _ tracks: inout [PropertyTrack]
    ) {
        let fixed = style.fixed.span
        var maker = maker
        maker.lag = min(1, fixed[0].companions.stagger * Double(order))
        let sources = scene.layouts.source.companions.span
        let destinations = scene.layouts.destination.companions.span
        let start = tracks.count
        switch places {
        case .both(let source, let destination):
            if Self.reflows(sources[source].lines, destinations[destination].lines) {
                addReflowing(source, destination, maker, to: &layers, &view, &tracks)
            } else {
                draw(sources, source, destinations, destination, from: .source, in: &view)
                maker.add(fixed[0].companions.travelling.span, of: &view, from: .source, to: &tracks)
                layers.append(layer(sources[source].name, .source, start..<tracks.count))
            }
        case .source(let index):
            draw(sources, index, sources, index, from: .source, in: &view)
            maker.add(fixed[0].companions.lone.source.span, of: &view, from: .source, to: &tracks)
            layers.append(layer(sources[index].name, .source, start..<tracks.count))
        case .destination(let index):
            draw(destinations, index, destinations, index, from: .destination, in: &view)
            maker.add(fixed[0].companions.lone.destination.span, of: &view, from: .destination, to: &tracks)
            layers.append(layer(destinations[index].name, .destination, start..<tracks.count))
        }
    }

    /// Whether a text breaks into other lines at the other end.
    private static func reflows(_ lines: Int?, _ others: Int?) -> Bool {
        guard let lines, let others else { return false }
        return lines != others
    }

    /// A line break has no halfway, so the text of each end has a layer and the two cross-fade.
    @inline(never)
    private func addReflowing(
        _ source: Int, _ destination: Int, _ maker: TrackMaker, to layers: inout OutputSpan<Layer>,
        _ view: inout DrawnView, _ tracks: inout [PropertyTrack]
    ) {
        let (sources, destinations) = (scene.layouts.source.companions, scene.layouts.destination.companions)
        let name = sources[source].name
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        for end in End.allCases {
            let (start, own) = (tracks.count, style.companions.reflowing[end])
            draw(sources.span, source, destinations.span, destination, from: end, in: &view)
            maker.add(own.span, of: &view, from: end, to: &tracks)
            var layer = layer(name, end, start..<tracks.count)
            layer.name = freeName("\(end)\(capitalized)", beside: layers.span)
            layers.append(layer)
        }
    }

    /// Returns a name of a layer that no other layer has, nor any companion whose layer is still to come.
    private func freeName(_ name: String, beside layers: Span<Layer>) -> String {
        let isTaken =
            layers.indices.contains { layers[$0].name.isSameName(as: name) }
            || End.allCases.contains { scene.layouts[$0].hasCompanion(named: name) }
        return isTaken ? freeName(name + "Text", beside: layers) : name
    }

    private func layer(_ element: String, _ end: End, _ places: Range<Int>) -> Layer {
        let fixed = style.fixed.span
        return Layer(
            name: element, kind: .snapshot, view: ViewReference(end, element),
            isTemporary: fixed[0].companions.isTemporary, hidesView: fixed[0].companions.hidesView,
            tracks: Tracks([], at: places))
    }

    /// Draws a companion.
    ///
    /// - Parameters:
    ///   - sources, source: The companion at the source, by its place; where there is none, that of the destination.
    ///   - destinations, destination: The companion at the destination, or else that of the source.
    ///   - end: The end that it is drawn from.
    private func draw(
        _ sources: Span<Companion>, _ source: Int, _ destinations: Span<Companion>, _ destination: Int,
        from end: End, in view: inout DrawnView
    ) {
        view.begin(
            opacity: Ends(source: sources[source].opacity, destination: destinations[destination].opacity))
        let (frame, other) = (sources[source].frame, destinations[destination].frame)
        view.set(.frame, Ends(source: snapped(frame), destination: snapped(other)))
        let (isRound, isOtherRound) = (sources[source].isRound, destinations[destination].isRound)
        if isRound || isOtherRound {
            view.set(
                .cornerRadii,
                Ends(
                    source: radii(sources[source].cornerRadius, of: frame),
                    destination: radii(destinations[destination].cornerRadius, of: other)))
        }
        if let from = sources[source].fontSize, let to = destinations[destination].fontSize, from != to {
            let own = end == .source ? from : to
            view.set(.fontScale, Ends(source: from / own, destination: to / own))
        }
    }

    /// The radii of a frame's corners as the request wants them.
    func radii(_ radius: CornerRadius, of frame: Rect) -> CornerRadii {
        radius.radii(for: frame.size).limited(to: snapped(frame).size)
    }
}
