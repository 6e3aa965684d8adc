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
        if object.count > 1 {
            reportDuplicates(in: object)
            layout.companions.reserveCapacity(object.count)
        }
        for (key, element) in object.members {
            if element.kind == .array {
                candidates(element, of: key, at: end, in: surroundings, into: &layout)
            } else if key.matches("image") {
                layout.placeImage { readImage(element, at: end, in: surroundings, into: &$0) }
            } else if let name = companionName(key, of: element) {
                layout.companions.append(Companion(name: name, frame: .zero))
                let last = layout.companions.count - 1
                if !readCompanion(element, in: surroundings, into: &layout.companions[last]) {
                    layout.companions.removeLast()
                }
            }
        }
    }

    mutating func companionName(_ key: JSONValue, of element: JSONValue) -> String? {
        guard let utf8 = key.utf8 else { return nil }
        if Self.layerNames.index(of: key) != nil {
            report(.notAllowed, at: element, "must not be the name of a layer; choose another name")
        } else if !Self.isNameLength(utf8) {
            let count = Self.scalarCount(of: utf8)
            report(
                .notAllowed, at: element,
                "must have a name of 1...\(Limits.nameLength) characters, has \(count)")
        } else {
            return key.string
        }
        return nil
    }

    /// Reads the element that shows the picture, and the bars over it, into one that nothing is said of. False where
    /// there is none.
    mutating func readImage(
        _ value: JSONValue, at end: End, in surroundings: Surroundings, into image: inout ImageElement
    ) -> Bool {
        guard !value.isNull, let object = object(value) else { return false }
        let members = Members<ImageMember>(of: object, reportingTo: &self)
        let frame = frame(of: members, in: surroundings)
        var cornerRadius: CornerRadius?
        image.placeView { view in
            readView(members, at: end, in: surroundings, into: &view)
            if let zoom = members[.zoom] { view.content = content(zoom, in: frame) }
            guard let frame else { return false }
            view.frame = frame
            if members[.cornerRadius] != nil { cornerRadius = view.cornerRadius }
            return true
        }
        if let cornerRadius { image.cornerRadius = cornerRadius }
        if let bars = members[.occludedBy] { image.occluders = occluders(bars) }
        if let picture = members[.image] { image.picture = nullablePicture(picture) }
        if let opacity = number(members[.opacity], Limits.unit) { image.opacity = opacity }
        if let id = members[.id] { image.id = name(id) }
        return true
    }

    /// Reads how the picture is drawn, and what only companions make use of.
    private mutating func readView(
        _ members: Members<ImageMember>, at end: End, in surroundings: Surroundings,
        into view: inout PictureView
    ) {
        // Cells are filled, viewers show the whole picture.
        view.contentMode = end == .source ? .scaleAspectFill : .scaleAspectFit
        readPictureView(
            members, surroundings.container.layoutDirection, scale: surroundings.container.scale, into: &view)
        _ = (number(members[.z], Limits.coordinates), number(members[.fontSize], Limits.fontSizes))
        _ = integer(members[.lines], in: 1...1_000_000)
    }

    /// Reads an element that goes along with the picture into a companion that has its name. False where there is
    /// none: it is null, not measured or of size 0.
    mutating func readCompanion(
        _ value: JSONValue, in surroundings: Surroundings, into companion: inout Companion
    ) -> Bool {
        guard !value.isNull, let object = object(value) else { return false }
        let members = Members<CompanionMember>(of: object, reportingTo: &self)
        let frame = frame(of: members, in: surroundings)
        if let radius = cornerRadius(members[.cornerRadius]) { companion.cornerRadius = radius }
        if let z = number(members[.z], Limits.coordinates) { companion.z = z }
        if let opacity = number(members[.opacity], Limits.unit) { companion.opacity = opacity }
        if let size = number(members[.fontSize], Limits.fontSizes) { companion.fontSize = size }
        if let lines = integer(members[.lines], in: 1...1_000_000) { companion.lines = lines }
        if let id = members[.id] { companion.id = name(id) }
        guard let frame, !frame.size.isDegenerate else { return false }
        companion.frame = frame
        return true
    }
}
