import SegueKit
import Testing

@Suite struct PlannerCompanionsTests {
    private static func transition(
        _ source: [Companion], _ destination: [Companion], _ style: TransitionStyle = .photoZoom,
        _ direction: Direction = .present
    ) -> Transition {
        var scene = Scenes.plain
        scene.layouts.source.companions = source
        scene.layouts.destination.companions = destination
        return Planner(scene: scene, style: style, direction: direction).transition
    }

    private static let here = Rect(x: 16, y: 130, width: 160, height: 20)
    private static let there = Rect(x: 16, y: 660, width: 343, height: 34)

    private static func label(_ frame: Rect, _ fontSize: Double? = nil, lines: Int? = nil) -> Companion {
        Companion(name: "label", frame: frame, fontSize: fontSize, lines: lines)
    }

    @Test(arguments: [TransitionStyle.photoZoom, .cardZoom, .cardZoomOpaque])
    func whatBothHaveTravels(style: TransitionStyle) {
        let transition = Self.transition([Self.label(Self.here)], [Self.label(Self.there)], style)
        #expect(LayerStates(transition, at: 0).rect("label", .frame) == Self.here)
        #expect(LayerStates(transition, at: 1).rect("label", .frame) == Self.there)
        // FC-114: half way.
        let middle = LayerStates(transition, at: 0.5)
        let half = Rect(x: 16, y: 395, width: 251.5, height: 27)
        #expect(isApproximately(middle.rect("label", .frame), half))
        #expect(middle.scalar("label", .opacity) == 1)
    }

    /// JSON compares names unit by unit (RFC 8259 §8.3), so that é and an e with an accent are two elements.
    @Test func namesThatOnlyLookTheSameAreTwoElements() {
        func companion(_ name: String, _ x: Double) -> Companion {
            Companion(name: name, frame: Rect(x: x, y: 0, width: 9, height: 9))
        }
        let (one, other) = ("\u{E9}", "e\u{301}")
        let transition = Self.transition(
            [companion(one, 0), companion(other, 10)], [companion(other, 20), companion(one, 30)])
        // In the order of their bytes: 65 CC 81 comes before C3 A9.
        let layers = transition.layers.filter { $0.kind == .snapshot }
        #expect(layers.map { Array($0.name.utf8) } == [Array(other.utf8), Array(one.utf8)])
        let ways = layers.map { layer in
            guard case .rect(let track)? = layer[.frame] else { return [Double]() }
            return [track.value(at: 0).x, track.value(at: 1).x]
        }
        #expect(ways == [[10, 20], [0, 30]])
        #expect(Self.transition([companion(one, 0)], [companion(other, 1)]).layers.count == layers.count + 2)
    }

    @Test func aCompanionOfTheViewerAppearsAndDisappears() {
        for (direction, opacities) in [(Direction.present, [0.0, 0.5, 1]), (.dismiss, [1, 0.5, 0])] {
            let transition = Self.transition([], [Self.label(Self.there)], .photoZoom, direction)
            let states = [0, 0.5, 1].map { LayerStates(transition, at: $0) }
            #expect(states.compactMap { $0.scalar("label", .opacity) } == opacities)
            #expect(states.compactMap { $0.rect("label", .frame) } == [Self.there, Self.there, Self.there])
        }
    }

    @Test func aCompanionOfTheCellDisappearsAndAppears() {
        for (direction, opacities) in [(Direction.present, [1.0, 0.5, 0]), (.dismiss, [0, 0.5, 1])] {
            let transition = Self.transition([Self.label(Self.here)], [], .photoZoom, direction)
            let states = [0, 0.5, 1].map { LayerStates(transition, at: $0) }
            #expect(states.compactMap { $0.scalar("label", .opacity) } == opacities)
            #expect(states.compactMap { $0.rect("label", .frame) } == [Self.here, Self.here, Self.here])
        }
    }

    /// The seed's close button comes in the last 0.3 and goes in the first 0.3 (uikit.md §1.2).
    @Test func theCloseButtonOfTheCardComesLateAndGoesEarly() {
        let close = Companion(name: "closeButton", frame: Rect(x: 8, y: 52, width: 44, height: 44))
        let rows: [(Direction, [Double])] = [(.present, [0, 0, 0, 0.5, 1]), (.dismiss, [1, 0.5, 0, 0, 0])]
        for (direction, opacities) in rows {
            let transition = Self.transition([], [close], .cardZoom, direction)
            let progresses = direction == .present ? [0, 0.5, 0.7, 0.85, 1] : [0, 0.15, 0.3, 0.5, 1]
            for (progress, opacity) in zip(progresses, opacities) {
                let seen = LayerStates(transition, at: progress).scalar("closeButton", .opacity)
                // Cubic curves through 1, 0, 0 bend: at their half 0.5 - 0.125 / 2.
                let isBent = opacity == 0.5 && direction == .dismiss
                #expect(isApproximately(seen, isBent ? 0.4375 : opacity), "\(direction) at \(progress)")
            }
        }
    }

