import SegueExport
import SegueJSON
import SegueKit

/// A request for conversions, read and found right.
struct ConversionsRequest: Sendable {
    struct Item: Sendable {
        /// In the space that it comes from.
        var rect: Rect
        var source: ViewTree.Space
        var destination: ViewTree.Space
    }

    var tree: ViewTree
    var items: [Item]
    var places: DecimalPlaces
}

enum ConversionsMember: Int, MemberName {
    case views, items, precision
    static let table = MemberTable<ConversionsMember>()
}

enum ConversionMember: Int, MemberName {
    case rect, from, to
    static let table = MemberTable<ConversionMember>()
}

extension Violations {
    mutating func conversionsRequest(_ value: JSONValue) -> ConversionsRequest? {
        guard let members = members(of: value, as: ConversionsMember.self) else { return nil }
        let places = DecimalPlaces(lengths: integer(members[.precision], in: 0...9) ?? 4)
        let views = required(.views, of: members)
        let spaces = views == nil ? .unreadable : spaces(views)
        let elements = elements(of: required(.items, of: members), count: 0...Limits.items)
        let items = elements?.compactMap { conversion($0, in: spaces) }
        guard let items, case .views(let tree, _) = spaces else { return nil }
        return ConversionsRequest(tree: tree, items: items, places: places)
    }

    private mutating func conversion(_ value: JSONValue, in spaces: Spaces) -> ConversionsRequest.Item? {
        guard let members = members(of: value, as: ConversionMember.self) else { return nil }
        let rect = rect(members[.rect])
        let source = space(required(.from, of: members), in: spaces)
        let destination = space(required(.to, of: members), in: spaces)
        guard let source, let destination, let rect = rect ?? spaces.bounds(of: source) else { return nil }
        return ConversionsRequest.Item(rect: rect, source: source, destination: destination)
    }
}
