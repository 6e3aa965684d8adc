import SegueKit
import Testing

@Suite struct TransitionEventsTests {
    private static func planner(_ style: TransitionStyle, _ direction: Direction) -> Planner {
        Planner(scene: Scenes.plain, style: style, direction: direction)
    }

    @Test func photoZoomHidesWhatItsLayersDraw() {
        let views = [
            ViewReference(.source, "image"), ViewReference(.source, "badge"),
            ViewReference(.destination, "closeButton"), ViewReference(.source, "label"),
        ]
        var planner = Self.planner(.photoZoom, .present)
        planner.style.timing = .both(Timing(durationMs: 400, delayMs: 50))
        let expected =
            views.map { Event(timeMs: 0, .hide($0)) } + views.map { Event(timeMs: 450, .show($0)) }
            + [Event(timeMs: 450, .complete(finished: true))]
        #expect(planner.transition.events == expected)
    }

    @Test func cardZoomAddsAndRemovesAllButTheViewer() {
        var planner = Self.planner(.cardZoom, .dismiss)
        planner.scene.layouts.source.companions.removeAll { $0.name == "badge" }
        let layers = ["sourceScreen", "backdrop", "sourceImage", "destinationImage", "closeButton", "label"]
        let viewer = ViewReference(.destination)
        let expected =
            layers.map { Event(timeMs: 0, .add(layer: $0)) } + [Event(timeMs: 0, .hide(viewer))]
            + [Event(timeMs: 1250, .show(viewer))] + layers.map { Event(timeMs: 1250, .remove(layer: $0)) }
            + [Event(timeMs: 1250, .complete(finished: true))]
        #expect(planner.transition.events == expected)
    }

    /// The seed hides no view by itself: the viewer's screen as a whole stays hidden to the end.
    @Test(arguments: [TransitionStyle.cardZoom, .cardZoomOpaque], Direction.allCases)
    func cardZoomHidesTheViewerOnly(style: TransitionStyle, direction: Direction) {
        let hidden = Self.planner(style, direction).transition.events.compactMap(\.hidden)
        #expect(hidden == [ViewReference(.destination)])
    }

    /// JSON compares names unit by unit (RFC 8259 §8.3): é and an e with an accent are two elements.
    @Test func hidesElementsWhoseNamesOnlyLookTheSame() {
        var planner = Self.planner(.photoZoom, .present)
        let frame = Rect(x: 0, y: 0, width: 9, height: 9)
        planner.scene.layouts.source.companions = ["\u{E9}", "e\u{301}"].map {
            Companion(name: $0, frame: frame)
        }
        planner.scene.layouts.destination.companions = [Companion(name: "e\u{301}", frame: frame)]
        let hidden = planner.transition.events.compactMap(\.hidden).filter { $0.element != "image" }
        let names = hidden.compactMap(\.element).map { Array($0.utf8) }
        #expect(names == [[0x65, 0xCC, 0x81], [0xC3, 0xA9]])
        #expect(hidden.map(\.end) == [.source, .source])
    }

    @Test func aFadeOnlyCompletes() {
        let events = Self.planner(.fade, .present).transition.events
        #expect(events == [Event(timeMs: 300, .complete(finished: true))])
    }

    @Test func aViewThatIsNotThereIsNotHidden() {
        var planner = Self.planner(.cardZoom, .present)
        planner.style = .photoZoom
        planner.scene.layouts.source.companions = []
        let hidden = planner.transition.events.compactMap(\.hidden)
        #expect(!hidden.contains(ViewReference(.source, "label")))
        #expect(hidden.contains(ViewReference(.destination, "label")))
    }

    /// A view that is to be hidden must be there; a layer without one is added and removed only.
    @Test func aLayerWithoutAViewHidesNothing() {
        var transition = Self.planner(.fade, .present).transition
        transition.layers = [
            Layer(name: "backdrop", kind: .backdrop, isTemporary: true, hidesView: true, tracks: [])
        ]
        transition.finishes = false
        #expect(
            transition.events.map(\.action) == [
                .add(layer: "backdrop"), .remove(layer: "backdrop"), .complete(finished: false),
            ])
    }

    @Test(arguments: TransitionStyle.inBothDirections)
    func stepsAreTheEventsWithoutTheCompletion(row: (TransitionStyle, Direction)) {
        let transition = Self.planner(row.0, row.1).transition
        var names: [String] = []
        var times: [Double] = []
        transition.forEachStep { step, index in
            names.append("\(step) \(transition.layers[index].name)")
            times.append(step.isAtEnd ? transition.timing.totalMs : 0)
        }
        let layers = transition.layers
        let (added, hidden) = (layers.filter(\.isTemporary), layers.filter(\.hidesView))
        #expect(
            names == added.map { "add \($0.name)" } + hidden.map { "hide \($0.name)" }
                + hidden.map { "show \($0.name)" } + added.map { "remove \($0.name)" })
        #expect(times == transition.events.dropLast().map(\.timeMs))
    }

    @Test(arguments: TransitionStyle.inBothDirections, Motion.allCases)
    func whatIsHiddenOrAddedIsShownOrRemovedAtTheEnd(row: (TransitionStyle, Direction), motion: Motion) {
        var planner = Self.planner(row.0, row.1)
        planner.motion = motion
        let transition = planner.transition
        let (events, end) = (transition.events, transition.timing.totalMs)

        #expect(events.last == Event(timeMs: end, .complete(finished: true)))
        #expect(events.filter { $0.action == .complete(finished: true) }.count == 1)
        #expect(events.compactMap(\.hidden) == events.compactMap(\.shown))
        #expect(events.compactMap(\.added) == events.compactMap(\.removed))
        for event in events {
            let isAtStart = event.hidden != nil || event.added != nil
            #expect(event.timeMs == (isAtStart ? 0 : end))
        }
        #expect(Set(events.compactMap(\.added)).isSubset(of: transition.layers.map(\.name)))
        let drawn = transition.layers.compactMap(\.view?.element)
        for view in events.compactMap(\.hidden) {
            #expect(view.element.map(drawn.contains) ?? true, "\(view) is hidden and not drawn")
        }
    }
}

extension Event {
    fileprivate var hidden: ViewReference? {
        if case .hide(let view) = action { view } else { nil }
    }

    fileprivate var shown: ViewReference? {
        if case .show(let view) = action { view } else { nil }
    }

    fileprivate var added: String? {
        if case .add(let layer) = action { layer } else { nil }
    }

    fileprivate var removed: String? {
        if case .remove(let layer) = action { layer } else { nil }
    }
}
