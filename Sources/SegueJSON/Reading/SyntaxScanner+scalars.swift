extension SyntaxScanner {
    /// Scans a word that starts with a letter.
    mutating func literal() throws(SyntaxError) {
        let word = word(from: position)
        switch word {
        case "true", "false", "null":
            position += word.utf8.count
        case "NaN", "nan":
            throw error(.notANumber)
        case "Infinity", "infinity", "inf":
            throw error(.infinity)
        default:
            let isCutOff = position + word.utf8.count == bytes.count
            if isCutOff, ["true", "false", "null"].contains(where: { $0.hasPrefix(word) }) {
                position = bytes.count
            }
            throw error(.invalidLiteral)
        }
    }

    mutating func number() throws(SyntaxError) {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        if word(from: position).lowercased().hasPrefix("inf") { throw error(.infinity) }
        let firstDigit = position
        try digits()
        if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
            throw SyntaxError(byteOffset: firstDigit, cause: .leadingZero)
        }
        let hasFraction = try fraction()
        let hasExponent = try exponent()
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let isInRange =
            hasFraction || hasExponent
            ? Double(text)?.isFinite == true
            : Int64(text) != nil || UInt64(text) != nil
        if !isInRange { throw SyntaxError(byteOffset: start, cause: .numberOutOfRange) }
    }

    private mutating func fraction() throws(SyntaxError) -> Bool {
        guard next == UInt8(ascii: ".") else { return false }
        position += 1
        try digits()
        return true
    }

    private mutating func exponent() throws(SyntaxError) -> Bool {
        guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return false }
        position += 1
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
        try digits()
        return true
    }

    private mutating func digits() throws(SyntaxError) {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == start { throw error(.missingDigits) }
    }

    /// The letters from `start` on, at most as many as the longest word has that is told apart.
    private func word(from start: Int) -> String {
        let letters = bytes[start...].prefix("Infinity".utf8.count + 1).prefix {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
