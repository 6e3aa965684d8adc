/// An element that may be in several places on one screen, in order of preference.
public enum Candidates: Equatable, Sendable {
    case image([ImageElement])
    /// Of one name; at least one.
    case companion([Companion])
}

extension Scene {
    /// Takes one candidate of each element that has several.
    ///
    /// The first two that can be seen and have equal ids are the pair. Where there are none, each end takes its
    /// first one that can be seen, or else the first one that is there at all: the transition then says why it
    /// cannot be played.
    public mutating func chooseCandidates() {
        guard !layouts.source.candidates.isEmpty || !layouts.destination.candidates.isEmpty else { return }
        chooseImages()
        let names = End.allCases.flatMap { layouts[$0].candidateNames }
        for (index, name) in names.enumerated()
        where !names[..<index].contains(where: { $0.isSameName(as: name) }) {
            chooseCompanions(named: name)
        }
        layouts.source.candidates = []
        layouts.destination.candidates = []
    }

    private mutating func chooseImages() {
        let (sources, destinations) = (layouts.source.images, layouts.destination.images)
        let bounds = container.bounds
        let chosen = Choice(
            sources.map { Choice.Option(id: $0.id, isSeen: $0.isSeen(in: bounds), isThere: $0.view != nil) },
            destinations.map {
                Choice.Option(id: $0.id, isSeen: $0.isSeen(in: bounds), isThere: $0.view != nil)
            })
        layouts.source.image = chosen.source.map { sources[$0] }
        layouts.destination.image = chosen.destination.map { destinations[$0] }
    }

    private mutating func chooseCompanions(named name: String) {
        let sources = layouts.source.companions(named: name)
        let destinations = layouts.destination.companions(named: name)
        let bounds = container.bounds
        let chosen = Choice(
            sources.map { Choice.Option(id: $0.id, isSeen: $0.frame.intersection(bounds) != nil) },
            destinations.map { Choice.Option(id: $0.id, isSeen: $0.frame.intersection(bounds) != nil) })
        layouts.source.take(chosen.source.map { sources[$0] }, named: name)
        layouts.destination.take(chosen.destination.map { destinations[$0] }, named: name)
    }
}

/// The candidates that are taken, by index; nil where there is none.
private struct Choice {
    struct Option {
        var id: String?
        var isSeen: Bool
        var isThere = true

        /// Ids are compared as names are.
        func hasID(of other: Option) -> Bool {
            guard let id, let otherID = other.id else { return false }
            return id.isSameName(as: otherID)
        }
    }

    let source: Int?
    let destination: Int?

    init(_ sources: [Option], _ destinations: [Option]) {
        for (index, option) in sources.enumerated() where option.isSeen {
            let other = destinations.firstIndex { $0.isSeen && $0.hasID(of: option) }
            guard let other else { continue }
            (source, destination) = (index, other)
            return
        }
        (source, destination) = (Self.best(of: sources), Self.best(of: destinations))
    }

    private static func best(of options: [Option]) -> Int? {
        options.firstIndex(where: \.isSeen) ?? options.firstIndex(where: \.isThere) ?? options.indices.first
    }
}

extension ImageElement {
    /// Whether any of its view can be seen.
    fileprivate func isSeen(in bounds: Rect) -> Bool {
        guard let view, !view.contentBox.size.isDegenerate else { return false }
        return occluders.reduce(view.frame.intersection(bounds)) { $0?.cut(by: $1) } != nil
    }
}

extension Layout {
    fileprivate var images: [ImageElement] {
        for case .image(let images) in candidates { return images }
        return image.map { [$0] } ?? []
    }

    fileprivate var candidateNames: [String] {
        candidates.compactMap { candidates in
            if case .companion(let companions) = candidates { companions.first?.name } else { nil }
        }
    }

    fileprivate func companions(named name: String) -> [Companion] {
        for case .companion(let companions) in candidates
        where companions.first?.name.isSameName(as: name) == true { return companions }
        return companions.filter { $0.name.isSameName(as: name) }
    }

    /// Has the companion in the place of any other of its name.
    fileprivate mutating func take(_ companion: Companion?, named name: String) {
        companions.removeAll { $0.name.isSameName(as: name) }
        if let companion { companions.append(companion) }
    }
}
