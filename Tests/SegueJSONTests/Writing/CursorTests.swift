import Testing

@testable import SegueJSON

@Suite struct CursorTests {
    @Test(arguments: [0, 1, 7, 10, 42, 99, 100, 101, 1000, 12_345, 123_456, UInt64.max])
    func appendsWholeNumbers(value: UInt64) {
        #expect(appended { $0.appendWhole(value) } == String(value))
    }

    @Test(arguments: [
        (1, 1, ".1"), (10, 2, ".1"), (1, 2, ".01"), (123, 3, ".123"), (120, 3, ".12"), (1, 9, ".000000001"),
        (999_999_999, 9, ".999999999"), (500_000_000, 9, ".5"),
    ])
    func appendsFractionsWithoutZerosAtTheirEnd(fraction: UInt32, digits: Int, expected: String) {
        #expect(appended { $0.appendFraction(fraction, digits: digits) } == expected)
    }

    @Test(arguments: [(2_756_667, 4, "275.6667"), (120_000, 4, "12"), (7, 0, "7"), (5, 1, "0.5")])
    func appendsScaledNumbers(units: UInt64, digits: Int, expected: String) {
        #expect(appended { $0.appendScaled(units, digits: digits) } == expected)
    }

    @Test func appendsTextOfOneLetterAndOfNone() {
        let written = appended {
            $0.literal("a")
            $0.literal("")
            $0.literal("bc")
        }
        #expect(written == "abc")
    }

    private func appended(_ write: (inout Cursor) -> Void) -> String {
        let bytes = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            var cursor = Cursor(start)
            write(&cursor)
            count = cursor.position - start
        }
        return text(bytes)
    }
}
