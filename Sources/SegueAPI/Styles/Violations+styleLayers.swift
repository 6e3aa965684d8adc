import SegueExport
import SegueJSON
import SegueKit

enum StyleLayerMember: Int, MemberName {
    case name, kind, of, color, played, temporary, hidesView, fit, opening, compositing, tracks
    static let table = MemberTable<StyleLayerMember>()
}

/// A layer of a style, and where it is in the document.
struct ReadLayer {
    var layer: StyleLayer
    var object: JSONValue
}

extension Violations {
    /// Reads the layers of a style, from the bottom up.
    ///
    /// - Parameter kinds: Those that may be among them.
    mutating func styleLayers(
        _ value: JSONValue?, of kinds: Vocabulary<Layer.Kind>, count: ClosedRange<Int>
    ) -> [ReadLayer] {
        guard let elements = elements(of: value, count: count) else { return [] }
        var layers: [ReadLayer] = []
        for element in elements {
            guard let layer = styleLayer(element, of: kinds) else { continue }
            reportName(of: layer, beside: layers)
            layers.append(layer)
        }
        return layers
    }

    private mutating func reportName(of layer: ReadLayer, beside others: [ReadLayer]) {
        let isTaken = others.contains { other in
            other.layer.name == layer.layer.name
                && Direction.allCases.contains { other.layer.isPlayed[$0] && layer.layer.isPlayed[$0] }
        }
        guard isTaken else { return }
        report(
            .notAllowed, member: "name", of: layer.object,
            "must be the name of one layer in each direction, is here again")
    }

    private mutating func styleLayer(_ value: JSONValue, of kinds: Vocabulary<Layer.Kind>) -> ReadLayer? {
        guard let members = members(of: value, as: StyleLayerMember.self) else { return nil }
        let before = list.count
        let name = name(required(.name, of: members))
        let kind = choice(required(.kind, of: members), of: kinds)
        let content = kind.flatMap { styleContent(members, $0) }
        let tracks = styleTracks(required(.tracks, of: members), kind.map(StyleProperties.init(of:)))
        let layer = StyleLayer(
            name ?? "", kind ?? .screen, of: content ?? .backgroundColor,
            isPlayed: directional(members[.played]) { $0.boolean($1) } ?? .both(true),
            isTemporary: boolean(members[.temporary]) ?? false,
            hidesView: boolean(members[.hidesView]) ?? false,
            fit: choice(members[.fit], of: Vocabularies.fits) ?? .stretch,
            opening: choice(members[.opening], of: Vocabularies.openings) ?? .picture,
            compositing: choice(members[.compositing], of: Vocabularies.compositings) ?? .over, tracks: tracks
        )
        if let kind { reportMembers(members, without: kind) }
        return list.count == before ? ReadLayer(layer: layer, object: value) : nil
    }

    /// What is drawn: a screen, the picture, or a colour.
    private mutating func styleContent(
        _ members: Members<StyleLayerMember>, _ kind: Layer.Kind
    ) -> StyleLayer.Content? {
        switch kind {
        case .backdrop: color(members[.color]).map { .color($0) } ?? .backgroundColor
        case .screen: choice(required(.of, of: members), of: Vocabularies.styleScreens)
        case .image, .snapshot: choice(required(.of, of: members), of: Vocabularies.stylePictures)
        }
    }

    /// Reports members that mean nothing to a kind of layer.
    private mutating func reportMembers(_ members: Members<StyleLayerMember>, without kind: Layer.Kind) {
        let owners: [(StyleLayerMember, [Layer.Kind])] = [
            (.of, [.screen, .image, .snapshot]), (.color, [.backdrop]), (.fit, [.snapshot]),
            (.opening, [.image]), (.compositing, [.image, .snapshot]),
            (.hidesView, [.screen, .image, .snapshot]),
        ]
        for (member, kinds) in owners where !kinds.contains(kind) {
            guard let value = members[member] else { continue }
            report(.notAllowed, at: value, "must not be sent of a layer that is a `\(kind.wireText)`")
        }
    }
}

extension Vocabularies {
    static let properties = Vocabulary<Property>()
    static let layerKinds = Vocabulary<Layer.Kind>()
    /// What is left where the picture cannot travel.
    static let fallbackKinds = Vocabulary<Layer.Kind>(["screen": .screen, "backdrop": .backdrop])
    static let fits = Vocabulary<StyleLayer.Fit>(["stretch": .stretch, "width": .width])
    static let openings = Vocabulary<StyleLayer.Opening>(["picture": .picture, "container": .container])
    static let compositings = Vocabulary<Layer.Compositing>(["over": .over, "additive": .additive])
    static let styleScreens = Vocabulary<StyleLayer.Content>([
        "source.screen": .screen(.source), "destination.screen": .screen(.destination),
    ])
    static let stylePictures = Vocabulary<StyleLayer.Content>([
        "source.image": .picture(.source), "destination.image": .picture(.destination),
    ])
}
