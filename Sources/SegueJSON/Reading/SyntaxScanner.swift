/// Finds where and why bytes break RFC 8259 or the limits of the parser (depth, range of numbers).
///
/// Only for bytes that the parser refused: it accepts and refuses the same, but takes longer. It does not
/// recurse, so that no document exhausts the stack. O(n).
struct SyntaxScanner {
    /// What may come next, apart from whitespace.
    private enum Expectation {
        case value, elementOrEnd, nameOrEnd, name, commaOrEnd, end
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    private var depth = 0
    /// A bit for each open container, the innermost lowest: 1 is an object, 0 an array.
    private var objects: UInt64 = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func scan() throws(SyntaxError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw error(.byteOrderMark) }
        skipWhitespace()
        if position == bytes.count { throw SyntaxError(byteOffset: 0, cause: .emptyBody) }
        var expectation = Expectation.value
        while expectation != .end {
            skipWhitespace()
            expectation = try step(expectation)
        }
        skipWhitespace()
        if position < bytes.count { throw error(.trailingBytes) }
    }

    private mutating func step(_ expectation: Expectation) throws(SyntaxError) -> Expectation {
        switch expectation {
        case .value: return try value()
        case .elementOrEnd: return next == UInt8(ascii: "]") ? close() : try value()
        case .nameOrEnd: return next == UInt8(ascii: "}") ? close() : try name()
        case .name: return try name()
        case .commaOrEnd: return try commaOrEnd()
        case .end: return .end
        }
    }

    private mutating func value() throws(SyntaxError) -> Expectation {
        switch next {
        case UInt8(ascii: "{"):
            try open(isObject: true)
            return .nameOrEnd
        case UInt8(ascii: "["):
            try open(isObject: false)
            return .elementOrEnd
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
        case .some(UInt8(ascii: "a")...UInt8(ascii: "z")), .some(UInt8(ascii: "A")...UInt8(ascii: "Z")):
            try literal()
        default: throw error(.expectedValue)
        }
        return depth == 0 ? .end : .commaOrEnd
    }

    private mutating func name() throws(SyntaxError) -> Expectation {
        guard next == UInt8(ascii: "\"") else { throw error(.expectedName) }
        try string()
        skipWhitespace()
        guard next == UInt8(ascii: ":") else { throw error(.expectedColon) }
        position += 1
        return .value
    }

    private mutating func commaOrEnd() throws(SyntaxError) -> Expectation {
        let isObject = objects & 1 == 1
        if next == UInt8(ascii: ",") {
            position += 1
            return isObject ? .name : .value
        }
        guard next == UInt8(ascii: isObject ? "}" : "]") else {
            throw error(isObject ? .expectedCommaOrBrace : .expectedCommaOrBracket)
        }
        return close()
    }

    private mutating func open(isObject: Bool) throws(SyntaxError) {
        guard depth < JSONDocument.depthLimit else { throw error(.tooDeep) }
        depth += 1
        objects = objects << 1 | (isObject ? 1 : 0)
        position += 1
    }

    private mutating func close() -> Expectation {
        depth -= 1
        objects >>= 1
        position += 1
        return depth == 0 ? .end : .commaOrEnd
    }
}

extension SyntaxScanner {
    /// Nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipWhitespace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// The error at the present position: where the bytes end there, that they do is the cause.
    func error(_ cause: SyntaxError.Cause) -> SyntaxError {
        SyntaxError(byteOffset: position, cause: position < bytes.count ? cause : .unexpectedEnd)
    }
}
