import Testing

@testable import SegueJSON

@Suite struct EighthsTests {
    @Test(
        arguments: [
            (0, 0), (0.125, 1), (0.25, 2), (1, 8), (12.5, 100), (999.875, 7999),
            (99_999_999.875, 799_999_999),
        ] as [(Double, UInt64)])
    func countsEighths(value: Double, count: UInt64) {
        #expect(Eighths(value).count == count)
        #expect(Eighths(value).remainder == 0)
    }

    @Test(arguments: [
        -0.0, -1, -0.125, 0.1, 1.0.nextUp, 0.0625, .leastNonzeroMagnitude, 0x1p52 + 1, .infinity, .nan,
    ])
    func leavesARemainderOrAnExcess(value: Double) {
        let eighths = Eighths(value)
        #expect(eighths.remainder != 0 || eighths.excess >= Eighths.excessLimit)
    }

    @Test(
        arguments: [
            (0, true), (999.875, true), (1000, false), (1023, false), (1024, false),
            (0x1p40, false), (-1000, false), (.infinity, false),
        ] as [(Double, Bool)])
    func tellsWhatIsSmall(value: Double, isSmall: Bool) {
        #expect((Eighths(value).excess < Eighths.excessLimit) == isSmall)
    }

    @Test(arguments: [(0, "7"), (1, "7.125"), (2, "7.25"), (4, "7.5"), (7, "7.875")] as [(UInt64, String)])
    func appendsFractions(count: UInt64, text: String) {
        let written = appended {
            $0.literal("7")
            $0.appendEighths(count)
        }
        #expect(written == text)
    }
}
