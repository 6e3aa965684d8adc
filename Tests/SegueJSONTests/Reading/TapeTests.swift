import Testing

@testable import SegueJSON

/// The words are examples of simdjson's doc/tape.md.
@Suite struct TapeTests {
    @Test func takesWordsApart() {
        let object: UInt64 = 0x7B00_0002_0000_0026
        #expect(Tape.tag(of: object) == Tape.object)
        #expect(Tape.count(of: object) == 2)
        #expect(Tape.end(of: object) == 38)
        let string: UInt64 = 0x2200_0000_0000_0100
        #expect(Tape.tag(of: string) == Tape.string)
        #expect(Tape.payload(of: string) == 256)
    }

    @Test func fillsTheFieldsOfAWord() {
        #expect(Tape.count(of: 0x5BFF_FFFF_0000_0000) == Tape.saturatedCount)
        #expect(Tape.end(of: 0x5B00_0000_FFFF_FFFF) == 0xFFFF_FFFF)
        #expect(Tape.payload(of: .max) == 0xFF_FFFF_FFFF_FFFF)
    }
}
