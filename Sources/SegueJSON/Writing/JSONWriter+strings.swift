extension JSONWriter {
    /// Writes a string. Only quotes, backslashes and control characters are escaped.
    public mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(utf8: $0) }
    }

    /// Writes the string of `prefix`, which must need no escapes, and `text`.
    public mutating func string(_ prefix: StaticString, _ text: String) {
        var cursor = room(for: prefix.utf8CodeUnitCount + 1)
        cursor.append(UInt8(ascii: "\""))
        cursor.append(prefix)
        self.cursor = cursor
        var text = text
        text.withUTF8 { rest(utf8: $0) }
    }

    /// Writes the string in `utf8`, which must be valid UTF-8.
    public mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        literal("\"")
        rest(utf8: utf8)
    }

    /// Writes what follows the opening quote, and the closing one.
    private mutating func rest(utf8: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in utf8.indices where Self.needsEscape(utf8[index]) {
            plain(utf8[start..<index])
            escape(utf8[index])
            start = index + 1
        }
        plain(utf8[start...])
        literal("\",")
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func plain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let address = bytes.base.baseAddress else { return }
        var cursor = room(for: bytes.count)
        cursor.append(address + bytes.startIndex, count: bytes.count)
        self.cursor = cursor
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
            var cursor = room(for: 2)
            cursor.append(Self.hexDigit(byte >> 4))
            cursor.append(Self.hexDigit(byte & 0xF))
            self.cursor = cursor
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
