import Testing

@testable import SegueJSON

@Suite struct CursorFourNumbersTests {
    private static let names: (StaticString, StaticString, StaticString, StaticString) =
        ("a", ",b", ",width", ",a longer one")

    /// Small numbers, those next to them, and what must be rounded, as each is written alone.
    @Test func writesWhatFourNumbersWrite() {
        let values = [
            0, -0.0, 1, 999, 999.875, 1000, 1023.875, 1024, -1, -0.125, 0.125, 12.25, 0.375, 7.5, 0.1,
            1.0.nextUp, 0x1p48, 0x1p60, -0x1p52,
        ]
        for (index, first) in values.enumerated() {
            for second in values {
                let third = values[(index + 5) % values.count]
                let fourth = values[(index + 11) % values.count]
                for digits in 0...9 {
                    let text = appended {
                        $0.numbers(Self.names, (first, second, third, fourth), digits: digits)
                    }
                    let alone = [first, second, third, fourth].map { value in
                        appended { $0.number(value, digits: digits) }
                    }
                    #expect(text == "a\(alone[0]),b\(alone[1]),width\(alone[2]),a longer one\(alone[3])")
                }
            }
        }
    }

    @Test func roundsEighthsToFewerDigits() {
        let text = appended { $0.numbers(Self.names, (0.125, 0.25, 0.375, 999.875), digits: 1) }
        #expect(text == "a0.1,b0.3,width0.4,a longer one999.9")
    }
}
