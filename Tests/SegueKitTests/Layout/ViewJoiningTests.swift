import Testing

@testable import SegueKit

@Suite struct ViewJoiningTests {
    private static func chain(_ count: Int, closed: Bool = false) -> [ViewNode] {
        (0..<count).map { index in
            let parent = index > 0 ? "\(index - 1)" : closed ? "\(count - 1)" : nil
            return ViewNode(id: "\(index)", parent: parent, frame: Rect(x: 1, y: 0, width: 1, height: 1))
        }
    }

    /// Ten thousand views in each other, from either end: nothing here calls itself.
    @Test(arguments: [false, true])
    func linksDeepTrees(isReversed: Bool) {
        let views = Self.chain(10_000)
        var joining = ViewJoining(isReversed ? views.reversed() : views)
        joining.join()
        #expect(joining.faults == [])
        #expect(joining.links.map(\.depth).max() == 10_000)
    }

    @Test func findsLongRings() {
        var joining = ViewJoining(Self.chain(10_000, closed: true))
        joining.join()
        #expect(joining.faults == [ViewTree.Fault(kind: .cycle, view: 0)])
    }

    @Test func theFirstOfAnIDCounts() {
        var joining = ViewJoining(Self.chain(2) + Self.chain(1))
        joining.join()
        #expect(joining.spaces.count == 2)
        #expect(joining.faults == [ViewTree.Fault(kind: .duplicateID, view: 2)])
    }
}
