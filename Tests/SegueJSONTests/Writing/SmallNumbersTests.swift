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
}