    @Test func theyAreOrderedByZThenByName() {
        let source = [
            Companion(name: "b", frame: Self.here), Companion(name: "d", frame: Self.here, z: -1),
            Companion(name: "a", frame: Self.here, z: 2), Companion(name: "both", frame: Self.here, z: 5),
        ]
        let destination = [
            Companion(name: "c", frame: Self.there), Companion(name: "e", frame: Self.there, z: -2),
            Companion(name: "both", frame: Self.there, z: -9),
            Companion(name: "b", frame: Self.there, z: 1),
        ]
        let layers = Self.transition(source, destination).layers.map(\.name)
        #expect(layers == ["destinationScreen", "image", "e", "d", "c", "b", "a", "both"])
    }

    @Test func textIsScaledByItsFont() {
        let (small, large) = (Self.label(Self.here, 14), Self.label(Self.there, 24))
        // FC-114: 24 / 14, relative to the source, whose view the layer draws.
        for (direction, ends) in [(Direction.present, (1.0, 1.7143)), (.dismiss, (1.7143, 1))] {
            let transition = Self.transition([small], [large], .photoZoom, direction)
            let (start, end) = (LayerStates(transition, at: 0), LayerStates(transition, at: 1))
            #expect(isApproximately(start.scalar("label", .fontScale), ends.0, within: 5e-5))
            #expect(isApproximately(end.scalar("label", .fontScale), ends.1, within: 5e-5))
        }
        let same = Self.transition([small], [Self.label(Self.there, 14)])
        #expect(same.layers.last?[.fontScale] == nil)
    }

    @Test func textThatBreaksOtherwiseHasALayerForEachEnd() throws {
        let short = Self.label(Self.here, 14, lines: 1)
        let long = Self.label(Self.there, 28, lines: 2)
        let transition = Self.transition([short], [long])
        #expect(transition.layers.suffix(2).map(\.name) == ["sourceLabel", "destinationLabel"])
        let views = [ViewReference(.source, "label"), ViewReference(.destination, "label")]
        #expect(transition.layers.suffix(2).map(\.view) == views)

        let (start, end) = (LayerStates(transition, at: 0), LayerStates(transition, at: 1))
        #expect(start.scalar("sourceLabel", .opacity) == 1)
        #expect(start.scalar("destinationLabel", .opacity) == 0)
        #expect(end.scalar("sourceLabel", .opacity) == 0)
        #expect(end.scalar("destinationLabel", .opacity) == 1)
        // Each is relative to the view it draws.
        #expect(start.scalar("sourceLabel", .fontScale) == 1)
        #expect(end.scalar("sourceLabel", .fontScale) == 2)
        #expect(start.scalar("destinationLabel", .fontScale) == 0.5)
        #expect(end.scalar("destinationLabel", .fontScale) == 1)
        for layer in ["sourceLabel", "destinationLabel"] {
            #expect(start.rect(layer, .frame) == Self.here)
            #expect(end.rect(layer, .frame) == Self.there)
        }
    }

    @Test func equalOrUnknownLinesDoNotReflow() {
        for lines in [(2, 2), (nil, 2), (1, nil)] as [(Int?, Int?)] {
            let source = [Self.label(Self.here, lines: lines.0)]
            let destination = [Self.label(Self.there, lines: lines.1)]
            #expect(Self.transition(source, destination).layers.last?.name == "label")
        }
    }

    @Test func cornersAndOpacityTravelToo() {
        let source = Companion(
            name: "label", frame: Self.here, cornerRadius: .radii(CornerRadii(50)), opacity: 0.2)
        let destination = Companion(name: "label", frame: Self.there, opacity: 0.6)
        let transition = Self.transition([source], [destination])
        // Limited to half of the 20 points of height first.
        #expect(LayerStates(transition, at: 0).radii("label") == CornerRadii(10))
        #expect(isApproximately(LayerStates(transition, at: 0.5).radii("label"), CornerRadii(5)))
        #expect(isApproximately(LayerStates(transition, at: 0.5).scalar("label", .opacity), 0.4))
    }
}
