package import SegueJSON

/// An error the client sees, as an `application/problem+json` document (RFC 9457).
package struct Problem: Error, Equatable, Sendable {
    /// What family of problems it belongs to; stable.
    package var type: String
    package var title: String
    package var status: Int
    /// What is wrong here and what would be right.
    package var detail: String
    /// Where in the body the syntax is wrong.
    package var byteOffset: Int?
    /// All that is wrong with the members of the body.
    package var violations: [Violation]
    /// Whether there are more violations than are listed.
    package var isTruncated: Bool
    /// Header fields that the answer needs, such as Allow.
    package var fields: [Response.Field]

    package init(
        type: String = "about:blank", title: String, status: Int, detail: String, byteOffset: Int? = nil,
        violations: [Violation] = [], isTruncated: Bool = false, fields: [Response.Field] = []
    ) {
        self.type = type
        self.title = title
        self.status = status
        self.detail = detail
        self.byteOffset = byteOffset
        self.violations = violations
        self.isTruncated = isTruncated
        self.fields = fields
    }

    /// Returns the answer; `instance` is the path of the request.
    package func response(instance: String) -> Response {
        let body = JSONWriter.document(capacity: 1024) { write(to: &$0, instance: instance) }
        let own = [
            Response.Field("Content-Type", MediaType.problem), Response.Field("Cache-Control", "no-store"),
        ]
        return Response(status: status, fields: own + fields, body: body)
    }

    private func write(to writer: inout JSONWriter, instance: String) {
        writer.openObject()
        writer.name("type")
        writer.string(type)
        writer.name("title")
        writer.string(title)
        writer.name("status")
        writer.integer(status)
        writer.name("detail")
        writer.string(detail)
        writer.name("instance")
        writer.string(instance)
        if let byteOffset {
            writer.name("byteOffset")
            writer.integer(byteOffset)
        }
        if !violations.isEmpty { writeViolations(to: &writer) }
        writer.closeObject()
    }

    private func writeViolations(to writer: inout JSONWriter) {
        writer.name("errors")
        writer.openArray()
        for violation in violations {
            writer.openObject()
            writer.name("pointer")
            writer.string(violation.pointer)
            writer.name("detail")
            writer.string(violation.detail)
            writer.name("code")
            writer.string(violation.code.rawValue)
            writer.closeObject()
        }
        writer.closeArray()
        if isTruncated {
            writer.name("truncated")
            writer.bool(true)
        }
    }
}
