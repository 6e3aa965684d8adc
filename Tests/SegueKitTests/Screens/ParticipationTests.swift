import SegueKit
import Testing

@Suite struct ParticipationTests {
    private static func tree(_ takesPart: Bool) -> ScreenTree {
        var tree = ScreenTree(root: Screen(.navigation, name: "n", layout: Scenes.destination))
        tree.add(Screen(.screen, name: "a", layout: Scenes.destination), to: 0)
        tree.add(Screen(.screen, name: "b", isParticipant: takesPart, layout: Scenes.source), to: 0)
        return tree
    }

    @Test func hasTheNameOfWhatTakesPart() {
        #expect(Self.tree(true).participation.name == "b")
        #expect(Self.tree(false).participation.name == nil)
    }

    @Test func aTreeHasTheLayoutOfWhatTakesPart() {
        var wanted = Scenes.source
        wanted.participation = Self.tree(true).participation
        #expect(Layout(of: Self.tree(true)) == wanted)
    }

    @Test func aTreeInWhichNothingTakesPartHasNoLayout() {
        let layout = Layout(of: Self.tree(false))
        #expect(layout == Layout(participation: Self.tree(false).participation))
        #expect(layout.participation?.path.map(\.name) == ["n", "b"])
    }
}
