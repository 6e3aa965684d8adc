extension SyntaxScanner {
    /// Scans a string from its opening quote on.
    mutating func string() throws(SyntaxError) {
        position += 1
        while true {
            switch next {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try escape()
            case nil: throw error(.unexpectedEnd)
            case .some(0..<0x20): throw error(.controlCharacter)
            case .some(0x20..<0x80): position += 1
            default: try multibyteScalar()
            }
        }
    }

    private mutating func escape() throws(SyntaxError) {
        let start = position
        position += 1
        guard let kind = next else { throw error(.unexpectedEnd) }
        guard kind == UInt8(ascii: "u") else {
            guard "\"\\/bfnrt".utf8.contains(kind) else {
                throw SyntaxError(byteOffset: start, cause: .invalidEscape)
            }
            position += 1
            return
        }
        let unit = try codeUnit(from: start)
        if UTF16.isTrailSurrogate(unit) { throw SyntaxError(byteOffset: start, cause: .loneSurrogate) }
        guard UTF16.isLeadSurrogate(unit) else { return }
        try trailSurrogate(after: start)
    }

    private mutating func trailSurrogate(after start: Int) throws(SyntaxError) {
        for expected in "\\u".utf8 {
            guard let byte = next else { throw error(.unexpectedEnd) }
            guard byte == expected else { throw SyntaxError(byteOffset: start, cause: .loneSurrogate) }
            position += 1
        }
        position -= 1
        let unit = try codeUnit(from: position - 1)
        if !UTF16.isTrailSurrogate(unit) { throw SyntaxError(byteOffset: start, cause: .loneSurrogate) }
    }

    /// Scans `u` and four hexadecimal digits; `start` is where the escape began.
    private mutating func codeUnit(from start: Int) throws(SyntaxError) -> UInt16 {
        position += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next else { throw error(.unexpectedEnd) }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw SyntaxError(byteOffset: start, cause: .invalidEscape)
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    /// Scans one scalar that is not ASCII (Unicode 16, table 3-7: well-formed UTF-8 byte sequences).
    private mutating func multibyteScalar() throws(SyntaxError) {
        let start = position
        let (secondByte, count): (ClosedRange<UInt8>, Int) =
            switch bytes[start] {
            case 0xC2...0xDF: (0x80...0xBF, 2)
            case 0xE0: (0xA0...0xBF, 3)
            case 0xED: (0x80...0x9F, 3)
            case 0xE1...0xEF: (0x80...0xBF, 3)
            case 0xF0: (0x90...0xBF, 4)
            case 0xF1...0xF3: (0x80...0xBF, 4)
            case 0xF4: (0x80...0x8F, 4)
            default: throw error(.invalidUTF8)
            }
        position += 1
        for index in 1..<count {
            guard let byte = next else { throw error(.unexpectedEnd) }
            guard (index == 1 ? secondByte : 0x80...0xBF).contains(byte) else {
                throw SyntaxError(byteOffset: start, cause: .invalidUTF8)
            }
            position += 1
        }
    }
}
