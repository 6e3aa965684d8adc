import SegueJSON
import SegueKit

enum StyleMember: Int, MemberName {
    case name, origin, durationMs, delayMs, pacing, calculationMode, imageMotion, path, reverse
    case scaleInterpolation, containerTransform, layers, companions, fallback, cornerRadius
    static let table = MemberTable<StyleMember>()
}

enum StyleCornersMember: Int, MemberName {
    case source, destination
    static let table = MemberTable<StyleCornersMember>()
}

extension Violations {
    /// What a style of a request is called that has no name of its own.
    static let unnamedStyle = "custom"

    private static let styleNameCharacters = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".unicodeScalars)

    /// Reads a style; nil where something of it is reported.
    ///
    /// - Parameter companions: Those of a style that does not say what it does with them.
    mutating func style(_ value: JSONValue?, otherwise companions: StyleCompanions) -> TransitionStyle? {
        guard let members = members(of: value, as: StyleMember.self) else { return nil }
        let before = list.count
        let layers = styleLayers(
            required(.layers, of: members), of: Vocabularies.layerKinds, count: 1...Limits.styleLayers)
        let style = TransitionStyle(
            name: styleName(members[.name]) ?? Self.unnamedStyle, origin: origin(members[.origin]) ?? "",
            timing: timing(of: members),
            calculationMode: directionalChoice(
                members[.calculationMode], of: Vocabularies.calculationModes) ?? .both(.linear),
            imageMotion: directionalChoice(members[.imageMotion], of: Vocabularies.imageMotions)
                ?? .both(.morph),
            travel: travel(of: members),
            strategy: layers.contains(where: \.layer.drawsPicture) ? .zoom : .fade,
            layers: layers.map(\.layer), companions: styleCompanions(members[.companions]) ?? companions,
            fallback: fallback(members[.fallback], of: layers, areComplete: list.count == before),
            cornerRadius: styleCorners(members[.cornerRadius]),
            containerTransform: containerTransform(members[.containerTransform]))
        if list.count == before, let container = members[.containerTransform], !style.drawsPicture {
            report(.notAllowed, at: container, "must not be sent without a layer that is an `image`")
        }
        return list.count == before ? style : nil
    }

    /// A name that a URL has as it is.
    private mutating func styleName(_ value: JSONValue?) -> String? {
        guard let name = name(value), let value else { return nil }
        if name.unicodeScalars.allSatisfy(Self.styleNameCharacters.contains) { return name }
        report(
            .notAllowed, at: value,
            "must consist of the letters A to Z and a to z, digits, `-`, `_` and `.`, is \(value.described)")
        return nil
    }

    private mutating func origin(_ value: JSONValue?) -> String? {
        guard let text = string(value), let value else { return nil }
        let count = text.unicodeScalars.count
        if count <= Limits.originLength { return text }
        report(.outOfRange, at: value, "must be at most \(Limits.originLength) characters long, is \(count)")
        return nil
    }

    private mutating func timing(of members: Members<StyleMember>) -> Directional<Timing> {
        let pacing = directional(members[.pacing]) { $0.pacing($1) } ?? .both(Pacing(easing: .easeInOut))
        let takesItsTime = Direction.allCases.allSatisfy { pacing[$0].durationMs != nil }
        let given = takesItsTime ? members[.durationMs] : required(.durationMs, of: members)
        let duration = directionalNumber(given, Limits.times)
        let delay = directionalNumber(members[.delayMs], Limits.times) ?? .both(0)
        return Directional {
            // A spring takes its own time where no other is given.
            let own = pacing[$0].durationMs ?? 0
            return Timing(
                durationMs: duration?[$0] ?? own, delayMs: delay[$0], pacing: pacing[$0].easing)
        }
    }

    private mutating func travel(of members: Members<StyleMember>) -> Directional<Travel> {
        let path = directionalChoice(members[.path], of: Vocabularies.paths) ?? .both(.line)
        let reverse = directionalChoice(members[.reverse], of: Vocabularies.reverses) ?? .both(.retrace)
        let scale = directionalChoice(
            members[.scaleInterpolation], of: Vocabularies.scaleInterpolations)
        return Directional { direction in
            var travel = Travel()
            travel.path = path[direction]
            travel.reverse = reverse[direction]
            if let scale { travel.scaleInterpolation = scale[direction] }
            return travel
        }
    }

    private mutating func styleCorners(_ value: JSONValue?) -> Ends<CornerRadius> {
        guard let members = members(of: value, as: StyleCornersMember.self) else {
            return Ends(source: .zero, destination: .zero)
        }
        return Ends(
            source: cornerRadius(members[.source]) ?? .zero,
            destination: cornerRadius(members[.destination]) ?? .zero)
    }
}

extension StyleLayer {
    fileprivate var drawsPicture: Bool {
        if case .picture = content { true } else { false }
    }
}
