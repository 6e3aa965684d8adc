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
        /// The mode to switch to.
        var target: Target
    }

    /// A content mode to switch to: its name, its meaning, and how it moves pictures onto device pixels.
    struct Target: Sendable {
        var name = "scaleAspectFill"
        var mode = ContentMode.scaleAspectFill
        var rounding: Rounding?
    }

    var items: [Item]
    var places: DecimalPlaces
}

enum RectsMember: Int, MemberName {
    case items, precision, scale
    static let table = MemberTable<RectsMember>()
}

enum ItemMember: Int, PictureViewMemberName {
    case image, frame, contentMode, position, focus, clips, insets, maxUpscale, occludedBy, cornerRadius
    case correctedFor, rounding
    static let table = MemberTable<ItemMember>()
}

extension Violations {
    mutating func rectsRequest(_ value: JSONValue) -> RectsRequest? {
        guard let members = members(of: value, as: RectsMember.self) else { return nil }
        let places = DecimalPlaces(lengths: integer(members[.precision], in: 0...9) ?? 4)
        let scale = number(members[.scale], Limits.scales) ?? 1
        let elements = elements(of: required(.items, of: members), count: 0...Limits.items)
        guard let elements else { return nil }
        return RectsRequest(items: elements.compactMap { item($0, scale: scale) }, places: places)
    }

    /// - Parameter scale: Device pixels per point.
    private mutating func item(_ value: JSONValue, scale: Double) -> RectsRequest.Item? {
        guard let members = members(of: value, as: ItemMember.self) else { return nil }
        let picture = nullablePicture(required(.image, of: members))
        let frame = nullableRect(required(.frame, of: members))
        var view = PictureView(frame: frame ?? .zero)
        readPictureView(members, nil, scale: scale, into: &view)
        return RectsRequest.Item(
            picture: picture, view: frame == nil ? nil : view,
            occluders: members[.occludedBy].map { occluders($0) } ?? [],
            target: target(members, scale: scale))
    }

    private mutating func target(_ members: Members<ItemMember>, scale: Double) -> RectsRequest.Target {
        guard let name = members[.correctedFor], let named = contentMode(name) else { return .init() }
        // What else it may be has been reported with the view.
        let isRounded = members[.rounding]?.matches("platform") == true
        return RectsRequest.Target(
            name: name.string ?? "", mode: named.mode,
            rounding: isRounded ? named.rounding(toScale: scale) : nil)
    }
}
