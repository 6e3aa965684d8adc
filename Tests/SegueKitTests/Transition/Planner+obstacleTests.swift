import SegueKit
import Testing

@Suite struct PlannerObstacleTests {
    /// What stands in the way of a picture that travels, in both directions.
    private static let rows: [(Reason?, SceneCase)] = [
        (nil, SceneCase("nothing") { _ in }),
        (.sourceMissing, SceneCase("no source element") { $0.scene.layouts.source.image = nil }),
        (.sourceMissing, SceneCase("source not measured") { $0.scene.layouts.source.image?.view = nil }),
        (.destinationMissing, SceneCase("no viewer") { $0.scene.layouts.destination.image = nil }),
        (
            .destinationMissing,
            SceneCase("viewer not measured") { $0.scene.layouts.destination.image?.view = nil }
        ),
        (.destinationMissing, SceneCase("viewer hidden") { $0.scene.layouts.destination.isHidden = true }),
        (
            .destinationMissing,
            SceneCase("viewer off screen") { planner in
                planner.scene.layouts.destination.changeView { $0.frame.x = 390 }
            }
        ),
        (.sourceHidden, SceneCase("source hidden") { $0.scene.layouts.source.isHidden = true }),
        (
            .participantNotFound,
            SceneCase("no screen of the cell") { $0.scene.layouts.source.participation = nobody }
        ),
        (
            .participantNotFound,
            SceneCase("no screen of the viewer") { planner in
                planner.scene.layouts.destination.participation = nobody
                planner.scene.layouts.source.image = nil
            }
        ),
        (nil, SceneCase("a screen of the cell") { $0.scene.layouts.source.participation = somebody }),
    ]

    private static let nobody = Participation(screen: nil, path: [Participation.Stop(name: "tab")])
    private static let somebody = Participation(screen: 0, path: nobody.path)

    @Test(arguments: rows, Direction.allCases)
    func aMissingEndHasItsReason(row: (Reason?, SceneCase), direction: Direction) {
        let transition = row.1.planner(.photoZoom, direction).transition
        #expect(transition.reason == row.0)
        #expect(transition.strategy == (row.0 == nil ? .zoom : .fade))
    }

    private static func source(_ name: String, _ change: @escaping @Sendable (inout PictureView) -> Void)
        -> SceneCase
    {
        SceneCase(name) { $0.scene.layouts.source.changeView(change) }
    }

    private static func covered(_ name: String, _ change: @escaping @Sendable (inout [Rect]) -> Void)
        -> SceneCase
    {
        SceneCase(name) { planner in
            var bars: [Rect] = []
            change(&bars)
            planner.scene.layouts.source.image?.occluders = bars
        }
    }

    private static let frames: [(Reason?, SceneCase)] = [
        (.degenerateFrame, source("no width") { $0.frame.width = 0 }),
        (.degenerateFrame, source("no height") { $0.frame.height = 0.9e-6 }),
        (.degenerateFrame, source("all border") { $0.insets = Insets(left: 60, right: 60) }),
        (nil, source("almost all border") { $0.insets = Insets(left: 59, right: 59) }),
        (
            .degenerateFrame,
            SceneCase("viewer without height") { planner in
                planner.scene.layouts.destination.changeView { $0.frame.height = 0 }
            }
        ),
        (.sourceOffscreen, source("beyond the left") { $0.frame.x = -120 }),
        (nil, source("almost beyond the left") { $0.frame.x = -119 }),
        (.sourceOffscreen, source("below") { $0.frame.y = 844 }),
        (nil, source("almost below") { $0.frame.y = 843 }),
        (.sourceOffscreen, source("above") { $0.frame.y = -120.5 }),
        (.sourceOffscreen, source("to the right") { $0.frame.x = 1000 }),
        // The view reaches 20 points into the screen, the picture in it does not.
        (
            .sourceOffscreen,
            source("picture off screen") {
                $0.frame = Rect(x: -100, y: 0, width: 120, height: 30)
                $0.contentMode = ContentMode(scaling: .fit, anchor: .left)
            }
        ),
        (
            .sourceHidden,
            covered("fully covered") { $0 = [Rect(x: 0, y: 0, width: 390, height: 420)] }
        ),
        (
            .sourceHidden,
            covered("covered by two") {
                $0 = [
                    Rect(x: 0, y: 0, width: 390, height: 350), Rect(x: 0, y: 350, width: 390, height: 500),
                ]
            }
        ),
        (nil, covered("partly covered") { $0 = [Rect(x: 0, y: 0, width: 390, height: 419)] }),
        (
            .sourceHidden,
            source("picture beside its view") {
                $0.position = .anchored(.center, offset: Point(x: 500, y: 0))
            }
        ),
    ]

    @Test(arguments: frames, Direction.allCases)
    func aPlaceThatCannotBeSeenHasItsReason(row: (Reason?, SceneCase), direction: Direction) {
        let transition = row.1.planner(.photoZoom, direction).transition
        #expect(transition.reason == row.0)
        #expect(transition.strategy == (row.0 == nil ? .zoom : .fade))
    }

    private static let unknownSizes = [
        SceneCase("no picture") { $0.scene.picture = nil },
        SceneCase("no width") { $0.scene.picture?.pixels.width = 0 },
        SceneCase("no height") { $0.scene.picture?.pixels.height = 0 },
    ]

    @Test(arguments: unknownSizes, Direction.allCases)
    func theSizeOfThePictureIsNeededWhereItIsDrawn(scene: SceneCase, direction: Direction) {
        #expect(scene.planner(.photoZoom, direction).transition.reason == .imageSizeUnknown)
        #expect(scene.planner(.cardZoomOpaque, direction).transition.reason == .imageSizeUnknown)
        #expect(scene.planner(.cardZoom, direction).transition.reason == nil)
    }

    @Test func anEndsOwnPictureIsEnough() {
        let scene = SceneCase("thumbnail only") {
            $0.scene.picture = nil
            $0.scene.layouts.source.image?.picture = Scenes.picture
        }
        #expect(scene.planner().transition.reason == nil)
    }

    @Test(arguments: rows.map(\.1) + frames.map(\.1) + unknownSizes, Direction.allCases)
    func nothingStandsInTheWayOfAFade(scene: SceneCase, direction: Direction) {
        let transition = scene.planner(.fade, direction).transition
        #expect(transition.reason == nil)
        #expect(transition.strategy == .fade)
    }

    @Test(arguments: TransitionStyle.inBothDirections)
    func theWishForLessMotionComesFirst(style: TransitionStyle, direction: Direction) {
        var planner = Planner(scene: Scenes.plain, style: style, direction: direction)
        planner.scene.layouts.source.image = nil
        planner.motion = .reduced
        #expect(planner.transition.reason == .reducedMotion)
        #expect(planner.transition.strategy == .fade)
        planner.motion = .none
        #expect(planner.transition.reason == .motionNone)
        #expect(planner.transition.strategy == .cut)
    }

    @Test func everyReasonIsReached() {
        let reasons =
            (Self.rows + Self.frames).compactMap(\.0)
            + [.imageSizeUnknown, .reducedMotion, .motionNone]
        #expect(Set(reasons) == Set(Reason.allCases))
    }
}
