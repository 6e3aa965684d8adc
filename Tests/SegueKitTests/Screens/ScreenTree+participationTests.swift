import SegueKit
import Testing

@Suite struct ScreenTreeParticipationTests {
    /// What is found, as in "tab/nav/grid"; a question mark where nothing takes part.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var found: String
        var sketch: ScreenSketch

        init(_ name: String, _ found: String, _ sketch: ScreenSketch) {
            testDescription = name
            self.found = found
            self.sketch = sketch
        }
    }

    private static let two: [ScreenSketch] = [.screen("a", true), .screen("b", true)]
    private static let three = two + [.screen("c", true)]

    /// Design §5 and what UIKit's containers have on screen.
    private static let kinds = [
        Row("a tab's selected child", "t/b", ScreenSketch(.tab, "t", .index(1), holding: three)),
        Row("a tab's child by id", "t/c", ScreenSketch(.tab, "t", .id("c"), holding: three)),
        Row("a tab without a selection", "t?", ScreenSketch(.tab, "t", holding: three)),
        Row("the top of a navigation", "n/c", ScreenSketch(.navigation, "n", holding: three)),
        Row("a selection in a navigation", "n/c", ScreenSketch(.navigation, "n", .index(0), holding: three)),
        Row("the front column", "s/b", ScreenSketch(.split, "s", holding: two)),
        Row("the only column", "s/a", ScreenSketch(.split, "s", .index(0), holding: two)),
        Row("the first page", "p/a", ScreenSketch(.page, "p", holding: three)),
        Row("the selected page", "p/b", ScreenSketch(.page, "p", .index(1), holding: three)),
        Row("what an own container has in front", "c/c", ScreenSketch(.container, "c", holding: three)),
        Row("what it has selected", "c/a", ScreenSketch(.container, "c", .id("a"), holding: three)),
        Row("a screen, whatever it holds", "s", ScreenSketch(.screen, "s", holding: two)),
    ]

    private static let flags = [
        Row("a screen of which nothing is said", "a", .screen("a")),
        Row("a screen that does not", "a?", .screen("a", false)),
        Row("a container of which nothing is said", "c?", ScreenSketch(.container, "c")),
        Row("a container that does", "c", ScreenSketch(.container, "c", takesPart: true)),
        Row(
            "what a container holds, before it", "c/a",
            ScreenSketch(.container, "c", takesPart: true, holding: [.screen("a", true)])),
        Row(
            "a container in place of what does not", "c",
            ScreenSketch(.container, "c", takesPart: true, holding: [.screen("a", false)])),
        Row(
            "a container that says so, before a screen that says nothing", "c",
            ScreenSketch(.container, "c", takesPart: true, holding: [.screen("a")])),
        Row(
            "a screen in a container that does not", "c/a",
            ScreenSketch(.container, "c", takesPart: false, holding: [.screen("a")])),
        Row(
            "the one that says so, before the front", "c/b",
            ScreenSketch(.container, "c", holding: [.screen("a"), .screen("b", true), .screen("c")])),
        Row(
            "the back column where the front does not", "s/n/a",
            ScreenSketch(
                .split, "s",
                holding: [ScreenSketch(.navigation, "n", holding: [.screen("a", true)]), .screen("b", false)])
        ),
        Row(
            "not what lies under the top", "n/b?",
            ScreenSketch(.navigation, "n", holding: [.screen("a", true), .screen("b", false)])),
        Row(
            "not what is not selected", "t/b?",
            ScreenSketch(.tab, "t", .index(1), holding: [.screen("a", true), .screen("b", false)])),
        Row(
            "the first way tried", "s/n/b?",
            ScreenSketch(
                .split, "s",
                holding: [
                    .screen("a", false), ScreenSketch(.navigation, "n", holding: [.screen("b", false)]),
                ])),
    ]

    private static let modals = [
        Row("what is presented", "a/b", .screen("a", true).presenting(.screen("b", true))),
        Row("not what presents", "a/b?", .screen("a", true).presenting(.screen("b", false))),
        Row(
            "what a modal presents", "a/b/c",
            .screen("a", true).presenting(.screen("b", true).presenting(.screen("c")))),
        Row(
            "what a container presents, before its children", "t/n/b",
            ScreenSketch(.tab, "t", .index(0), holding: two)
                .presenting(ScreenSketch(.navigation, "n", holding: [.screen("b")]))),
        Row(
            "not the container of what presents", "t/a/b?",
            ScreenSketch(
                .tab, "t", .index(0), takesPart: true,
                holding: [.screen("a", true).presenting(.screen("b", false))])),
        Row(
            "not what is presented out of sight", "t/b",
            ScreenSketch(
                .tab, "t", .index(1),
                holding: [.screen("a").presenting(.screen("c", true)), .screen("b", true)])),
        Row(
            "the container of a modal that is not itself covered", "a/n",
            .screen("a").presenting(
                ScreenSketch(.navigation, "n", takesPart: true, holding: [.screen("b", false)]))),
    ]

    @Test(arguments: kinds + flags + modals)
    func finds(row: Row) {
        #expect(row.sketch.tree.participation.text == row.found)
    }

    /// Nothing to find is no fault: the path ends where the way does.
    @Test(arguments: Screen.Kind.containers)
    func endsWhereThereIsNothing(kind: Screen.Kind) {
        #expect(ScreenSketch(kind, "k").tree.participation.text == "k?")
        let holder = ScreenSketch(
            .navigation, "n", holding: [ScreenSketch(kind, "k", .index(0), holding: [])])
        #expect(holder.tree.participation.text == "n/k?")
    }

    @Test(
        arguments: Screen.Kind.containers.filter(\.canSelect),
        [.index(2), .index(-1), .index(.max), .index(.min), .id("c"), .id("k"), .id("")]
            as [Screen.Selection])
    func selectsNothingThatIsNotThere(kind: Screen.Kind, selection: Screen.Selection) {
        #expect(ScreenSketch(kind, "k", selection, holding: Self.two).tree.participation.text == "k?")
    }

    /// As JSON has it, an é and an e with an accent are two ids; of two equal ones the first counts.
    @Test func findsIdsAsTheyAreWritten() {
        let children: [ScreenSketch] = [.screen("\u{E9}"), .screen("e\u{301}"), .screen("e\u{301}", false)]
        let tree = ScreenSketch(.tab, "t", .id("e\u{301}"), holding: children).tree
        #expect(tree.participation.screen == 2)
    }

    @Test func namesEachStep() {
        let modal = ScreenSketch(.navigation, "n", holding: Self.two)
        let path = ScreenSketch(.tab, "t", .index(1), holding: Self.two).presenting(modal).tree.participation
            .path
        let wanted: [(String, Participation.Step?)] = [("t", nil), ("n", .presented), ("b", .child(1))]
        #expect(path == wanted.map { Participation.Stop(name: $0, step: $1) })
    }
}
