package import SegueJSON

/// The problems of the service; a type that has one is a page of its own in the description.
extension Problem {
    package static func malformedJSON(_ error: SyntaxError) -> Problem {
        Problem(
            type: "/problems/malformed-json", title: "Malformed JSON", status: 400,
            detail: "At byte \(error.byteOffset): \(error.cause).", byteOffset: error.byteOffset)
    }

    package static func invalidBody(_ violations: Violations) -> Problem {
        let count = violations.list.count
        let more = violations.isTruncated ? "more than " : ""
        return Problem(
            type: "/problems/invalid-body", title: "Invalid Body", status: 422,
            detail: "The body breaks \(more)\(count) rule\(count == 1 ? "" : "s"); `errors` names each.",
            violations: violations.list, isTruncated: violations.isTruncated)
    }

    package static func notFound(_ path: String) -> Problem {
        Problem(
            title: "Not Found", status: 404,
            detail: "There is nothing at \(path.prefix(200)). GET / tells what there is.")
    }

    package static func methodNotAllowed(_ method: String, allowed: String) -> Problem {
        Problem(
            title: "Method Not Allowed", status: 405,
            detail: "\(method.prefix(20)) is not among the methods of this path: \(allowed).",
            fields: [Response.Field("Allow", allowed)])
    }

    package static let lengthRequired = Problem(
        title: "Length Required", status: 411,
        detail: "The request needs a body: send it with Content-Length or chunked.")

    package static func unsupportedMediaType(_ contentType: String) -> Problem {
        Problem(
            type: "/problems/unsupported-media-type", title: "Unsupported Media Type", status: 415,
            detail: "The body must be application/json in UTF-8, is \(contentType.prefix(100)). "
                + "With curl, send it by --json.",
            fields: [Response.Field("Accept", MediaType.json)])
    }

    package static func refused(_ refusal: Refusal) -> Problem {
        switch refusal {
        case .badHeader(let detail): Problem(title: "Bad Request", status: refusal.status, detail: detail)
        case .bodyTooLarge(let limit):
            Problem(
                type: "/problems/payload-too-large", title: "Content Too Large", status: refusal.status,
                detail: "The body must be at most \(limit) bytes; --max-body sets this limit.")
        case .targetTooLong(let limit):
            Problem(
                title: "URI Too Long", status: refusal.status,
                detail: "The request target must be at most \(limit) bytes; POST takes longer requests.")
        case .headersTooLarge(let limit):
            Problem(
                title: "Request Header Fields Too Large", status: refusal.status,
                detail: "The header must be at most \(limit) bytes.")
        case .tooManyHeaders(let limit):
            Problem(
                title: "Request Header Fields Too Large", status: refusal.status,
                detail: "There must be at most \(limit) header fields.")
        }
    }
}
