import SegueKit
import Testing

/// Which of an element's places a transition takes.
@Suite struct CandidatesTests {
    private static let seen = Rect(x: 20, y: 100, width: 100, height: 100)
    private static let below = Rect(x: 20, y: 900, width: 100, height: 100)
    private static let bar = Rect(x: 0, y: 0, width: 390, height: 250)

    private static func image(_ id: String?, _ frame: Rect?, bars: [Rect] = []) -> ImageElement {
        ImageElement(view: frame.map { PictureView(frame: $0) }, occluders: bars, id: id)
    }

    private static func scene(_ sources: [ImageElement], _ destinations: [ImageElement]) -> Scene {
        var scene = Scene(
            container: Container(size: Size(width: 390, height: 844)), picture: Scenes.picture,
            source: Layout(), destination: Layout())
        scene.layouts.source.candidates = [.image(sources)]
        scene.layouts.destination.candidates = [.image(destinations)]
        scene.chooseCandidates()
        return scene
    }

    private static let rows: [(String, [ImageElement], [ImageElement], String?, String?)] = [
        ("an equal id wins", [image("a", seen), image("b", seen)], [image("b", seen)], "b", "b"),
        ("the first that is seen", [image("a", nil), image("b", below), image("c", seen)], [], "c", nil),
        (
            "equal ids that are not seen do not win", [image("a", below), image("b", seen)],
            [image("a", seen)],
            "b", "a"
        ),
        // FC-053: the current one is missing and the opener off screen.
        (
            "the first that is there", [image("current", nil), image("opener", below)],
            [image("current", seen)],
            "opener", "current"
        ),
        ("the first where none is there", [image("a", nil), image("b", nil)], [], "a", nil),
        ("a covered one is not seen", [image("a", seen, bars: [bar]), image("b", seen)], [], "b", nil),
        ("a small one under no bar is", [image("a", seen, bars: [below]), image("b", seen)], [], "a", nil),
        (
            "the earliest pair of the source", [image("a", seen), image("b", seen)],
            [image("b", seen), image("a", seen)], "a", "a"
        ),
        // FC-119
        ("the first of equal ids", [image("a", seen), image("a", below)], [image("a", seen)], "a", "a"),
        ("ids are bytes", [image("e\u{301}", seen), image("é", seen)], [image("é", seen)], "é", "é"),
        ("no ids are not equal", [image(nil, below), image(nil, seen)], [image(nil, seen)], nil, nil),
        ("none", [], [], nil, nil),
    ]

    @Test(arguments: rows)
    func onePlaceIsTaken(
        row: (String, [ImageElement], [ImageElement], source: String?, destination: String?)
    ) {
        let scene = Self.scene(row.1, row.2)
        #expect(scene.layouts.source.image?.id.map { Array($0.utf8) } == row.source.map { Array($0.utf8) })
        #expect(scene.layouts.destination.image?.id == row.destination)
        #expect(scene.layouts.source.candidates.isEmpty && scene.layouts.destination.candidates.isEmpty)
    }

    @Test func thePlaceOfAnImageWithoutIdsIsThatOfTheFirstSeen() {
        let scene = Self.scene([Self.image(nil, Self.below), Self.image(nil, Self.seen)], [])
        #expect(scene.layouts.source.image?.view?.frame == Self.seen)
    }

    @Test func companionsAreTakenByNameAndId() {
        func label(_ id: String, _ frame: Rect) -> Companion {
            Companion(name: "label", frame: frame, id: id)
        }
        var scene = Scenes.plain
        scene.layouts.source.companions = [Companion(name: "badge", frame: Self.seen)]
        scene.layouts.source.candidates = [
            .companion("label", [label("one", Self.seen), label("two", Self.seen), label("low", Self.below)])
        ]
        scene.layouts.destination.companions = [label("two", Self.seen)]
        scene.chooseCandidates()
        #expect(scene.layouts.source.companions.map(\.name) == ["badge", "label"])
        #expect(scene.layouts.source.companions.last?.id == "two")
        #expect(scene.layouts.destination.companions.map(\.id) == ["two"])
    }

    @Test func whatHasNoCandidatesStaysAsItIs() {
        var scene = Scenes.plain
        scene.chooseCandidates()
        #expect(scene == Scenes.plain)
    }
}
