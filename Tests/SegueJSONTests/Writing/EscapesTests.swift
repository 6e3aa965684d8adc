import Testing

@testable import SegueJSON

@Suite struct EscapesTests {
    /// RFC 8259 §7: quotation mark, reverse solidus, and U+0000 to U+001F must be escaped; nothing else.
    @Test(arguments: UInt8.min...UInt8.max)
    func areNeededForWhatJSONDoesNotAllow(byte: UInt8) {
        let mustBeEscaped = byte < 0x20 || byte == 0x22 || byte == 0x5C
        #expect(Escapes.isNeeded(for: byte) == mustBeEscaped)
        for place in 0..<8 {
            for others: UInt8 in [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7F, 0x80, 0xA2, 0xDC, 0xFF] {
                var bytes = [UInt8](repeating: others, count: 8)
                bytes[place] = byte
                let word = bytes.reduce(0) { $0 << 8 | UInt64($1) }
                #expect(Escapes.areNeeded(in: word) == mustBeEscaped)
                #expect(Escapes.areNeeded(in: word, 0x6161_6161_6161_6161) == mustBeEscaped)
                #expect(Escapes.areNeeded(in: 0x6161_6161_6161_6161, word) == mustBeEscaped)
            }
        }
    }
}
