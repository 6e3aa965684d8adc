import Glibc
import SegueHTTP
import Testing

@testable import SegueServer

/// The threads that Sources/CMicroHTTPD/workers.c starts.
@Suite(.timeLimit(.minutes(1))) struct WorkersTests {
    /// The fewest and the most; each of them has a connection.
    @Test(arguments: [1, 64]) func allServe(threads: Int) throws {
        try withServer(threads: threads) { server in
            let clients = try (0..<threads).map { _ in try Client(port: server.port) }
            for (index, client) in clients.enumerated() { client.send("POST", "/echo", body: "\(index)") }
            #expect(clients.map { $0.receive().text } == (0..<threads).map { "\($0)" })
        }
    }
}
