import Glibc
import SegueHTTP
import Testing

@testable import SegueServer

/// The threads that Sources/CMicroHTTPD/workers.c starts.
@Suite(.timeLimit(.minutes(1))) struct WorkersTests {
    /// The fewest and the most.
    @Test(arguments: [1, 64]) func serve(threads: Int) throws {
        try withServer(threads: threads) { server in
            let client = try Client(port: server.port)
            client.send("POST", "/echo", body: "one")
            #expect(client.receive().text == "one")
        }
    }
}
