import SegueJSON

extension Violations {
    /// A colour as `#rrggbb` or `#rrggbbaa`.
    mutating func color(_ value: JSONValue?) -> String? {
        guard let text = string(value), let value else { return nil }
        let digits = text.utf8.dropFirst()
        let isHex = digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || isHexLetter($0) }
        if text.hasPrefix("#"), digits.count == 6 || digits.count == 8, isHex { return text }
        report(.notAllowed, at: value, "must be a colour as #rrggbb or #rrggbbaa")
        return nil
    }

    private func isHexLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }

    /// A name of 1 to 64 bytes.
    mutating func name(_ value: JSONValue?) -> String? {
        guard let text = string(value), let value else { return nil }
        if (1...Limits.nameLength).contains(text.utf8.count) { return text }
        report(.outOfRange, at: value, "must be 1...\(Limits.nameLength) bytes long, is \(text.utf8.count)")
        return nil
    }
}
