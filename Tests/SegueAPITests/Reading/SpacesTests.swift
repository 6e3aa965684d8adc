import SegueKit
import Testing

@testable import SegueAPI

@Suite struct SpacesTests {
    private static let rect = Rect(x: 1, y: 2, width: 30, height: 40)

    @Test(arguments: [Spaces.none, .unreadable])
    func thereIsNoFrameWithoutViews(spaces: Spaces) {
        #expect(spaces.frameInContainer(Self.rect, of: .outermost) == nil)
        #expect(spaces.bounds(of: .outermost) == nil)
    }

    /// The origin of the answer is the top left corner of the container, however its content is scrolled.
    @Test func theContainerBeginsAtItsTopLeftCorner() throws {
        let frame = Rect(x: 100, y: 200, width: 50, height: 60)
        let tree = try ViewTree([ViewNode(id: "a", frame: frame, contentOffset: Point(x: 7, y: 8))])
        let view = try #require(tree.space(of: "a"))
        let spaces = Spaces.views(tree, container: view)
        #expect(spaces.bounds(of: view) == Rect(x: 7, y: 8, width: 50, height: 60))
        #expect(spaces.bounds(of: .outermost) == nil)
        let own = Rect(x: 7, y: 8, width: 50, height: 60)
        #expect(spaces.frameInContainer(own, of: view) == Rect(x: 0, y: 0, width: 50, height: 60))
        #expect(spaces.frameInContainer(frame, of: .outermost) == Rect(x: 0, y: 0, width: 50, height: 60))
        let outside = Spaces.views(tree, container: .outermost)
        #expect(outside.frameInContainer(own, of: view) == frame)
    }
}
