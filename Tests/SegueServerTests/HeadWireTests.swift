import SegueHTTP
import Synchronization
import Testing

@testable import SegueServer

/// The heads and exchanges of Head+wire.swift, as a responder gets them.
@Suite(.timeLimit(.minutes(1))) struct HeadWireTests {
    @Test func readsAllOfAHead() throws {
        let head = try head(
            of: "POST /v1/x?format=css HTTP/1.1\r\nHost: t\r\norigin: https://a.test\r\n"
                + "Content-Type: application/merge-patch+json \r\nContent-Length: 2\r\n\r\nab")
        let expected = Head(
            method: .post, path: "/v1/x", query: "format=css", contentType: "application/merge-patch+json",
            contentLength: 2, origin: "https://a.test")
        #expect(head == expected)
    }

    @Test func readsAMethodThatNoRouteAnswers() throws {
        let head = try head(of: "PURGE / HTTP/1.1\r\nHost: t\r\n\r\n")
        #expect(head == Head(method: nil, methodName: "PURGE", path: "/"))
    }

    @Test func readsAChunkedHead() throws {
        let head = try head(
            of: "POST / HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: Chunked\r\n\r\n0\r\n\r\n")
        #expect(head == Head(method: .post, path: "/", contentType: "application/json", isChunked: true))
    }

    /// Sends a request and returns the head that the responder got.
    private func head(of request: String) throws -> Head? {
        let heads = Mutex<[Head]>([])
        let responder = Responder { request in
            heads.withLock { $0.append(request.head) }
            return Response(status: 204)
        }
        let server = try Server(
            configuration: ServerConfiguration(address: ListenAddress("127.0.0.1:0")), responder: responder)
        defer { server.drain(deadlineMilliseconds: 0) }
        let client = try Client(port: server.port)
        client.send(request)
        #expect(client.receive().status == 204)
        return heads.withLock { $0.first }
    }
}
