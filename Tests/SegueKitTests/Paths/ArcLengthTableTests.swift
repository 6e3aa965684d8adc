import Testing

@testable import SegueKit

@Suite struct ArcLengthTableTests {
    /// Along t^2 half of the way is done at the square root of a half.
    @Test func parametersAreFoundByTheWay() {
        let table = ArcLengthTable(parts: 1000) { Point(x: 3 * $0 * $0, y: 4 * $0 * $0) }
        for fraction in [0, 0.1, 0.5, 0.9, 1] {
            #expect(
                isApproximately(table.parameter(atFraction: fraction), fraction.squareRoot(), within: 1e-5))
        }
    }

    @Test func aCurveWithoutLengthHasItsParameters() {
        let table = ArcLengthTable(parts: 4) { _ in Point(x: 1, y: 2) }
        #expect([0, 0.3, 1].map(table.parameter(atFraction:)) == [0, 0.3, 1])
    }
}
