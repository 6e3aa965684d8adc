extension JSONWriter {
    /// Writes a string. Only quotes, backslashes and control characters are escaped.
    public mutating func string(_ text: String) {
        literal("\"")
        characters(text)
        literal("\",")
    }

    /// Writes the string in `utf8`, which must be valid UTF-8.
    public mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        literal("\"")
        characters(utf8: utf8)
        literal("\",")
    }

    /// Writes what is between the quotes of a string.
    public mutating func characters(_ text: String) {
        // The bytes are lent; for a string that may change, as `withUTF8` wants it, references are counted.
        let written: Void? = text.utf8.withContiguousStorageIfAvailable { characters(utf8: $0) }
        if written == nil { copiedCharacters(text) }
    }

    @inline(never)
    private mutating func copiedCharacters(_ text: String) {
        var text = text
        text.withUTF8 { characters(utf8: $0) }
    }

    @inline(__always)
    private mutating func characters(utf8: UnsafeBufferPointer<UInt8>) {
        guard let bytes = utf8.baseAddress else { return }
        var cursor = room(for: utf8.count)
        guard cursor.appendShort(bytes, count: utf8.count) else { return longCharacters(utf8: utf8) }
        self.cursor = cursor
    }

    @inline(never)
    private mutating func longCharacters(utf8: UnsafeBufferPointer<UInt8>) {
        guard let bytes = utf8.baseAddress else { return }
        let copied = unescaped(bytes, count: utf8.count)
        if copied < utf8.count { escaped(bytes + copied, count: utf8.count - copied) }
    }

    /// Writes characters of which the first one must be escaped.
    @inline(never)
    private mutating func escaped(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var done = 0
        while done < count {
            escape(bytes[done])
            done += 1
            done += unescaped(bytes + done, count: count - done)
        }
    }

    /// Writes the characters before the first one that must be escaped, and returns how many those are.
    @inline(__always)
    private mutating func unescaped(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        var cursor = room(for: count)
        let written = cursor.appendUnescaped(bytes, count: count)
        self.cursor = cursor
        return written
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
