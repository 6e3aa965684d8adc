import Glibc
import SegueHTTP
import Synchronization
import Testing

@testable import SegueServer

/// The deadlines of Sources/CMicroHTTPD/watch.c over a real socket.
@Suite(.timeLimit(.minutes(1))) struct WatchTests {
    /// Requests that never end; one byte more is sent every 50 ms.
    @Test(arguments: [
        "GET /",
        "GET / HTTP/1.1\r\nHost: test\r\nX: ",
        "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 1000\r\n\r\n",
    ])
    func cutsARequestThatTricklesIn(beginning: String) throws {
        try withServer(receiveMilliseconds: 300) { server in
            let client = try Client(port: server.port)
            client.send(beginning)
            let clock = ContinuousClock()
            let start = clock.now
            while clock.now - start < .seconds(3), client.send("x") { usleep(50_000) }
            #expect(clock.now - start < .seconds(1))
            #expect(clock.now - start > .milliseconds(250))
            #expect(client.isClosed())
        }
    }

    @Test func noticesAClientThatLeftInTheMiddle() throws {
        try withServer(receiveMilliseconds: 2000) { server in
            let client = try Client(port: server.port)
            client.send("POST", "/echo", headers: "Content-Length: 9\r\n")
            client.send("half")
            client.finishSending()
            let elapsed = ContinuousClock().measure { #expect(client.isClosed()) }
            #expect(elapsed < .seconds(1))
        }
    }

    @Test func answersAClientThatOnlyFinishedSending() throws {
        try withServer(receiveMilliseconds: 200) { server in
            let client = try Client(port: server.port)
            client.send("POST", "/slow", body: "whole")
            client.finishSending()
            #expect(client.receive().text == "whole")
        }
    }

    @Test func letsAConnectionRestBetweenRequests() throws {
        try withServer(receiveMilliseconds: 100) { server in
            let client = try Client(port: server.port)
            for body in ["before", "after"] {
                client.send("POST", "/echo", body: body)
                #expect(client.receive().text == body)
                usleep(400_000)
            }
        }
    }

    @Test func cutsAConnectionThatRestsTooLong() throws {
        try withServer(idleMilliseconds: 300) { server in
            let client = try Client(port: server.port)
            client.send("POST", "/echo", body: "one")
            #expect(client.receive().text == "one")
            let elapsed = ContinuousClock().measure { #expect(client.isClosed()) }
            #expect(elapsed < .seconds(1))
            #expect(elapsed > .milliseconds(250))
        }
    }

    @Test func cutsAClientThatDoesNotReadItsAnswer() throws {
        let size = 32 * 1024 * 1024
        let ended = Mutex<[Exchange]>([])
        let note: @Sendable (Exchange) -> Void = { exchange in ended.withLock { $0.append(exchange) } }
        try withServer(bodyLimit: size, idleMilliseconds: 300, completed: note) { server in
            let client = try Client(port: server.port)
            client.send("POST", "/echo", body: String(repeating: "x", count: size))
            for _ in 0..<100 where ended.withLock(\.isEmpty) { usleep(20_000) }
            #expect(ended.withLock { $0.map(\.status) } == [0])
        }
    }

    @Test func countsNoTimeThatAnAnswerTakes() throws {
        try withServer(receiveMilliseconds: 100) { server in
            let client = try Client(port: server.port)
            client.send("POST", "/slow", body: "slow")
            #expect(client.receive().text == "slow")
        }
    }
}
