import SegueKit
import Testing

@Suite struct PlannerLayersTests {
    /// Design §3: the layers of the built-in styles from the bottom up; companions by z, then by name.
    private static let orders: [(TransitionStyle, Direction, [String])] = [
        (.photoZoom, .present, ["destinationScreen", "image", "badge", "closeButton", "label"]),
        (.photoZoom, .dismiss, ["destinationScreen", "image", "badge", "closeButton", "label"]),
        (
            .cardZoom, .present,
            [
                "destinationScreen", "backdrop", "sourceImage", "destinationImage", "badge", "closeButton",
                "label",
            ]
        ),
        (
            .cardZoom, .dismiss,
            [
                "destinationScreen", "sourceScreen", "backdrop", "sourceImage", "destinationImage", "badge",
                "closeButton", "label",
            ]
        ),
        (
            .cardZoomOpaque, .present,
            [
                "destinationScreen", "backdrop", "sourceImage", "destinationImage", "badge", "closeButton",
                "label",
            ]
        ),
        (
            .cardZoomOpaque, .dismiss,
            [
                "destinationScreen", "sourceScreen", "backdrop", "sourceImage", "destinationImage", "badge",
                "closeButton", "label",
            ]
        ),
        (.fade, .present, ["destinationScreen"]), (.fade, .dismiss, ["destinationScreen"]),
    ]

    @Test(arguments: orders)
    func layersAreOrderedFromTheBottomUp(style: TransitionStyle, direction: Direction, names: [String]) {
        let planner = Planner(scene: Scenes.plain, style: style, direction: direction)
        #expect(planner.transition.layers.map(\.name) == names)
    }

    @Test func everyStyleOfTheContractHasAnOrder() {
        let rows = Set(Self.orders.map { "\($0.0.name) \($0.1)" })
        let styles: [TransitionStyle] = [.photoZoom, .cardZoom, .cardZoomOpaque, .fade]
        #expect(rows == Set(styles.flatMap { style in Direction.allCases.map { "\(style.name) \($0)" } }))
    }

    private static let drawn: [(String, Layer.Kind, ViewReference?, String?)] = [
        ("destinationScreen", .screen, ViewReference(.destination), nil),
        ("sourceScreen", .screen, ViewReference(.source), nil), ("backdrop", .backdrop, nil, "#102030"),
        ("sourceImage", .snapshot, ViewReference(.source, "image"), nil),
        ("destinationImage", .snapshot, ViewReference(.destination, "image"), nil),
        ("label", .snapshot, ViewReference(.source, "label"), nil),
        ("badge", .snapshot, ViewReference(.source, "badge"), nil),
        ("closeButton", .snapshot, ViewReference(.destination, "closeButton"), nil),
    ]

    @Test(arguments: drawn)
    func layersSayWhatTheyDraw(name: String, kind: Layer.Kind, view: ViewReference?, color: String?) throws {
        let transition = Planner(scene: Scenes.plain, style: .cardZoom, direction: .dismiss).transition
        let layer = try #require(transition.layers.first { $0.name == name })
        #expect(layer.kind == kind)
        #expect(layer.view == view)
        #expect(layer.color == color)
    }

    @Test func theBackdropIsBlackWhereTheViewerHasNoColor() {
        var scene = Scenes.plain
        scene.layouts.destination.backgroundColor = nil
        let layers = Planner(scene: scene, style: .cardZoom, direction: .present).transition.layers
        #expect(layers.first { $0.kind == .backdrop }?.color == "#000000")
    }

    @Test(arguments: Direction.allCases)
    func photoZoomTakesThePictureFromPlaceToPlace(direction: Direction) {
        let transition = Planner(scene: Scenes.plain, style: .photoZoom, direction: direction).transition
        let (source, destination) = (direction == .present ? 0.0 : 1, direction == .present ? 1.0 : 0)
        let cell = LayerStates(transition, at: source)
        #expect(cell.rect("image", .window) == Rect(x: 12.5, y: 300, width: 120, height: 120))
        #expect(cell.rect("image", .image) == Scenes.sourceImage)
        #expect(cell.radii("image") == CornerRadii(12))
        #expect(cell.scalar("destinationScreen", .opacity) == 0)

        let viewer = LayerStates(transition, at: destination)
        #expect(viewer.rect("image", .window) == Scenes.destinationImage)
        #expect(viewer.rect("image", .image) == Scenes.destinationImage)
        #expect(viewer.radii("image") == .zero)
        #expect(viewer.scalar("destinationScreen", .opacity) == 1)
    }

