import SegueJSON
import SegueKit

enum PositionMember: Int, MemberName {
    case x, y, offset, leading
    static let table = MemberTable<PositionMember>()
}

extension Violations {
    /// Where the picture lies in its box: the anchor of `position`, or `focus`; not both.
    ///
    /// - Parameters:
    ///   - anchor: What the content mode says, for the coordinates that are missing.
    ///   - direction: Which side leads; nil where that is not known.
    mutating func position(
        _ position: JSONValue?, focus: JSONValue?, anchor: Anchor, _ direction: LayoutDirection?
    ) -> Position? {
        if let focus, position != nil {
            report(.notAllowed, at: focus, "must not be sent together with `position`, which it replaces")
        }
        if let focus { return point(focus, Limits.unit).map(Position.focused) }
        guard let members = members(of: position, as: PositionMember.self) else { return nil }
        let anchored = Anchor(
            x: horizontalAnchor(of: members, direction) ?? anchor.x,
            y: number(members[.y], Limits.anchors) ?? anchor.y)
        return .anchored(anchored, offset: point(members[.offset], Limits.coordinates) ?? .zero)
    }

    /// The anchor along the width: `x`, or counted from the leading side.
    private mutating func horizontalAnchor(
        of members: Members<PositionMember>, _ direction: LayoutDirection?
    ) -> Double? {
        let x = number(members[.x], Limits.anchors)
        guard let leading = members[.leading] else { return x }
        if members[.x] != nil {
            report(.notAllowed, at: leading, "must not be sent together with `x`, which it replaces")
        } else if direction == nil {
            report(.notAllowed, at: leading, "must not be sent where no container says which side leads")
        }
        return number(leading, Limits.anchors).map { direction?.share(leading: $0) ?? $0 }
    }
}
