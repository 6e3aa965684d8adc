import SegueExport
import Testing

@Suite struct DecimalPlacesTests {
    /// Ratios keep six digits at least: the fourth is still seen in a share of a large picture.
    @Test(arguments: [(0, 6), (4, 6), (6, 6), (7, 7), (9, 9)])
    func ratiosHaveSixDigitsOrMore(lengths: Int, ratios: Int) {
        let places = DecimalPlaces(lengths: lengths)
        #expect(places.lengths == lengths)
        #expect(places.ratios == ratios)
    }

    @Test func lengthsHaveFourDigits() {
        #expect(DecimalPlaces() == DecimalPlaces(lengths: 4))
    }
}
