extension Response {
    private static let jsonFields = [Field("Content-Type", MediaType.json)]

    /// Returns 200 with a JSON document.
    package static func json(_ document: [UInt8]) -> Response {
        Response(status: 200, fields: jsonFields, body: document)
    }

    /// Returns plain text.
    package static func text(_ text: String, status: Int = 200) -> Response {
        Response(status: status, fields: [Field("Content-Type", MediaType.text)], body: Array(text.utf8))
    }
}
