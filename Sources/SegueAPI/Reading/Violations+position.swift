import SegueJSON
import SegueKit

enum PositionMember: Int, MemberName {
    case x, y, offset
    static let table = MemberTable<PositionMember>()
}

extension Violations {
    /// Where the picture lies in its box: the anchor of `position`, or `focus`; not both.
    ///
    /// - Parameter anchor: What the content mode says, for the coordinates that are missing.
    mutating func position(_ position: JSONValue?, focus: JSONValue?, anchor: Anchor) -> Position? {
        if let focus, position != nil {
            report(.notAllowed, at: focus, "must not be sent together with `position`, which it replaces")
        }
        if let focus { return point(focus, Limits.unit).map(Position.focused) }
        guard let members = members(of: position, as: PositionMember.self) else { return nil }
        let anchored = Anchor(
            x: number(members[.x], Limits.anchors) ?? anchor.x,
            y: number(members[.y], Limits.anchors) ?? anchor.y)
        return .anchored(anchored, offset: point(members[.offset], Limits.coordinates) ?? .zero)
    }
}
