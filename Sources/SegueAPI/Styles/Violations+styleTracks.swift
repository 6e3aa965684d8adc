import SegueExport
import SegueJSON
import SegueKit

enum StyleTrackMember: Int, MemberName {
    case property, calculationMode, from, keyframes
    static let table = MemberTable<StyleTrackMember>()
}

enum StyleKeyframeMember: Int, MemberName {
    case start, duration, to, easing
    static let table = MemberTable<StyleKeyframeMember>()
}

/// Which properties something that is drawn may have, and which it cannot be drawn without.
struct StyleProperties {
    var allowed: [Property]
    var required: [Property]

    static let companion = StyleProperties(
        allowed: [.frame, .cornerRadii, .fontScale, .opacity], required: [.frame])

    init(allowed: [Property], required: [Property] = []) {
        (self.allowed, self.required) = (allowed, required)
    }

    init(of kind: Layer.Kind) {
        switch kind {
        case .screen, .backdrop: self.init(allowed: [.opacity])
        case .image:
            self.init(allowed: [.window, .image, .cornerRadii, .opacity], required: [.window, .image])
        case .snapshot: self.init(allowed: [.frame, .cornerRadii, .opacity], required: [.frame])
        }
    }
}

extension Violations {
    /// Reads the tracks of a layer, each property at most once.
    ///
    /// - Parameter properties: Nil where they are not known, since the layer's kind has been reported.
    mutating func styleTracks(_ value: JSONValue?, _ properties: StyleProperties?) -> [StyleTrack] {
        guard let value, let elements = elements(of: value, count: 0...Limits.styleTracks) else { return [] }
        var tracks: [StyleTrack] = []
        let before = list.count
        for element in elements {
            guard let members = members(of: element, as: StyleTrackMember.self),
                let property = property(of: members, properties, beside: tracks)
            else { continue }
            tracks.append(styleTrack(members, property))
        }
        guard list.count == before else { return tracks }
        for property in properties?.required ?? [] where !tracks.contains(where: { $0.property == property })
        {
            report(.required, at: value, "must have a track of `\(property.wireText)`")
        }
        return tracks
    }

    private mutating func property(
        of members: Members<StyleTrackMember>, _ properties: StyleProperties?, beside others: [StyleTrack]
    ) -> Property? {
        guard let value = required(.property, of: members),
            let property = choice(value, of: Vocabularies.properties)
        else { return nil }
        if let properties, !properties.allowed.contains(property) {
            let names = properties.allowed.map { "`\($0.wireText)`" }.joined(separator: ", ")
            report(.notAllowed, at: value, "must be one of \(names) here, is `\(property.wireText)`")
        } else if others.contains(where: { $0.property == property }) {
            report(.notAllowed, at: value, "must be the property of one track, is here again")
        } else {
            return property
        }
        return nil
    }

    private mutating func styleTrack(
        _ members: Members<StyleTrackMember>, _ property: Property
    ) -> StyleTrack {
        let mode = choice(members[.calculationMode], of: Vocabularies.calculationModes)
        let course =
            members[.from] == nil
            ? travel(members[.keyframes]) : values(members, property)
        return StyleTrack(property, course, calculationMode: mode)
    }

    /// The way of what travels, which may have a part of the progress and an easing of its own.
    private mutating func travel(_ value: JSONValue?) -> Directional<StyleTrack.Course> {
        let phases = directional(value) { violations, value in
            violations.elements(of: value, count: 0...1)?.compactMap { violations.phase($0) }
        }
        return Directional { .travel(phases?[$0].first?[$0] ?? .whole) }
    }

    /// A part of the progress and an easing of its own.
    mutating func phase(_ value: JSONValue) -> Directional<Phase>? {
        guard let members = members(of: value, as: StyleKeyframeMember.self) else { return nil }
        if let to = members[.to] {
            report(.notAllowed, at: to, "must not be sent without the `from` of a track: this travels")
        }
        let start = directionalNumber(members[.start], Limits.unit) ?? .both(0)
        let duration = directionalNumber(members[.duration], Limits.unit) ?? .both(1)
        let easing = directionalEasing(members[.easing]) ?? .both(.linear)
        return Directional { direction in
            // What reaches past the end is cut off there, as of other keyframes.
            let most = 1 - start[direction]
            return Phase(
                start: start[direction], duration: min(duration[direction], most), easing: easing[direction])
        }
    }

    /// A number over others; geometry has none, as it depends on the layouts.
    private mutating func values(
        _ members: Members<StyleTrackMember>, _ property: Property
    ) -> Directional<StyleTrack.Course> {
        guard let rule = property.numbers else {
            if let from = members[.from] {
                report(
                    .notAllowed, at: from,
                    "must not be sent: `\(property.wireText)` travels from where it is to where it will be")
            }
            return .both(.travel(.whole))
        }
        let from = directionalNumber(members[.from], rule) ?? .both(0)
        let changes = directional(required(.keyframes, of: members)) { violations, value in
            violations.elements(of: value, count: 0...Limits.styleKeyframes)?
                .compactMap { violations.change($0, rule) }
        }
        return Directional { direction in
            .values(from: from[direction], changes?[direction].map { $0[direction] } ?? [])
        }
    }

    private mutating func change(
        _ value: JSONValue, _ rule: NumberRule
    ) -> Directional<RelativeKeyframe<Double>>? {
        guard let members = members(of: value, as: StyleKeyframeMember.self) else { return nil }
        let start = directionalNumber(members[.start], Limits.unit) ?? .both(0)
        let duration = directionalNumber(members[.duration], Limits.unit) ?? .both(1)
        let easing = directionalEasing(members[.easing]) ?? .both(.linear)
        guard let to = directionalNumber(required(.to, of: members), rule) else { return nil }
        return Directional {
            RelativeKeyframe(start: start[$0], duration: duration[$0], value: to[$0], easing: easing[$0])
        }
    }

    mutating func directionalEasing(_ value: JSONValue?) -> Directional<Easing>? {
        directional(value) { $0.pacing($1)?.easing }
    }
}

extension Property {
    /// The numbers that it may have in a style; nil for geometry.
    fileprivate var numbers: NumberRule? {
        switch self {
        case .opacity: Limits.unit
        case .fontScale: Limits.scales
        case .window, .image, .frame, .cornerRadii: nil
        }
    }
}
