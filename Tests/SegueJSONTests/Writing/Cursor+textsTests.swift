import Testing

@testable import SegueJSON

@Suite struct CursorTextsTests {
    /// RFC 8259 §7: quotation mark, reverse solidus, and U+0000 to U+001F must be escaped; nothing else.
    @Test(arguments: UInt8.min...UInt8.max)
    func stopsAtEachByteAtEachPlace(byte: UInt8) {
        let mustBeEscaped = byte < 0x20 || byte == 0x22 || byte == 0x5C
        for count in 1..<28 {
            for place in 0..<count {
                var bytes = (0..<count).map { UInt8(0x61 + $0 % 26) }
                bytes[place] = byte
                let copied = Self.unescaped(bytes)
                #expect(copied == Array(mustBeEscaped ? bytes[..<place] : bytes[...]))
            }
        }
    }

    /// All or nothing, of 4 to 16 bytes.
    @Test(arguments: UInt8.min...UInt8.max)
    func copiesShortTextsAtOnce(byte: UInt8) {
        let mustBeEscaped = byte < 0x20 || byte == 0x22 || byte == 0x5C
        for count in 1..<20 {
            for place in 0..<count {
                var bytes = (0..<count).map { UInt8(0x61 + $0 % 26) }
                bytes[place] = byte
                let isCopied = (4...16).contains(count) && !mustBeEscaped
                #expect(Self.short(bytes) == (isCopied ? bytes : []))
            }
        }
    }

    /// What was copied; nothing where that is told.
    private static func short(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
            bytes.withUnsafeBufferPointer { source in
                guard let start = buffer.baseAddress, let first = source.baseAddress else { return }
                var cursor = Cursor(start)
                let isCopied = cursor.appendShort(first, count: source.count)
                count = isCopied ? source.count : 0
                #expect(cursor.position == start + count)
            }
        }
    }

    @Test func copiesNothingOfNothing() {
        #expect(Self.unescaped([]) == [])
    }

    /// What was copied, as long as the count that is returned says.
    private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
            bytes.withUnsafeBufferPointer { source in
                guard let start = buffer.baseAddress, let first = source.baseAddress else { return }
                var cursor = Cursor(start)
                count = cursor.appendUnescaped(first, count: source.count)
                #expect(cursor.position == start + count)
            }
        }
    }
}
