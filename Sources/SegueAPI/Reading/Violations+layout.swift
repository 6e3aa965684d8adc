import SegueJSON
import SegueKit

enum LayoutMember: Int, MemberName {
    case elements, backgroundColor, hidden
    static let table = MemberTable<LayoutMember>()
}

enum ContainerMember: Int, MemberName {
    case width, height, scale, safeArea, layoutDirection, view
    static let table = MemberTable<ContainerMember>()
}

extension Violations {
    /// Reads a layout into an empty one; null is one without elements.
    mutating func layout(_ value: JSONValue?, at end: End, in spaces: Spaces, into layout: inout Layout) {
        guard value?.isNull != true, let members = members(of: value, as: LayoutMember.self) else { return }
        elements(members[.elements], at: end, in: spaces, into: &layout)
        layout.backgroundColor = color(members[.backgroundColor])
        layout.isHidden = boolean(members[.hidden]) ?? false
    }

    /// The container, whose `view` becomes that of `spaces`. Its safe area and layout direction are checked, but move nothing: frames are physical.
    mutating func container(_ value: JSONValue?, in spaces: inout Spaces) -> Container? {
        guard let members = members(of: value, as: ContainerMember.self) else { return nil }
        let width = number(required(.width, of: members), Limits.positiveLengths)
        let height = number(required(.height, of: members), Limits.positiveLengths)
        let scale = number(members[.scale], Limits.scales) ?? 1
        _ = (insets(members[.safeArea]), choice(members[.layoutDirection], of: Vocabularies.layoutDirections))
        if let view = members[.view] { container(view, in: &spaces) }
        guard let width, let height else { return nil }
        return Container(size: Size(width: width, height: height), scale: scale)
    }

    private mutating func container(_ view: JSONValue, in spaces: inout Spaces) {
        guard let space = space(view, in: spaces), case .views(let tree, _) = spaces else { return }
        spaces = .views(tree, container: space)
    }
}
