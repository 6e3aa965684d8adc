/// What is known of a request before its body arrives.
package struct Head: Equatable, Sendable {
    /// Nil where the method is none that any route answers; `methodName` has it as it was sent.
    package var method: Method?
    package var methodName: String
    /// The path of the request target as it was sent, not percent-decoded, without the query.
    package var path: String
    /// What follows the first `?`, not decoded; nil where there is none.
    package var query: String?
    /// The value of Content-Type as it was sent.
    package var contentType: String?
    /// The value of Content-Length; nil where the body is chunked or there is none.
    package var contentLength: Int?
    /// Whether the body comes in chunks, so that its length is not known yet.
    package var isChunked: Bool
    /// The value of Origin, which browsers send with cross-origin requests.
    package var origin: String?

    /// A head that nothing is known of.
    package init() {
        methodName = ""
        path = ""
        isChunked = false
    }

    package init(
        method: Method?, methodName: String? = nil, path: String, query: String? = nil,
        contentType: String? = nil, contentLength: Int? = nil, isChunked: Bool = false, origin: String? = nil
    ) {
        self.method = method
        self.methodName = methodName ?? method?.rawValue ?? ""
        self.path = path
        self.query = query
        self.contentType = contentType
        self.contentLength = contentLength
        self.isChunked = isChunked
        self.origin = origin
    }
}
