import CMicroHTTPD
import Glibc
import SegueHTTP

extension Head {
    /// Makes a head of what the C server read; it allocates nothing for what most requests send.
    init(_ head: segue_head) {
        let method = Method(head.method)
        self.init(
            method: method, methodName: method == nil ? String(head.method) : nil,
            path: String(head.path), query: head.query.bytes == nil ? nil : String(head.query),
            contentType: Self.contentType(head.content_type),
            contentLength: head.content_length < 0 ? nil : Int(head.content_length),
            isChunked: head.chunked, origin: head.origin.bytes == nil ? nil : String(head.origin))
    }

    private static func contentType(_ text: segue_text) -> String? {
        if text.bytes == nil { return nil }
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
