import SegueJSON
import SegueKit

enum ScreenMember: Int, MemberName {
    case type, id, selected, participant, elements, children, presented
    static let table = MemberTable<ScreenMember>()
}

extension Vocabularies {
    static let screenTypes = Vocabulary<Screen.Kind>([
        "tab": .tab, "navigation": .navigation, "nav": .navigation, "split": .split, "page": .page,
        "pager": .page, "container": .container, "screen": .screen,
    ])
}

/// Calls itself for what a screen holds, which the limit on the depth of JSON bounds.
extension Violations {
    /// Reads a tree of screens whose elements are those of one end.
    mutating func screenTree(_ value: JSONValue?, at end: End, in surroundings: Surroundings) -> ScreenTree? {
        guard let members = members(of: value, as: ScreenMember.self) else { return nil }
        var tree = ScreenTree(root: screen(members, at: end, in: surroundings))
        readHeld(by: 0, members, at: end, in: surroundings, into: &tree)
        return tree
    }

    private mutating func screen(
        _ members: Members<ScreenMember>, at end: End, in surroundings: Surroundings
    ) -> Screen {
        let type = required(.type, of: members)
        let kind = choice(type, of: Vocabularies.screenTypes) ?? .screen
        let id = name(members[.id])
        var screen = Screen(
            kind, name: id ?? type?.string ?? "", id: id, selection: selection(members[.selected]),
            isParticipant: boolean(members[.participant]))
        elements(members[.elements], at: end, in: surroundings, into: &screen.layout)
        return screen
    }

    private mutating func readHeld(
        by holder: Int, _ members: Members<ScreenMember>, at end: End, in surroundings: Surroundings,
        into tree: inout ScreenTree
    ) {
        if let children = elements(of: members[.children], count: 0...Limits.children) {
            for child in children {
                read(child, at: end, in: surroundings, into: &tree) { $0.add($1, to: holder) }
            }
        }
        guard let presented = members[.presented], !presented.isNull else { return }
        read(presented, at: end, in: surroundings, into: &tree) { $0.present($1, by: holder) }
    }

    /// Reads a screen and what it holds, unless there are too many already.
    private mutating func read(
        _ value: JSONValue, at end: End, in surroundings: Surroundings, into tree: inout ScreenTree,
        _ add: (inout ScreenTree, Screen) -> Int
    ) {
        guard tree.count <= Limits.screens, let members = members(of: value, as: ScreenMember.self) else {
            return
        }
        let index = add(&tree, screen(members, at: end, in: surroundings))
        if tree.count > Limits.screens {
            report(.outOfRange, at: value, "must be one of at most \(Limits.screens) screens of a tree")
        }
        readHeld(by: index, members, at: end, in: surroundings, into: &tree)
    }

    /// An index or an id, of which there need be no child; null selects nothing.
    private mutating func selection(_ value: JSONValue?) -> Screen.Selection? {
        guard let value else { return nil }
        switch value.kind {
        case .null: return nil
        // In all of its 64 bits: UIKit's NSNotFound is the largest there is.
        case .number: return integer(value).map { .index($0) }
        case .string: return name(value).map { .id($0) }
        default: return wrongType(of: value, "a whole number, a string or null")
        }
    }
}
