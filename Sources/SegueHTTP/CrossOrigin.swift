/// What browsers are told of pages that may call from another origin (Fetch standard, CORS).
package struct CrossOrigin: Sendable {
    /// An origin, or `*` for all; nil where none may.
    private let allowedOrigin: String?
    private let fields: [Response.Field]

    package init(allowedOrigin: String?) {
        self.allowedOrigin = allowedOrigin
        var fields: [Response.Field] = []
        if let allowedOrigin {
            fields.append(Response.Field("Access-Control-Allow-Origin", allowedOrigin))
            // Caches must not hand an answer for one origin to another.
            if allowedOrigin != "*" { fields.append(Response.Field("Vary", "Origin")) }
        }
        self.fields = fields
    }

    /// Returns an answer with the fields that every answer has.
    func completed(_ response: Response) -> Response {
        guard !fields.isEmpty else { return response }
        var completed = response
        completed.fields += fields
        return completed
    }

    /// Returns the answer to OPTIONS, which is also a browser's question before a cross-origin POST.
    func preflight(allowing methods: [String]) -> Response {
        let allowed = methods.joined(separator: ", ")
        var response = Response(status: 204, fields: [Response.Field("Allow", allowed)])
        guard allowedOrigin != nil else { return response }
        response.fields += [
            Response.Field("Access-Control-Allow-Methods", allowed),
            Response.Field("Access-Control-Allow-Headers", "Content-Type"),
            Response.Field("Access-Control-Max-Age", "86400"),
        ]
        return response
    }
}
