import Testing

@testable import SegueJSON

@Suite struct CursorNumbersTests {
    @Test(arguments: [
        0, 1, 7, 10, 42, 99, 100, 101, 999, 1000, 9999, 10_000, 12_345, 99_999, 100_000, 123_456, 99_999_999,
        100_000_000, 100_000_001, 9_999_999_999_999_999, 10_000_000_000_000_000, UInt64.max,
    ])
    func appendsWholeNumbers(value: UInt64) {
        #expect(appended { $0.appendLong(value) } == String(value))
    }

    @Test(arguments: [
        (1, 1, ".1"), (10, 2, ".1"), (1, 2, ".01"), (123, 3, ".123"), (120, 3, ".12"), (1, 8, ".00000001"),
        (12_345_678, 8, ".12345678"), (1, 9, ".000000001"), (10, 9, ".00000001"),
        (999_999_999, 9, ".999999999"), (500_000_000, 9, ".5"),
    ])
    func appendsFractionsWithoutZerosAtTheirEnd(fraction: UInt64, digits: Int, expected: String) {
        #expect(appended { $0 = $0.appendingFraction(fraction, digits: digits) } == expected)
    }

    /// The whole part is that of the number before it was rounded: 274.99998 has 274.
    @Test(arguments: [
        (2_756_667, 275, 4, "275.6667"), (2_750_000, 274, 4, "275"), (120_000, 12, 4, "12"), (7, 7, 0, "7"),
        (8, 7, 0, "8"), (5, 0, 1, "0.5"), (10, 0, 1, "1"),
        (1_000_000_000, 99_999_999, 1, "100000000"), (1_234_567_890_125, 12_345_678_901, 2, "12345678901.25"),
    ])
    func appendsScaledNumbers(units: UInt64, whole: UInt64, digits: Int, expected: String) {
        #expect(appended { $0 = $0.appendingScaled(units, over: whole, digits: digits) } == expected)
    }

    /// Next to what the short way takes, and just outside of it.
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (999, "999"), (1000, "1000"), (-1, "-1"), (-999, "-999"), (0.5, "0.5"),
            (4032, "4032"), (3004.125, "3004.125"), (99_999.75, "99999.75"),
            (999.5, "999.5"), (.leastNonzeroMagnitude, "0"), (1.0.nextUp, "1"), (1.0.nextDown, "1"),
            (0x1p52, "4503599627370496"), (0x1p52 + 1, "4503599627370497"), (-0x1p52, "-4503599627370496"),
            (0x1p53 + 2, "9007199254740994"),
        ] as [(Double, String)])
    func appendsNumbers(value: Double, expected: String) {
        #expect(appended { $0.number(value, digits: 4) } == expected)
    }
}
