import SegueExport
import SegueJSON
import SegueKit

/// A request for placements, read and found right.
struct RectsRequest: Sendable {
    struct Item: Sendable {
        var picture: Picture?
        var view: PictureView?
        /// Bars that cover the view.
        var occluders: [Rect]
        /// The name and the meaning of the mode to switch to.
        var correctedFor: (name: String, mode: ContentMode)
    }

    var items: [Item]
    var places: DecimalPlaces
}

enum RectsMember: Int, MemberName {
    case items, precision
    static let table = MemberTable<RectsMember>()
}

enum ItemMember: Int, PictureViewMemberName {
    case image, frame, contentMode, position, focus, clips, insets, maxUpscale, occludedBy, cornerRadius
    case correctedFor
    static let table = MemberTable<ItemMember>()
}

extension Violations {
    mutating func rectsRequest(_ value: JSONValue) -> RectsRequest? {
        guard let members = members(of: value, as: RectsMember.self) else { return nil }
        let places = DecimalPlaces(lengths: integer(members[.precision], in: 0...9) ?? 4)
        let elements = elements(of: required(.items, of: members), count: 0...Limits.items)
        guard let elements else { return nil }
        return RectsRequest(items: elements.compactMap { item($0) }, places: places)
    }

    private mutating func item(_ value: JSONValue) -> RectsRequest.Item? {
        guard let members = members(of: value, as: ItemMember.self) else { return nil }
        let picture = nullablePicture(required(.image, of: members))
        let frame = nullableRect(required(.frame, of: members))
        let view = pictureView(PictureViewMembers(of: members), frame: frame, otherwise: .scaleAspectFill)
        return RectsRequest.Item(
            picture: picture, view: view, occluders: occluders(members[.occludedBy]),
            correctedFor: correctedFor(members[.correctedFor]))
    }

    private mutating func correctedFor(_ value: JSONValue?) -> (name: String, mode: ContentMode) {
        let modes = Vocabularies.contentModes
        guard let index = keyword(value, in: modes.keywords) else {
            return ("scaleAspectFill", .scaleAspectFill)
        }
        return (modes.keywords.names[index], modes.values[index])
    }
}
