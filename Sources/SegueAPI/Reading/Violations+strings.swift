import SegueJSON

extension Violations {
    /// A colour as `#rrggbb` or `#rrggbbaa`.
    mutating func color(_ value: JSONValue?) -> String? {
        guard let text = string(value), let value else { return nil }
        if let utf8 = value.utf8, utf8.first == UInt8(ascii: "#"), utf8.count == 7 || utf8.count == 9,
            utf8.dropFirst().allSatisfy(Self.isHexDigit)
        {
            return text
        }
        report(.notAllowed, at: value, "must be a colour as #rrggbb or #rrggbbaa, is \(value.described)")
        return nil
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }

    /// A name of 1 to 64 characters.
    mutating func name(_ value: JSONValue?) -> String? {
        guard let text = string(value), let value else { return nil }
        if Self.isNameLength(text) { return text }
        let count = text.unicodeScalars.count
        report(.outOfRange, at: value, "must be 1...\(Limits.nameLength) characters long, is \(count)")
        return nil
    }

    /// Whether a name is neither empty nor too long; most are told by their bytes.
    static func isNameLength(_ text: String) -> Bool {
        !text.isEmpty
            && (text.utf8.count <= Limits.nameLength || text.unicodeScalars.count <= Limits.nameLength)
    }
}
