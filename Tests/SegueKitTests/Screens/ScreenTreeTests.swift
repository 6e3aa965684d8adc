import SegueKit
import Testing

@Suite struct ScreenTreeTests {
    @Test func keepsScreensInOrder() {
        var tree = ScreenTree(root: Screen(.tab, name: "t"))
        let first = tree.add(Screen(.screen, name: "a"), to: 0)
        let second = tree.add(Screen(.screen, name: "b"), to: 0)
        let modal = tree.present(Screen(.screen, name: "c"), by: first)
        #expect([first, second, modal] == [1, 2, 3])
        #expect((0..<tree.count).map { tree[$0].name } == ["t", "a", "b", "c"])
    }

    @Test func theLastPresentedCounts() {
        var tree = ScreenTree(root: Screen(.screen, name: "a"))
        tree.present(Screen(.screen, name: "b"), by: 0)
        tree.present(Screen(.screen, name: "c"), by: 0)
        #expect(tree.participation.text == "a/c")
    }
}
