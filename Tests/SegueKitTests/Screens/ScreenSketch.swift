import SegueKit

/// A tree of screens as a test writes it: nested, where the kit's own is flat.
struct ScreenSketch: Sendable {
    var screen: Screen
    var children: [ScreenSketch] = []
    var presented: [ScreenSketch] = []

    /// - Parameter takesPart: What the screen says of itself.
    init(
        _ kind: Screen.Kind, _ id: String, _ selection: Screen.Selection? = nil, takesPart: Bool? = nil,
        holding children: [ScreenSketch] = []
    ) {
        screen = Screen(kind, name: id, id: id, selection: selection, isParticipant: takesPart)
        self.children = children
    }

    func presenting(_ other: ScreenSketch) -> ScreenSketch {
        var presenter = self
        presenter.presented = [other]
        return presenter
    }

    var tree: ScreenTree {
        var tree = ScreenTree(root: screen)
        hold(by: 0, in: &tree)
        return tree
    }

    private func hold(by holder: Int, in tree: inout ScreenTree) {
        for child in children { child.hold(by: tree.add(child.screen, to: holder), in: &tree) }
        for other in presented { other.hold(by: tree.present(other.screen, by: holder), in: &tree) }
    }
}

extension ScreenSketch {
    /// A screen that says whether it takes part.
    static func screen(_ id: String, _ takesPart: Bool? = nil) -> ScreenSketch {
        ScreenSketch(.screen, id, takesPart: takesPart)
    }

    /// The same in another container that shows nothing else.
    func held(by kind: Screen.Kind, _ id: String) -> ScreenSketch {
        ScreenSketch(kind, id, kind.canSelect ? .index(0) : nil, holding: [self])
    }
}

extension Screen.Kind {
    /// Every kind that can show a child.
    static let containers: [Screen.Kind] = [.tab, .navigation, .split, .page, .container]
}

extension Participation {
    /// As in "tab/nav/grid", with a question mark where no screen takes part.
    var text: String { path.map(\.name).joined(separator: "/") + (screen == nil ? "?" : "") }
}
