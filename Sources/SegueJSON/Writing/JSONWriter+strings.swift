extension JSONWriter {
    /// Writes a string. Only quotes, backslashes and control characters are escaped.
    public mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(utf8: $0) }
    }

    /// Writes the string in `utf8`, which must be valid UTF-8.
    public mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        reserve(utf8.count + 3)
        append(UInt8(ascii: "\""))
        var start = 0
        for index in utf8.indices where Self.needsEscape(utf8[index]) {
            // What is left, the longest escape, a quote and a comma.
            reserve(utf8.count - start + 6 + 2)
            append(utf8[start..<index])
            appendEscape(of: utf8[index])
            start = index + 1
        }
        reserve(utf8.count - start + 2)
        append(utf8[start...])
        append(UInt8(ascii: "\""))
        append(UInt8(ascii: ","))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Appends at most six bytes.
    private mutating func appendEscape(of byte: UInt8) {
        switch byte {
        case 0x08: append("\\b")
        case 0x09: append("\\t")
        case 0x0A: append("\\n")
        case 0x0C: append("\\f")
        case 0x0D: append("\\r")
        case 0..<0x20:
            append("\\u00")
            append(UInt8(ascii: "0") + byte >> 4)
            append(Self.hexDigit(byte & 0xF))
        default:
            append(UInt8(ascii: "\\"))
            append(byte)
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
