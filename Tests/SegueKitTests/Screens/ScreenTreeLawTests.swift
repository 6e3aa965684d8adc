import SegueKit
import Testing

/// What holds of every tree of screens.
@Suite struct ScreenTreeLawTests {
    private static let sketches: [ScreenSketch] = {
        var random = SplitMix64(state: 104)
        return (0..<2000).map { _ in sketch(&random, depth: 0) }
    }()

    private static func sketch(_ random: inout SplitMix64, depth: Int) -> ScreenSketch {
        let kind = depth > 4 ? .screen : random.pick(Screen.Kind.containers + [.screen])
        let selections: [Screen.Selection?] = [nil, .index(0), .index(1), .index(-1), .id("1"), .id("9")]
        let count = kind == .screen ? 0 : Int(random.number(0, 3.5))
        let children = (0..<count).map { _ in sketch(&random, depth: depth + 1) }
        let drawn = ScreenSketch(
            kind, "\(Int(random.number(0, 4)))", random.pick(selections),
            takesPart: random.pick([nil, nil, true, false]), holding: children)
        guard depth < 4, random.once(in: 8) else { return drawn }
        return drawn.presenting(sketch(&random, depth: depth + 1))
    }

    /// The definition as a walk that calls itself finds the same.
    @Test func agreesWithTheDefinition() {
        var found = 0
        for sketch in Self.sketches {
            let text = sketch.tree.participation.text
            #expect(text == sketch.foundByDefinition)
            if !text.hasSuffix("?") { found += 1 }
        }
        #expect((500...1500).contains(found), "the trees are of one sort only")
    }

    @Test(arguments: Screen.Kind.containers)
    func oneMoreContainerOnlyPrefixesThePath(kind: Screen.Kind) {
        for sketch in Self.sketches {
            let inner = sketch.tree.participation
            let outer = sketch.held(by: kind, "outer").tree.participation
            #expect(outer.text == "outer/" + inner.text)
            #expect(outer.screen == inner.screen.map { $0 + 1 })
        }
    }

    @Test func whatIsPresentedTakesThePlaceOfWhatPresents() {
        for (presenter, modal) in zip(Self.sketches, Self.sketches.reversed()) {
            let text = presenter.presenting(modal).tree.participation.text
            #expect(text == "\(presenter.screen.name)/\(modal.tree.participation.text)")
        }
    }

    @Test func whatIsNotSelectedDoesNotMatter() {
        for (shown, hidden) in zip(Self.sketches, Self.sketches.reversed()) {
            let text = ScreenSketch(.tab, "t", .index(1), holding: [hidden, shown, hidden]).tree.participation
                .text
            #expect(text == "t/\(shown.tree.participation.text)")
        }
    }

    /// The path leads to the screen: each stop is a screen that the one before holds at that step.
    @Test func thePathLeadsThere() {
        for sketch in Self.sketches {
            let participation = sketch.tree.participation
            let end = participation.path.dropFirst().reduce(sketch as ScreenSketch?) { $0?.at($1.step) }
            #expect(participation.path.first == Participation.Stop(name: sketch.screen.name))
            #expect(end?.screen.name == participation.path.last?.name)
            guard let index = participation.screen else { continue }
            #expect(end?.screen == sketch.tree[index])
            #expect(participation.name == sketch.tree[index].name)
        }
    }

    /// Deeper than a call stack is.
    @Test(arguments: [false, true])
    func noDepthIsTooDeep(isPresented: Bool) {
        let depth = 100_000
        var tree = ScreenTree(root: Screen(.navigation, name: "0"))
        for level in 1...depth {
            let screen = Screen(level == depth ? .screen : .navigation, name: "\(level)")
            if isPresented { tree.present(screen, by: level - 1) } else { tree.add(screen, to: level - 1) }
        }
        #expect(tree.participation.name == "\(depth)")
        #expect(tree.participation.path.map(\.name) == (0...depth).map { "\($0)" })
    }
}

extension ScreenSketch {
    fileprivate func at(_ step: Participation.Step?) -> ScreenSketch? {
        switch step {
        case nil: nil
        case .child(let index): children.indices.contains(index) ? children[index] : nil
        case .presented: presented.first
        }
    }

    fileprivate var foundByDefinition: String {
        let candidates = candidates
        let best = candidates.found.first { $0.saysSo } ?? candidates.found.first
        return best?.path ?? firstWay + "?"
    }

    private typealias Candidate = (path: String, saysSo: Bool)

    /// All that take part, the first choice first, and whether something is presented among them.
    private var candidates: (found: [Candidate], isCovered: Bool) {
        let held = shown.map(\.candidates)
        let inner = held.flatMap(\.found).map { ("\(screen.name)/\($0.path)", $0.saysSo) }
        let isCovered = !presented.isEmpty || held.contains(where: \.isCovered)
        let takesPart = screen.isParticipant ?? (screen.kind == .screen)
        let own = isCovered || !takesPart ? [] : [(screen.name, screen.isParticipant == true)]
        return (inner + own, isCovered)
    }

    private var firstWay: String { screen.name + (shown.first.map { "/" + $0.firstWay } ?? "") }

    private var shown: [ScreenSketch] {
        if !presented.isEmpty { return presented }
        switch screen.kind {
        case .screen: return []
        case .navigation: return Array(children.suffix(1))
        case .tab: return selected ?? []
        case .page: return selected ?? Array(children.prefix(1))
        default: return selected ?? children.reversed()
        }
    }

    /// Nil where nothing is selected.
    private var selected: [ScreenSketch]? {
        switch screen.selection {
        case nil: nil
        case .index(let index): children.enumerated().filter { $0.offset == index }.map(\.element)
        case .id(let id): Array(children.filter { $0.screen.id == id }.prefix(1))
        }
    }
}
