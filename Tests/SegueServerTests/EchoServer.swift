import Glibc
import SegueHTTP
import Testing

@testable import SegueServer

extension Responder {
    /// Answers with the request's body, and with what it saw of the head as fields.
    ///
    /// `/slow` takes 300 ms, `/refuse` is refused by its head.
    static let echo = Responder(
        accept: { head in
            head.path == "/refuse" ? Response(status: 415, body: Array("refused".utf8)) : nil
        },
        refuse: { _, refusal in
            let type = Response.Field("Content-Type", "application/problem+json")
            return Response(status: refusal.status, fields: [type], body: Array("\(refusal)".utf8))
        },
        respond: { request in
            if request.head.path == "/slow" { usleep(300_000) }
            let fields = [
                Response.Field("X-Method", request.head.methodName),
                .init("X-Path", String(request.head.path.prefix(100))),
                .init("X-Query", request.head.query ?? "none"),
                .init("X-Type", request.head.contentType ?? "none"),
            ]
            return Response(status: 200, fields: fields, body: request.body)
        })
}

/// Runs a server on a port of its own while `use` lasts.
func withServer<Result>(
    bodyLimit: Int = 1024, receiveMilliseconds: Int = 10_000, idleMilliseconds: Int = 75_000,
    threads: Int = 2, completed: (@Sendable (Exchange) -> Void)? = nil, _ use: (Server) throws -> Result
) throws -> Result {
    var configuration = ServerConfiguration(address: ListenAddress(host: "127.0.0.1", port: 0))
    configuration.threads = threads
    configuration.bodyLimit = bodyLimit
    configuration.receiveMilliseconds = receiveMilliseconds
    configuration.idleMilliseconds = idleMilliseconds
    let server = try Server(configuration: configuration, responder: .echo, completed: completed)
    defer { server.drain(deadlineMilliseconds: 1000) }
    return try use(server)
}

/// Runs a server and one client of it.
func withClient<Result>(bodyLimit: Int = 1024, _ use: (Client) throws -> Result) throws -> Result {
    try withServer(bodyLimit: bodyLimit) { try use(Client(port: $0.port)) }
}
