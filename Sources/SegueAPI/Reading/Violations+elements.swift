import SegueJSON
import SegueKit

enum ImageMember: Int, PictureViewMemberName, FrameMemberName {
    case frame, contentMode, position, focus, clips, cornerRadius, insets, maxUpscale, image, occludedBy
    case opacity, z, fontSize, lines, id, rounding, space, view, zoom
    static let table = MemberTable<ImageMember>()
}

enum CompanionMember: Int, FrameMemberName {
    case frame, cornerRadius, z, opacity, fontSize, lines, id, space, view
    static let table = MemberTable<CompanionMember>()
}

extension Violations {
    /// Names that layers have already; a companion of such a name could not be told from them.
    private static let layerNames = KeywordTable([
        "destinationScreen", "sourceScreen", "backdrop", "sourceImage", "destinationImage", "screen",
    ])

    /// Reads the elements of a layout into it: the picture, and what goes along with it.
    mutating func elements(
        _ value: JSONValue?, at end: End, in surroundings: Surroundings, into layout: inout Layout
    ) {
        guard let object = object(value) else { return }
        guard object.count <= Limits.elements else {
            report(
                .outOfRange, at: object, "must have at most \(Limits.elements) members, has \(object.count)")
            return
        }
        if object.count > 1 { reportDuplicates(in: object) }
        layout.companions.reserveCapacity(object.count)
        for (key, element) in object.members {
            if element.kind == .array {
                candidates(element, of: key, at: end, in: surroundings, into: &layout)
            } else if key.matches("image") {
                layout.image = image(element, at: end, in: surroundings)
            } else if let name = companionName(key, of: element) {
                if let companion = companion(element, named: name, in: surroundings) {
                    layout.companions.append(companion)
                }
            }
        }
    }

    mutating func companionName(_ key: JSONValue, of element: JSONValue) -> String? {
        guard let name = key.string else { return nil }
        if Self.layerNames.index(of: key) != nil {
            report(.notAllowed, at: element, "must not be the name of a layer; choose another name")
        } else if !Self.isNameLength(name) {
            let count = name.unicodeScalars.count
            report(
                .notAllowed, at: element,
                "must have a name of 1...\(Limits.nameLength) characters, has \(count)")
        } else {
            return name
        }
        return nil
    }

    /// Reads the element that shows the picture, and the bars over it; null is none.
    mutating func image(_ value: JSONValue, at end: End, in surroundings: Surroundings) -> ImageElement? {
        guard !value.isNull, let members = members(of: value, as: ImageMember.self) else { return nil }
        var view = pictureView(
            PictureViewMembers(of: members), frame: frame(of: members, in: surroundings),
            otherwise: Self.contentMode(at: end), surroundings.container.layoutDirection,
            scale: surroundings.container.scale)
        _ = (number(members[.z], Limits.coordinates), number(members[.fontSize], Limits.fontSizes))
        _ = integer(members[.lines], in: 1...1_000_000)
        let content = content(members[.zoom], in: view?.frame)
        view?.content = content
        let occluders = occluders(members[.occludedBy])
        return ImageElement(
            view: view, cornerRadius: members[.cornerRadius] == nil ? nil : view?.cornerRadius,
            picture: nullablePicture(members[.image]), opacity: number(members[.opacity], Limits.unit) ?? 1,
            occluders: occluders, id: name(members[.id]))
    }

    /// Cells are filled, viewers show the whole picture.
    private static func contentMode(at end: End) -> ContentMode {
        Ends(source: ContentMode.scaleAspectFill, destination: .scaleAspectFit)[end]
    }

    /// An element that goes along with the picture; nil where it is null, not measured or of size 0.
    mutating func companion(
        _ value: JSONValue, named name: String, in surroundings: Surroundings
    ) -> Companion? {
        guard !value.isNull, let members = members(of: value, as: CompanionMember.self) else { return nil }
        let frame = frame(of: members, in: surroundings)
        let radius = cornerRadius(members[.cornerRadius]) ?? .zero
        let z = number(members[.z], Limits.coordinates)
        let opacity = number(members[.opacity], Limits.unit) ?? 1
        let fontSize = number(members[.fontSize], Limits.fontSizes)
        let lines = integer(members[.lines], in: 1...1_000_000)
        let id = self.name(members[.id])
        guard let frame, !frame.size.isDegenerate else { return nil }
        return Companion(
            name: name, frame: frame, cornerRadius: radius, z: z, opacity: opacity, fontSize: fontSize,
            lines: lines, id: id)
    }
}
