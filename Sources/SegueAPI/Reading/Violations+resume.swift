import SegueJSON
import SegueKit

enum ResumeMember: Int, MemberName {
    case progress, velocity, reversed, elements
    static let table = MemberTable<ResumeMember>()
}

enum LayerStateMember: Int, MemberName {
    case window, image, frame, cornerRadii, fontScale, opacity
    static let table = MemberTable<LayerStateMember>()
}

extension Violations {
    /// A running transition: `progress` or `elements`, exactly one of them.
    mutating func resumption(_ value: JSONValue?) -> Resumption? {
        guard let members = members(of: value, as: ResumeMember.self) else { return nil }
        let elapsed = number(members[.progress], Limits.unit)
        let layers = layerStates(members[.elements])
        let velocity = number(members[.velocity], Limits.velocities)
        let isReversed = boolean(members[.reversed]) ?? false
        if members[.progress] != nil, let both = members[.elements] {
            report(.notAllowed, at: both, "must not be sent together with `progress`; choose one")
        } else if members[.progress] == nil, members[.elements] == nil {
            report(.required, member: "progress", of: members.object, "is required, or `elements`")
        }
        let state = elapsed.map(Resumption.State.elapsed) ?? layers.map(Resumption.State.layers)
        return state.map { Resumption($0, velocity: velocity, isReversed: isReversed) }
    }

    /// Layers as they are on screen, by name.
    private mutating func layerStates(_ value: JSONValue?) -> [LayerState]? {
        guard let object = object(value) else { return nil }
        guard object.count <= Limits.resumedLayers else {
            report(
                .outOfRange, at: object,
                "must have at most \(Limits.resumedLayers) members, has \(object.count)")
            return nil
        }
        reportDuplicates(in: object)
        return object.members.compactMap { key, value in key.string.flatMap { layerState(value, named: $0) } }
    }

    private mutating func layerState(_ value: JSONValue, named name: String) -> LayerState? {
        guard let members = members(of: value, as: LayerStateMember.self) else { return nil }
        let isPicture = name == "image"
        let window = rect(isPicture ? required(.window, of: members) : members[.window])
        let image = rect(isPicture ? required(.image, of: members) : members[.image])
        let frame = rect(members[.frame])
        var values = [(.window, window), (.image, image), (.frame, frame)].compactMap(Self.value)
        if let radius = cornerRadius(members[.cornerRadii]), let size = (window ?? frame)?.size {
            values.append(PropertyValue(.cornerRadii, radius.radii(for: size).limited(to: size)))
        }
        if let scale = number(members[.fontScale], Limits.fontScales) {
            values.append(PropertyValue(.fontScale, scale))
        }
        if let opacity = number(members[.opacity], Limits.unit) {
            values.append(PropertyValue(.opacity, opacity))
        }
        return LayerState(name: name, values: values)
    }

    private static func value(_ property: Property, _ rect: Rect?) -> PropertyValue? {
        rect.map { PropertyValue(property, $0) }
    }
}
