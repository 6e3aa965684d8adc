import SegueJSON
import SegueKit

enum LayoutMember: Int, MemberName {
    case elements, backgroundColor, hidden, screens
    static let table = MemberTable<LayoutMember>()
}

enum ContainerMember: Int, MemberName {
    case width, height, scale, safeArea, layoutDirection, view
    static let table = MemberTable<ContainerMember>()
}

extension Violations {
    /// Reads a layout into an empty one; null is one without elements.
    mutating func layout(
        _ value: JSONValue?, at end: End, in surroundings: Surroundings, into layout: inout Layout
    ) {
        guard value?.isNull != true, let members = members(of: value, as: LayoutMember.self) else { return }
        elements(members[.elements], at: end, in: surroundings, into: &layout)
        if let screens = members[.screens] {
            self.screens(screens, of: members, at: end, in: surroundings, into: &layout)
        }
        layout.backgroundColor = color(members[.backgroundColor])
        layout.isHidden = boolean(members[.hidden]) ?? false
    }

    /// Reads a tree of screens, which stands in place of the elements: those of the one that takes part count.
    private mutating func screens(
        _ value: JSONValue, of members: Members<LayoutMember>, at end: End, in surroundings: Surroundings,
        into layout: inout Layout
    ) {
        if members[.elements] != nil {
            report(.notAllowed, at: value, "must not be sent together with `elements`, which it replaces")
        }
        if let tree = screenTree(value, at: end, in: surroundings) { layout = Layout(of: tree) }
    }

    /// The container, whose `view` becomes that of `spaces`. Its safe area is checked, but moves nothing.
    mutating func container(_ value: JSONValue?, in spaces: inout Spaces) -> Container? {
        guard let members = members(of: value, as: ContainerMember.self) else { return nil }
        let width = number(required(.width, of: members), Limits.positiveLengths)
        let height = number(required(.height, of: members), Limits.positiveLengths)
        let scale = number(members[.scale], Limits.scales) ?? 1
        _ = insets(members[.safeArea])
        let direction = choice(members[.layoutDirection], of: Vocabularies.layoutDirections)
        if let view = members[.view] { container(view, in: &spaces) }
        guard let width, let height else { return nil }
        return Container(
            size: Size(width: width, height: height), scale: scale,
            layoutDirection: direction ?? .leftToRight)
    }

    private mutating func container(_ view: JSONValue, in spaces: inout Spaces) {
        guard let space = space(view, in: spaces), case .views(let tree, _) = spaces else { return }
        spaces = .views(tree, container: space)
    }
}
