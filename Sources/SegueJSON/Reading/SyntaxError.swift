/// Why bytes are not a JSON document that is read here, and where.
public struct SyntaxError: Error, Equatable, Sendable {
    /// Of the first byte that is wrong; the length of the body where something is missing at its end.
    public var byteOffset: Int
    public var cause: Cause

    public init(byteOffset: Int, cause: Cause) {
        self.byteOffset = byteOffset
        self.cause = cause
    }

    public enum Cause: CaseIterable, Equatable, Sendable {
        case emptyBody, unexpectedEnd, trailingBytes, byteOrderMark
        case expectedValue, expectedName, expectedColon, expectedCommaOrBracket, expectedCommaOrBrace
        case invalidLiteral, notANumber, infinity
        case leadingZero, missingDigits, numberOutOfRange
        case controlCharacter, invalidEscape, loneSurrogate, invalidUTF8
        case tooDeep
        /// The parser refused the bytes, but the scanner finds nothing wrong, as with a body over 4 GiB.
        case unreadable
    }
}

extension SyntaxError: CustomStringConvertible {
    public var description: String { "\(cause) at byte \(byteOffset)" }
}

extension SyntaxError.Cause: CustomStringConvertible {
    /// What is wrong, as a phrase that starts in lower case.
    public var description: String {
        switch self {
        case .emptyBody: "the body is empty"
        case .unexpectedEnd: "the body ends before the document does"
        case .trailingBytes: "bytes follow the end of the document"
        case .byteOrderMark: "a byte order mark is not allowed"
        case .expectedValue: "expected a value"
        case .expectedName: "expected the name of a member in double quotes"
        case .expectedColon: "expected a colon"
        case .expectedCommaOrBracket: "expected a comma or ]"
        case .expectedCommaOrBrace: "expected a comma or }"
        case .invalidLiteral: "only the words true, false and null are JSON"
        case .notANumber: "NaN is not JSON"
        case .infinity: "Infinity is not JSON"
        case .leadingZero: "a number must not start with a needless 0"
        case .missingDigits: "a digit is missing in a number"
        case .numberOutOfRange: "the number is out of range"
        case .controlCharacter: "a control character in a string must be escaped"
        case .invalidEscape: "the escape is none that JSON has"
        case .loneSurrogate: "the escape of a surrogate needs its other half"
        case .invalidUTF8: "the bytes are not UTF-8"
        case .tooDeep: "more than \(JSONDocument.depthLimit) arrays and objects are inside each other"
        case .unreadable: "the body cannot be read as JSON"
        }
    }
}
