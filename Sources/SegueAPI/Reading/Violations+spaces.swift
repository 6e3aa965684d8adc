import SegueJSON
import SegueKit

/// The names of members among which are those that say where an element is.
protocol FrameMemberName: MemberName {
    static var frame: Self { get }
    static var space: Self { get }
    static var view: Self { get }
}

extension Violations {
    /// The frame of an element in the container's space: `frame`, which is in the `space` of a view or in the
    /// container's, or the bounds of a `view`. Nil where it is null and for what is reported.
    @inline(__always)
    mutating func frame<Name: FrameMemberName>(
        of members: Members<Name>, in surroundings: Surroundings
    ) -> Rect? {
        let (view, space) = (members[.view], members[.space])
        if view == nil, space == nil {
            let container = surroundings.container
            return nullableFrame(
                required(.frame, of: members), inWidth: container.size.width, container.layoutDirection)
        }
        return frame(members, view, space, surroundings)
    }

    /// A frame beside which the space of a view is named, or in whose place a view stands.
    @inline(never)
    private mutating func frame<Name: FrameMemberName>(
        _ members: Members<Name>, _ view: JSONValue?, _ space: JSONValue?, _ surroundings: Surroundings
    ) -> Rect? {
        if let view {
            return frame(of: view, beside: [members[.frame], space], in: surroundings.spaces)
        }
        let frame = required(.frame, of: members)
        return self.frame(frame, in: self.space(space, in: surroundings.spaces), surroundings)
    }

    private mutating func frame(
        _ value: JSONValue?, in space: ViewTree.Space?, _ surroundings: Surroundings
    ) -> Rect? {
        let width = space.flatMap { surroundings.spaces.bounds(of: $0)?.width } ?? 0
        let frame = nullableFrame(value, inWidth: width, surroundings.container.layoutDirection)
        guard let frame, let space, let value else { return nil }
        return checked(surroundings.spaces.frameInContainer(frame, of: space), at: value)
    }

    private mutating func frame(of view: JSONValue, beside others: [JSONValue?], in spaces: Spaces) -> Rect? {
        for case let other? in others {
            report(.notAllowed, at: other, "must not be sent together with `view`, which says where it is")
        }
        guard let space = space(view, in: spaces), let bounds = spaces.bounds(of: space) else { return nil }
        return checked(spaces.frameInContainer(bounds, of: space), at: view)
    }

    /// The space of the view that a string names.
    mutating func space(_ value: JSONValue?, in spaces: Spaces) -> ViewTree.Space? {
        guard let value, let id = name(value) else { return nil }
        switch spaces {
        case .unreadable: return nil
        case .none: report(.notAllowed, at: value, "must be the id of a view, but there are no `views`")
        case .views(let tree, _):
            if let space = tree.space(of: id) { return space }
            report(.notAllowed, at: value, "must be the id of one of the `views`, is \(value.described)")
        }
        return nil
    }

    /// A frame in the container, which must keep to the limits of those that are sent as such.
    private mutating func checked(_ frame: Rect?, at value: JSONValue) -> Rect? {
        guard let frame else { return nil }
        if Limits.coordinates.accepts(frame.x), Limits.coordinates.accepts(frame.y),
            Limits.lengths.accepts(frame.width), Limits.lengths.accepts(frame.height)
        {
            return frame
        }
        report(.outOfRange, at: value, "must lie within 1000000000 points of the container, and does not")
        return nil
    }
}
