import SegueJSON
import SegueKit

enum FrameMember: Int, MemberName {
    case x, y, width, height, leading, trailing
    static let table = MemberTable<FrameMember>()
}

extension Violations {
    /// A frame in physical coordinates, or null where there is none.
    ///
    /// - Parameters:
    ///   - width: That of the space whose leading or trailing edge the frame may be counted from.
    ///   - direction: Which of its edges leads.
    @inline(never)
    mutating func nullableFrame(
        _ value: JSONValue?, inWidth width: Double, _ direction: LayoutDirection
    ) -> Rect? {
        guard let value, !value.isNull else { return nil }
        if let rect = plainRect(value, as: FrameMember.self) { return rect }
        return frame(of: value, inWidth: width, direction)
    }

    private mutating func frame(
        of value: JSONValue, inWidth width: Double, _ direction: LayoutDirection
    ) -> Rect? {
        guard let object = object(value) else { return nil }
        let members = Members<FrameMember>(of: object, reportingTo: &self)
        let isPhysical = members[.leading] == nil && members[.trailing] == nil
        let x =
            isPhysical
            ? requiredNumber(.x, of: members, Limits.coordinates)
            : left(of: members, inWidth: width, direction)
        let y = requiredNumber(.y, of: members, Limits.coordinates)
        let width = requiredNumber(.width, of: members, Limits.lengths)
        let height = requiredNumber(.height, of: members, Limits.lengths)
        guard let x, let y, let width, let height else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The left edge of a frame whose leading or trailing edge is given; its width is checked elsewhere.
    private mutating func left(
        of members: Members<FrameMember>, inWidth whole: Double, _ direction: LayoutDirection
    ) -> Double? {
        reportFurtherEdges(of: members)
        let width = members[.width]?.number ?? 0
        let leading = number(members[.leading], Limits.coordinates)
        let trailing = number(members[.trailing], Limits.coordinates)
        return leading.map { direction.x(leading: $0, width: width, in: whole) }
            ?? trailing.map { direction.x(trailing: $0, width: width, in: whole) }
    }

    /// Reports edges beyond the first: one and the width say it all.
    private mutating func reportFurtherEdges(of members: Members<FrameMember>) {
        let edges = [FrameMember.x, .leading, .trailing].filter { members[$0] != nil }
        for edge in edges.dropFirst() {
            guard let value = members[edge] else { continue }
            report(.notAllowed, at: value, "must not be sent together with `\(edges[0])`; choose one")
        }
    }
}
