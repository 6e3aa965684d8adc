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
        guard value?.isNull != true, let object = object(value) else { return }
        let members = Members<LayoutMember>(of: object, reportingTo: &self)
        elements(members[.elements], at: end, in: surroundings, into: &layout)
        if let screens = members[.screens] {
            self.screens(screens, of: members, at: end, in: surroundings, into: &layout)
        }
        if let color = members[.backgroundColor] { layout.backgroundColor = self.color(color) }
        if let isHidden = boolean(members[.hidden]) { layout.isHidden = isHidden }
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
        guard let object = object(value) else { return nil }
        let members = Members<ContainerMember>(of: object, reportingTo: &self)
        let width = requiredNumber(.width, of: members, Limits.positiveLengths)
        let height = requiredNumber(.height, of: members, Limits.positiveLengths)
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
