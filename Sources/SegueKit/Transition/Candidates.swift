/// An element that may be in several places on one screen, in order of preference.
public enum Candidates: Equatable, Sendable {
    case image([ImageElement])
    /// Of one name; nil for those that are not there.
    case companion(String, [Companion?])
}

/// Which candidate of an element a transition takes.
public struct TakenCandidate: Equatable, Sendable {
    /// The element's name; `image` for the picture.
    public var name: String
    public var index: Int
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
        let option = { (image: ImageElement) in
            Choice.Option(id: image.id, isSeen: image.isSeen(in: bounds), isThere: image.view != nil)
        }
        let chosen = Choice(sources.map(option), destinations.map(option))
        layouts.source.take(chosen.source, of: sources)
        layouts.destination.take(chosen.destination, of: destinations)
    }

    private mutating func chooseCompanions(named name: String) {
        let sources = layouts.source.companions(named: name)
        let destinations = layouts.destination.companions(named: name)
        let bounds = container.bounds
        let option = { (companion: Companion?) in
            Choice.Option(
                id: companion?.id, isSeen: companion?.frame.intersection(bounds) != nil,
                isThere: companion != nil)
        }
        let chosen = Choice(sources.map(option), destinations.map(option))
        layouts.source.take(chosen.source, of: sources, named: name)
        layouts.destination.take(chosen.destination, of: destinations, named: name)
    }
}

/// The candidates that are taken, by index; nil where there is none.
private struct Choice {
    struct Option {
        var id: String?
        var isSeen: Bool
        var isThere: Bool

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
            if case .companion(let name, _) = candidates { name } else { nil }
        }
    }

    fileprivate func companions(named name: String) -> [Companion?] {
        for case .companion(let other, let companions) in candidates where other.isSameName(as: name) {
            return companions
        }
        return companions.filter { $0.name.isSameName(as: name) }
    }

    fileprivate mutating func take(_ index: Int?, of images: [ImageElement]) {
        guard let index else { return }
        image = images[index]
        for case .image in candidates { taken.append(TakenCandidate(name: "image", index: index)) }
    }

    /// Has the companion in the place of any other of its name.
    fileprivate mutating func take(_ index: Int?, of others: [Companion?], named name: String) {
        guard let index else { return }
        companions.removeAll { $0.name.isSameName(as: name) }
        if let companion = others[index] { companions.append(companion) }
        if candidateNames.contains(where: { $0.isSameName(as: name) }) {
            taken.append(TakenCandidate(name: name, index: index))
        }
    }
}
