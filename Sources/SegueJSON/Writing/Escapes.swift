/// What a JSON string must escape: quotes, backslashes and control characters.
enum Escapes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    static func isNeeded(for byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Whether one of eight bytes must be escaped.
    static func areNeeded(in word: UInt64) -> Bool {
        marks(in: word) & highs != 0
    }

    /// Whether one of the bytes of two words must be escaped.
    static func areNeeded(in first: UInt64, _ second: UInt64) -> Bool {
        (marks(in: first) | marks(in: second)) & highs != 0
    }

    /// Has the high bit of a byte set where one up to it must be escaped. Subtracting borrows from the high bit of a
    /// byte that is smaller; a byte that had that bit itself does not count.
    private static func marks(in word: UInt64) -> UInt64 {
        // Flipping the bit that tells a quote from a blank puts it next to the control characters.
        let controlsAndQuotes = (word ^ ones &* 0x02) &- ones &* 0x21
        let backslashes = (word ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
        return (controlsAndQuotes | backslashes) & ~word
    }
}
