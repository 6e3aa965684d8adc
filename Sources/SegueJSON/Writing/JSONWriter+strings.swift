extension JSONWriter {
    /// Writes a string. Only quotes, backslashes and control characters are escaped.
    public mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(utf8: $0) }
    }

    /// Writes the string of `prefix`, which must need no escapes, and `text`.
    public mutating func string(_ prefix: StaticString, _ text: String) {
        compose(atMost: prefix.utf8CodeUnitCount + 1) {
            $0.append(UInt8(ascii: "\""))
            $0.literal(prefix)
        }
        var text = text
        text.withUTF8 { rest(utf8: $0) }
    }

    /// Writes the string in `utf8`, which must be valid UTF-8.
    public mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        literal("\"")
        rest(utf8: utf8)
    }

    /// Writes what follows the opening quote, the closing one and a comma.
    private mutating func rest(utf8: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while true {
            let end = EscapeFinder.firstEscape(in: utf8, from: start)
            let isLast = end == utf8.count
            compose(atMost: end - start + 2) {
                if let bytes = utf8.baseAddress { $0.append(bytes + start, count: end - start) }
                if isLast { $0.literal("\",") }
            }
            if isLast { return }
            escape(utf8[end])
            start = end + 1
        }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x08: literal("\\b")
        case 0x09: literal("\\t")
        case 0x0A: literal("\\n")
        case 0x0C: literal("\\f")
        case 0x0D: literal("\\r")
        case UInt8(ascii: "\""): literal("\\\"")
        case UInt8(ascii: "\\"): literal("\\\\")
        default:
            literal("\\u00")
            compose(atMost: 2) {
                $0.append(Self.hexDigit(byte >> 4))
                $0.append(Self.hexDigit(byte & 0xF))
            }
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
