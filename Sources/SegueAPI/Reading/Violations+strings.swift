import SegueJSON

extension Violations {
    /// A colour as `#rrggbb` or `#rrggbbaa`.
    mutating func color(_ value: JSONValue?) -> String? {
        guard let value, let utf8 = utf8(of: value) else { return nil }
        if utf8.first == UInt8(ascii: "#"), utf8.count == 7 || utf8.count == 9,
            utf8.dropFirst().allSatisfy(Self.isHexDigit)
        {
            return value.string
        }
        report(.notAllowed, at: value, "must be a colour as #rrggbb or #rrggbbaa, is \(value.described)")
        return nil
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }

    /// A name of 1 to 64 characters.
    mutating func name(_ value: JSONValue?) -> String? {
        guard let value, let utf8 = utf8(of: value) else { return nil }
        if Self.isNameLength(utf8) { return value.string }
        let count = Self.scalarCount(of: utf8)
        report(.outOfRange, at: value, "must be 1...\(Limits.nameLength) characters long, is \(count)")
        return nil
    }

    /// The bytes of what must be a string.
    private mutating func utf8(of value: JSONValue) -> UnsafeBufferPointer<UInt8>? {
        value.utf8 ?? wrongType(of: value, "a string")
    }

    /// Whether a name is neither empty nor too long; most are told by their bytes.
    static func isNameLength(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        !utf8.isEmpty && (utf8.count <= Limits.nameLength || scalarCount(of: utf8) <= Limits.nameLength)
    }

    /// How many Unicode scalars there are in UTF-8: as many as there are bytes that begin one.
    static func scalarCount(of utf8: UnsafeBufferPointer<UInt8>) -> Int { utf8.count { $0 & 0xC0 != 0x80 } }
}
