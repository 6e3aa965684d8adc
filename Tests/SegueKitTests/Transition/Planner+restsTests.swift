import SegueKit
import Testing

@Suite struct PlannerRestsTests {
    /// FC-015: the source shows a square thumbnail of a picture of 4:3.
    private static let thumbnail = Scene(
        container: Container(size: Size(width: 360, height: 640)), picture: Scenes.picture,
        source: Layout(
            image: ImageElement(
                view: PictureView(frame: Rect(x: 20, y: 200, width: 90, height: 90)),
                picture: Picture(pixels: PixelSize(width: 300, height: 300)))),
        destination: Layout(
            image: ImageElement(
                view: PictureView(
                    frame: Rect(x: 0, y: 0, width: 360, height: 640), contentMode: .scaleAspectFit))))

    @Test func aCroppedThumbnailIsPlacedAsAPartOfTheWholePicture() {
        let transition = Planner(scene: Self.thumbnail, style: .photoZoom, direction: .present).transition
        let rows = [
            (0.0, [20.0, 200, 90, 90], [5.0, 200, 120, 90]),
            (0.5, [10, 192.5, 225, 180], [2.5, 192.5, 240, 180]),
            (1, [0, 185, 360, 270], [0, 185, 360, 270]),
        ]
        for (progress, window, image) in rows {
            let state = LayerStates(transition, at: progress)
            #expect(isApproximately(state.rect("image", .window)?.numbers, window))
            #expect(isApproximately(state.rect("image", .image)?.numbers, image))
        }
        #expect(transition.warnings.map(\.code) == [.aspectMismatch])
    }

    /// A thumbnail in a mode that does not scale is as large as the part that it shows.
    @Test func aThumbnailKeepsItsOwnSize() {
        var scene = Self.thumbnail
        scene.layouts.source.changeView { $0.contentMode = .topLeft }
        let rests = Planner(scene: scene, style: .photoZoom, direction: .present).transition.rests
        #expect(rests.source.size == Size(width: 400, height: 300))
        let image = Rect(x: 20, y: 200, width: 400, height: 300)
        #expect(isApproximately(rests.source.placement?.image, image))
    }

    @Test func thePictureWithTheMostPixelsIsTheWholeOne() {
        let large = Picture(pixels: PixelSize(width: 5000, height: 3000))
        for end in End.allCases {
            var scene = Scenes.plain
            scene.layouts[end].image?.picture = large
            let rests = Planner(scene: scene, style: .photoZoom, direction: .present).transition.rests
            #expect(rests.source.picture == large)
            #expect(rests.destination.picture == large)
        }
        var scene = Scenes.plain
        scene.layouts.source.image?.picture = Picture(pixels: PixelSize(width: 1e9, height: 0))
        let rests = Planner(scene: scene, style: .photoZoom, direction: .present).transition.rests
        #expect(rests.source.picture == Scenes.picture)
    }

    @Test func bothEndsRestWhereTheirModesHaveThem() {
        let rests = Planner(scene: Scenes.plain, style: .photoZoom, direction: .dismiss).transition.rests
        #expect(rests.source.frame == Rect(x: 12.5, y: 300, width: 120, height: 120))
        #expect(rests.source.placement?.image == Scenes.sourceImage)
        #expect(rests.source.placement?.cornerRadii == CornerRadii(12))
        #expect(rests.destination.frame == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(rests.destination.placement?.window == Scenes.destinationImage)
        #expect(rests.destination.size == Size(width: 4000, height: 3000))
    }

    @Test func whatIsNotKnownIsNil() {
        var scene = Scenes.plain
        scene.picture = nil
        scene.layouts.destination.image = nil
        let rests = Planner(scene: scene, style: .photoZoom, direction: .present).transition.rests
        #expect(rests.source == Transition.Rest(frame: Rect(x: 12.5, y: 300, width: 120, height: 120)))
        #expect(rests.destination == Transition.Rest())
    }

    /// The radius of the element, else that of the style: the cells of the third seed have 12 points.
    @Test func theStyleHasTheRadiusWhereTheElementHasNone() {
        var scene = Scenes.plain
        scene.layouts.source.image?.cornerRadius = nil
        let card = Planner(scene: scene, style: .cardZoomOpaque, direction: .present).transition
        #expect(card.rests.source.placement?.cornerRadii == CornerRadii(12))
        let photo = Planner(scene: scene, style: .photoZoom, direction: .present).transition
        #expect(photo.rests.source.placement?.cornerRadii == .zero)
        scene.layouts.source.image?.cornerRadius = .zero
        let square = Planner(scene: scene, style: .cardZoomOpaque, direction: .present).transition
        #expect(square.rests.source.placement?.cornerRadii == .zero)
    }
}
