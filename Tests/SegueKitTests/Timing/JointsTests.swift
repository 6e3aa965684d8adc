import Testing

@testable import SegueKit

@Suite struct JointsTests {
    private static let times = [0, 0.25, 0.5, 0.75, 1]

    /// How far a chord reaches from each index, and how many times the fewest chords need.
    @Test(arguments: [
        ([1, 2, 3, 4], 5), ([4, 2, 3, 4], 2), ([2, 4, 3, 4], 3), ([3, 3, 4, 4], 3), ([2, 2, 3, 4], 4),
    ])
    func areAsFewAsCanBe(furthest: [Int], count: Int) {
        let joints = Joints.fewest(of: Self.times) { Array(($0 + 1)...furthest[$0]) }
        #expect(joints.count == count)
        #expect(joints.first == 0 && joints.last == 1 && joints == joints.sorted())
    }

    @Test func oneTimeIsBothEnds() {
        #expect(Joints.fewest(of: [0.5]) { _ in [] } == [0.5])
    }
}
