import SegueJSON
import Testing

@Suite struct JSONWriterLargeNumbersTests {
    @Test(arguments: [
        (1e16, 0, "10000000000000000"),
        (1e22, 4, "10000000000000000000000"),
        (-1e22, 9, "-10000000000000000000000"),
        (1.7976931348623157e308, 9, "17976931348623157" + String(repeating: "0", count: 292)),
        (9_007_199_254_740_992, 0, "9007199254740992"),
        (123_456_789.987654321, 9, "123456789.98765433"),
        (99_999_999.999999991, 9, "99999999.99999999"),
        (99_999_999_999_999.875, 2, "99999999999999.88"),
        (99_999_999_999_999.875, 1, "99999999999999.9"),
        (4_503_599_627_370_495.5, 0, "4503599627370496"),
        (9_999_999_999_999_999.0, 0, "10000000000000000"),
    ])
    func expandsTheShortestDigits(value: Double, digits: Int, expected: String) {
        #expect(written(value, digits: digits) == expected)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func hasNoPlaceForWhatIsNotFinite(value: Double) async {
        await #expect(processExitsWith: .failure) { [bits = value.bitPattern as UInt64] in
            var writer = JSONWriter()
            writer.number(Double(bitPattern: bits), digits: 4)
            _ = writer.finish()
        }
    }
}
