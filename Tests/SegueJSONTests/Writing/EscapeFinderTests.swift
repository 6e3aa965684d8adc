import Testing

@testable import SegueJSON

@Suite struct EscapeFinderTests {
    private static func firstEscape(in bytes: [UInt8], from start: Int = 0) -> Int {
        bytes.withUnsafeBufferPointer { EscapeFinder.firstEscape(in: $0, from: start) }
    }

    /// RFC 8259 §7: quotation mark, reverse solidus, and U+0000 to U+001F must be escaped; nothing else.
    @Test(arguments: UInt8.min...UInt8.max)
    func findsEachByteAtEachPlace(byte: UInt8) {
        let mustBeEscaped = byte < 0x20 || byte == 0x22 || byte == 0x5C
        for place in 0..<20 {
            var bytes = [UInt8](repeating: 0x61, count: 20)
            bytes[place] = byte
            #expect(Self.firstEscape(in: bytes) == (mustBeEscaped ? place : 20))
        }
    }

    @Test func beginsWhereItIsToldTo() {
        let bytes = Array("\"abcdefghij\"".utf8)
        #expect(Self.firstEscape(in: bytes) == 0)
        #expect(Self.firstEscape(in: bytes, from: 1) == 11)
        #expect(Self.firstEscape(in: bytes, from: 12) == 12)
        #expect(Self.firstEscape(in: []) == 0)
    }
}