    @Test(arguments: TransitionStyle.inBothDirections)
    func aPropertyThatDoesNotChangeHasOneKeyframe(style: TransitionStyle, direction: Direction) {
        let transition = Planner(scene: Scenes.plain, style: style, direction: direction).transition
        for track in transition.layers.flatMap(\.tracks) {
            switch track.values {
            case .scalar(let track): Self.expectChange(track)
            case .rect(let track): Self.expectChange(track)
            case .radii(let track): Self.expectChange(track)
            }
        }
    }

    private static func expectChange<Value>(_ track: Track<Value>) {
        let isConstant = track.keyframes.allSatisfy { $0.value == track.start }
        #expect(!isConstant || track.keyframes.count == 1)
    }

    /// The screen of the seed's viewer stays hidden to the end, and a curve must not bend on the way there.
    @Test(arguments: [TransitionStyle.cardZoom, .cardZoomOpaque])
    func theCardViewerAppearsAtTheEndOnly(style: TransitionStyle) {
        let transition = Planner(scene: Scenes.plain, style: style, direction: .present).transition
        for progress in [0, 0.25, 0.5, 0.9, 0.999] {
            let state = LayerStates(transition, at: progress)
            #expect(state.scalar("destinationScreen", .opacity) == 0)
        }
        #expect(LayerStates(transition, at: 1).scalar("destinationScreen", .opacity) == 1)
    }

    @Test(arguments: Direction.allCases, [0.0, 0.1, 0.3, 0.6, 0.61, 0.8, 1])
    func theLowerPictureOfTheOpaqueCardStaysOpaque(direction: Direction, progress: Double) {
        let planner = Planner(scene: Scenes.plain, style: .cardZoomOpaque, direction: direction)
        let state = LayerStates(planner.transition, at: progress)
        #expect(state.scalar("sourceImage", .opacity) == 1)
        #expect(state.rect("sourceImage", .image) == state.rect("destinationImage", .image))
        #expect(state.rect("sourceImage", .window) == state.rect("destinationImage", .window))
    }

    @Test func anOpacityOfTheElementIsAFactorOfTheStyles() {
        var scene = Scenes.plain
        scene.layouts.source.image?.opacity = 0.5
        scene.layouts.destination.image?.opacity = 0.8
        let zoom = Planner(scene: scene, style: .photoZoom, direction: .present).transition
        #expect(LayerStates(zoom, at: 0).scalar("image", .opacity) == 0.5)
        #expect(LayerStates(zoom, at: 1).scalar("image", .opacity) == 0.8)
        let card = Planner(scene: scene, style: .cardZoom, direction: .present).transition
        #expect(LayerStates(card, at: 0).scalar("sourceImage", .opacity) == 0.5)
        #expect(LayerStates(card, at: 1).scalar("destinationImage", .opacity) == 0.8)
    }

    @Test func onlyTheRestingEndsAreSnapped() {
        // FC-112 on a screen of 3 pixels a point: 275.75 and 568.25 go to 275.6667 and 568.3333.
        let planner = Planner(
            scene: Scenes.plain, style: .photoZoom, direction: .present, snap: .ends)
        let transition = planner.transition
        let snapped = Rect(x: 0, y: 827.0 / 3, width: 390, height: 878.0 / 3)
        for property in [Property.window, .image] {
            let rect = LayerStates(transition, at: 1).rect("image", property)
            #expect(isApproximately(rect, snapped))
        }
        // The window starts at 12.5, which goes outwards to 38 / 3, and half way it is between pixels.
        let start = Rect(x: 38.0 / 3, y: 300, width: 120, height: 120)
        #expect(isApproximately(LayerStates(transition, at: 0).rect("image", .window), start))
        let middle = Rect(x: 19.0 / 3, y: 1727.0 / 6, width: 255, height: 1238.0 / 6)
        #expect(isApproximately(LayerStates(transition, at: 0.5).rect("image", .window), middle))
        #expect(isApproximately(LayerStates(transition, at: 0).rect("label", .frame)?.x, 38.0 / 3))
    }

    @Test func cornersAreLimitedToWhatSnappingLeaves() {
        var scene = Scenes.plain
        scene.container.scale = 1
        scene.layouts.source.changeView { $0.frame = Rect(x: 10, y: 10, width: 30.4, height: 30.4) }
        scene.layouts.source.image?.cornerRadius = .fraction(0.5)
        for style in [TransitionStyle.photoZoom, .cardZoom] {
            let planner = Planner(scene: scene, style: style, direction: .present, snap: .ends)
            let state = LayerStates(planner.transition, at: 0)
            #expect(state.radii(style == .photoZoom ? "image" : "sourceImage") == CornerRadii(15))
        }
    }
}
