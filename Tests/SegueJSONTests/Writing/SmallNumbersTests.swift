import Testing

@testable import SegueJSON

@Suite struct SmallNumbersTests {
    @Test func haveTheTextOfEachNumber() {
        #expect(SmallNumbers.count == 1000)
        #expect(SmallNumbers.table.utf8CodeUnitCount == 4000)
        for number in 0..<SmallNumbers.count {
            let written = appended { $0.position = SmallNumbers.store(number, at: $0.position) }
            #expect(written == String(number))
        }
    }

    @Test func haveTheTextsOfNumbersOfFiveDigits() {
        for number in stride(from: UInt64(100), to: 100_000, by: 7) {
            let written = appended {
                $0.position = SmallNumbers.store(hundreds: number / 100, rest: number % 100, at: $0.position)
            }
            #expect(written == String(number))
        }
    }
}
