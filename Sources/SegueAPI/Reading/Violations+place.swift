import SegueJSON
import SegueKit

/// Where a view lies in its parent, and what of its own space is at its top left corner.
struct ViewPlace {
    var frame = Rect.zero
    var anchor = Anchor.center
    var contentOffset = Point.zero
}

extension Violations {
    /// The place of a view: a `frame`, or `bounds` with the `center` or the `position` of the anchor; exactly one.
    ///
    /// Nothing in particular for what is reported.
    mutating func place(of members: Members<ViewMember>) -> ViewPlace {
        let frame = rect(members[.frame])
        let bounds = rect(members[.bounds])
        let center = point(members[.center], Limits.coordinates)
        let position = point(members[.position], Limits.coordinates)
        let anchor = anchor(members[.anchor])
        checkPlace(of: members)
        let origin = bounds.map { Point(x: $0.x, y: $0.y) }
        let contentOffset = contentOffset(members[.contentOffset], origin: origin)
        if let frame { return ViewPlace(frame: frame, contentOffset: contentOffset) }
        guard let bounds, let position = position ?? center else { return ViewPlace() }
        let placed = Rect(size: bounds.size, anchor: anchor, at: position)
        return ViewPlace(frame: placed, anchor: anchor, contentOffset: contentOffset)
    }

    private mutating func anchor(_ value: JSONValue?) -> Anchor {
        point(value, Limits.anchors).map { Anchor(x: $0.x, y: $0.y) } ?? .center
    }

    /// Reports members that are missing, and those that say the place once more.
    private mutating func checkPlace(of members: Members<ViewMember>) {
        if members[.frame] != nil {
            return refuse([.bounds, .center, .position, .anchor], beside: .frame, of: members)
        }
        guard members[.bounds] != nil else {
            let isBegun = members[.center] != nil || members[.position] != nil || members[.anchor] != nil
            let name = isBegun ? "bounds" : "frame"
            let other = isBegun ? "frame" : "bounds"
            return report(.required, member: name, of: members.object, "is required, or `\(other)`")
        }
        if members[.center] != nil {
            refuse([.position, .anchor], beside: .center, of: members)
        } else if members[.position] == nil {
            report(
                .required, member: "center", of: members.object, "is required with `bounds`, or `position`")
        }
    }

    private mutating func refuse(
        _ others: [ViewMember], beside name: ViewMember, of members: Members<ViewMember>
    ) {
        for other in others {
            guard let value = members[other] else { continue }
            report(.notAllowed, at: value, "must not be sent together with `\(name)`, which says the place")
        }
    }

    /// What is at the top left corner: `contentOffset`, which is the same as the origin of the bounds.
    private mutating func contentOffset(_ value: JSONValue?, origin: Point?) -> Point {
        let offset = point(value, Limits.coordinates)
        guard let value, let offset, let origin else { return offset ?? origin ?? .zero }
        if origin != .zero, origin != offset {
            report(.notAllowed, at: value, "must be the origin of `bounds`, or that must be 0")
        }
        return offset
    }
}
