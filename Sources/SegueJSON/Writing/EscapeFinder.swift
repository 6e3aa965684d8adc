/// Finds the bytes that a JSON string must escape: quotes, backslashes and control characters.
enum EscapeFinder {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Returns the place of the first byte from `start` on that must be escaped, or the length.
    static func firstEscape(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let bytes = UnsafeRawBufferPointer(utf8)
        while index + 8 <= bytes.count {
            if hasEscape(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { break }
            index += 8
        }
        while index < bytes.count, !needsEscape(bytes[index]) { index += 1 }
        return index
    }

    static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Whether one of eight bytes must be escaped. Subtracting borrows from the high bit of a byte that is
    /// smaller; a byte that had that bit itself does not count.
    private static func hasEscape(_ word: UInt64) -> Bool {
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let controls = (word &- ones &* 0x20) & ~word
        return (controls | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes) & highs != 0
    }
}
