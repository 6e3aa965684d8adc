import Testing

@testable import SegueJSON

@Suite struct EightDigitsTests {
    private static func text(_ value: UInt64, from first: Int = 0) -> String {
        appended {
            EightDigits(value).store(from: first, at: $0.position)
            $0.position += 8 - first
        }
    }

    private static func padded(_ value: UInt64) -> String {
        String(String(value + EightDigits.count).dropFirst())
    }

    /// Each pair of digits and each half, beside other ones.
    @Test(arguments: 0..<100)
    func haveEachDigit(step: UInt64) {
        for value in [step, step * 100, step * 10_000, step * 1_000_000, step * 1_010_101] {
            #expect(Self.text(value) == Self.padded(value))
        }
        for value in stride(from: step * 997_003, to: EightDigits.count, by: 999_983) {
            #expect(Self.text(value) == Self.padded(value))
        }
    }

    @Test(arguments: [(1, 7, 8), (10, 6, 7), (12_345_678, 0, 8), (90_000_000, 0, 1), (1_020_300, 1, 6)])
    func countZerosAtBothEnds(value: UInt64, leading: Int, toLastNonzero: Int) {
        let digits = EightDigits(value)
        #expect(digits.leadingZeros == leading)
        #expect(digits.countToLastNonzero == toLastNonzero)
        #expect(Self.text(value, from: leading) == String(value))
    }
}
