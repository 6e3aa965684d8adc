import CMicroHTTPD
import Glibc
import SegueHTTP

extension Head {
    /// Reads what the C server read into a head that nothing is known of; it allocates nothing for what most requests
    /// send. Members are set in their place: to make a head of all of them copies it twice.
    mutating func read(_ head: segue_head) {
        method = Method(head.method)
        methodName = method?.rawValue ?? String(head.method)
        path = String(head.path)
        if head.query.bytes != nil { query = String(head.query) }
        if head.content_type.bytes != nil { contentType = Self.contentType(head.content_type) }
        if head.content_length >= 0 { contentLength = Int(head.content_length) }
        isChunked = head.chunked
        if head.origin.bytes != nil { origin = String(head.origin) }
    }

    private static func contentType(_ text: segue_text) -> String {
        // A literal lives in the binary; a string of 16 bytes of our own would be allocated.
        return text.equals("application/json") ? "application/json" : String(text)
    }
}

extension Method {
    init?(_ text: segue_text) {
        switch text {
        case let text where text.equals("POST"): self = .post
        case let text where text.equals("GET"): self = .get
        case let text where text.equals("HEAD"): self = .head
        case let text where text.equals("OPTIONS"): self = .options
        default: return nil
        }
    }
}

extension Refusal {
    init(_ refusal: segue_refusal) {
        let limit = refusal.limit
        switch refusal.kind {
        case SEGUE_BODY_TOO_LARGE: self = .bodyTooLarge(limit: limit)
        case SEGUE_TARGET_TOO_LONG: self = .targetTooLong(limit: limit)
        case SEGUE_HEADERS_TOO_LARGE: self = .headersTooLarge(limit: limit)
        case SEGUE_TOO_MANY_HEADERS: self = .tooManyHeaders(limit: limit)
        default: self = .badHeader(String(cString: refusal.reason))
        }
    }
}

extension Exchange {
    init(_ head: segue_head, _ outcome: segue_outcome) {
        self.init(
            methodName: Method(head.method)?.rawValue ?? String(head.method), path: String(head.path),
            status: Int(outcome.status), bytesIn: Int(outcome.bytes_in), bytesOut: Int(outcome.bytes_out),
            microseconds: Int(outcome.microseconds))
    }
}

extension segue_text {
    fileprivate func equals(_ other: StaticString) -> Bool {
        length == other.utf8CodeUnitCount && memcmp(bytes, other.utf8Start, length) == 0
    }
}

extension String {
    /// Decodes bytes as UTF-8, with U+FFFD in the place of what is none.
    fileprivate init(_ text: segue_text) {
        let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.length)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
