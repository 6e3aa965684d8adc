import Testing

@testable import SegueKit

@Suite struct ArrayBuildingTests {
    /// As many elements as are made, up to the places there are.
    @Test(arguments: [(0, 0), (1, 1), (4, 0), (4, 3), (4, 4)])
    func theElementsAreThoseThatWereMade(places: Int, count: Int) {
        let built = [String](building: places) { elements in
            for number in 0..<count { elements.append("element \(number)") }
        }
        #expect(built == (0..<count).map { "element \($0)" })
    }
}
