extension ScreenTree {
    /// The screen that takes part in a transition, and the path to it; O(screens).
    ///
    /// Only what is on screen can: a container shows those of its children that its kind says, and what a screen
    /// presents covers it and its containers. Of several, one that says so itself comes before one that does
    /// not, what is held before its container, and the front before the back. Where none takes part, the path
    /// is the first one tried: to the innermost screen in front.
    public var participation: Participation {
        let shown = shownNodes
        let covered = covered(of: shown)
        let uncovered = shown.lazy.filter { !covered.contains($0) }
        let participant =
            uncovered.first { nodes[$0].screen.isParticipant == true }
            ?? uncovered.first { nodes[$0].screen.takesPartUnasked }
        return Participation(screen: participant, path: path(to: participant ?? shown[0]))
    }

    /// All that is on screen or holds what is: what is held before its holder, and the front before the back.
    private var shownNodes: [Int] {
        var visited: [Int] = []
        var waiting = [0]
        while let index = waiting.popLast() {
            visited.append(index)
            waiting += shownNodes(in: nodes[index])
        }
        return visited.reversed()
    }

    /// What a screen presents or, where it presents nothing, what it shows of its children, the front first.
    private func shownNodes(in node: Node) -> [Int] {
        if let presented = node.presented { return [presented] }
        if node.screen.kind.canSelect, let selection = node.screen.selection {
            return selected(selection, of: node.children).map { [$0] } ?? []
        }
        return switch node.screen.kind.unselected {
        case .none: []
        case .first: Array(node.children.prefix(1))
        case .last: node.children.suffix(1)
        case .all: node.children.reversed()
        }
    }

    private func selected(_ selection: Screen.Selection, of children: [Int]) -> Int? {
        switch selection {
        case .index(let index): children.indices.contains(index) ? children[index] : nil
        case .id(let id): children.first { nodes[$0].screen.id?.isSameName(as: id) == true }
        }
    }

    /// The screens that present others, and the containers that hold them.
    private func covered(of shown: [Int]) -> Set<Int> {
        var covered: Set<Int> = []
        for presenter in shown where nodes[presenter].presented != nil {
            var next: Int? = presenter
            // What has been covered before has had its containers covered too.
            while let index = next, covered.insert(index).inserted { next = nodes[index].holder }
        }
        return covered
    }

    private func path(to index: Int) -> [Participation.Stop] {
        var path: [Participation.Stop] = []
        var next: Int? = index
        while let index = next {
            path.append(Participation.Stop(name: nodes[index].screen.name, step: nodes[index].step))
            next = nodes[index].holder
        }
        return path.reversed()
    }
}

extension Screen {
    fileprivate var takesPartUnasked: Bool { isParticipant == nil && kind.takesPartUnasked }
}
