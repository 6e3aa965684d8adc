import Testing

@testable import SegueJSON

@Suite struct CursorTextsTests {
    /// RFC 8259 §7: quotation mark, reverse solidus, and U+0000 to U+001F must be escaped; nothing else.
    @Test(arguments: UInt8.min...UInt8.max)
    func stopsAtEachByteAtEachPlace(byte: UInt8) {
        for (bytes, place) in Self.texts(with: byte, below: 28) {
            let copied = Self.unescaped(bytes)
            #expect(copied == Array(Self.mustBeEscaped(byte) ? bytes[..<place] : bytes[...]))
        }
    }

    /// All or nothing, of 4 to 16 bytes.
    @Test(arguments: UInt8.min...UInt8.max)
    func copiesShortTextsAtOnce(byte: UInt8) {
        for (bytes, _) in Self.texts(with: byte, below: 20) {
            let isCopied = (4...16).contains(bytes.count) && !Self.mustBeEscaped(byte)
            #expect(Self.short(bytes) == (isCopied ? bytes : []))
        }
    }

    private static func mustBeEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

    /// Letters of each length from 1 on, with `byte` at each of their places.
    private static func texts(with byte: UInt8, below limit: Int) -> [(bytes: [UInt8], place: Int)] {
        (1..<limit).flatMap { count in
            (0..<count).map { place in
                var bytes = (0..<count).map { UInt8(0x61 + $0 % 26) }
                bytes[place] = byte
                return (bytes, place)
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
