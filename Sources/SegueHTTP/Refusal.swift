/// Why the server itself refuses a request, before anything that serves has seen its body.
package enum Refusal: Equatable, Sendable {
    /// A request line or header that is malformed or ambiguous; the text says what would be right.
    case badHeader(String)
    /// A body over so many bytes.
    case bodyTooLarge(limit: Int)
    /// A request target over so many bytes.
    case targetTooLong(limit: Int)
    /// Headers over so many bytes, all of them together.
    case headersTooLarge(limit: Int)
    /// Over so many headers.
    case tooManyHeaders(limit: Int)
}

extension Refusal {
    package var status: Int {
        switch self {
        case .badHeader: 400
        case .bodyTooLarge: 413
        case .targetTooLong: 414
        case .headersTooLarge, .tooManyHeaders: 431
        }
    }
}
