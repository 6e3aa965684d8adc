import SegueKit
import Testing

/// Layouts and elements are the same however they came to be so.
@Suite struct SceneTests {
    @Test func aLayoutWithoutItsPictureIsThatWithoutAny() {
        var layout = Scenes.source
        layout.image = nil
        #expect(layout.image == nil)
        #expect(layout == Layout(companions: Scenes.source.companions))
        layout.image = Scenes.source.image
        #expect(layout == Scenes.source)
    }

    @Test func aPictureWithoutItsViewIsThatWithoutAny() {
        var image = ImageElement(view: PictureView(frame: Rect(x: 1, y: 2, width: 3, height: 4)), id: "one")
        image.view = nil
        #expect(image.view == nil)
        #expect(image == ImageElement(view: nil, id: "one"))
    }

    /// What few elements have can be set and taken back, each by itself.
    @Test func theRareIsKept() {
        let (bar, picture) = (Rect(x: 0, y: 0, width: 390, height: 88), Scenes.picture)
        var image = ImageElement(view: nil)
        (image.id, image.occluders, image.picture) = ("one", [bar], picture)
        #expect(image == ImageElement(view: nil, picture: picture, occluders: [bar], id: "one"))
        image.occluders = []
        #expect(image == ImageElement(view: nil, picture: picture, id: "one"))
        (image.id, image.picture) = (nil, nil)
        #expect(image == ImageElement(view: nil))
        #expect((image.id, image.picture) == (nil, nil) && image.occluders.isEmpty)
    }

    @Test func theRareOfALayoutIsKept() {
        let participation = Participation(screen: 0, path: [Participation.Stop(name: "one")])
        let notice = Warning(.duplicateID, .candidate(.source, "label", 1), "is there twice")
        var layout = Layout(participation: participation)
        layout.notices = [notice]
        layout.candidates = [.image([])]
        #expect((layout.participation, layout.notices) == (participation, [notice]))
        #expect(layout.candidates == [.image([])] && layout.taken.isEmpty)
        (layout.notices, layout.candidates, layout.participation) = ([], [], nil)
        #expect(layout == Layout())
    }
}
