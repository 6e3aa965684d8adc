import SegueHTTP
import SegueJSON

/// The questions of those who run the service.
struct Probes: Sendable {
    let isReady: @Sendable () -> Bool

    /// Whether the process can answer at all.
    func live(_ request: Request) throws(Problem) -> Response { Self.fresh(.text("ok\n")) }

    /// Whether new requests are welcome.
    func ready(_ request: Request) throws(Problem) -> Response {
        guard isReady() else {
            throw Problem(
                title: "Service Unavailable", status: 503,
                detail: "The server is finishing and about to stop.",
                fields: [Response.Field("Retry-After", "1")])
        }
        return Self.fresh(.text("ok\n"))
    }

    func version(_ request: Request) throws(Problem) -> Response {
        let document = JSONWriter.document(capacity: 64) { writer in
            writer.openObject()
            writer.name("name")
            writer.string("segue")
            writer.name("version")
            writer.string(Service.version)
            writer.closeObject()
        }
        return Self.fresh(.json(document))
    }

    /// No cache may answer for the process.
    private static func fresh(_ response: Response) -> Response {
        var fresh = response
        fresh.fields.append(Response.Field("Cache-Control", "no-store"))
        return fresh
    }
}
