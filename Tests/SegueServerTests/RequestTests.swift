import Foundation
import SegueHTTP
import Synchronization
import Testing

@testable import SegueServer

/// The life of a request: Sources/CMicroHTTPD/request.c over a real socket.
@Suite(.timeLimit(.minutes(1))) struct RequestTests {
    @Test func keepsAConnectionForThreeRequests() throws {
        try withClient { client in
            for body in ["one", "two", "three"] {
                client.send("POST", "/echo", body: body)
                let answer = client.receive()
                #expect(answer.text == body)
                #expect(!answer.closes)
            }
        }
    }

    @Test func answersPipelinedRequestsInOrder() throws {
        try withClient { client in
            let bodies = ["a", "bb", "ccc"]
            client.send(bodies.map(post).joined())
            for body in bodies { #expect(client.receive().text == body) }
        }
    }

    @Test(arguments: [1, 2]) func answersManyThatComeAtOnce(threads: Int) throws {
        try withServer(threads: threads) { server in
            let busy = try (0..<threads).map { _ in try Client(port: server.port) }
            for client in busy { client.send("POST", "/slow", body: "slow") }
            usleep(100_000)
            let clients = try (0..<20).map { _ in try Client(port: server.port) }
            for (place, client) in clients.enumerated() { client.send("POST", "/echo", body: "\(place)") }
            for (place, client) in clients.enumerated() { #expect(client.receive().text == "\(place)") }
            for client in busy { #expect(client.receive().text == "slow") }
        }
    }

    @Test func goesOnWhereManyLeaveAtOnce() throws {
        try withServer(threads: 1) { server in
            for _ in 0..<3 {
                let busy = try Client(port: server.port)
                busy.send("POST", "/slow", body: "slow")
                usleep(50_000)
                for _ in 0..<20 { try Client(port: server.port).send("POST", "/echo", body: "left") }
                #expect(busy.receive().text == "slow")
            }
            let last = try Client(port: server.port)
            last.send("POST", "/echo", body: "last")
            #expect(last.receive().text == "last")
        }
    }

    @Test func readsAChunkedBody() throws {
        try withClient { client in
            client.send("POST", "/echo", headers: "Transfer-Encoding: chunked\r\n")
            client.send("5\r\nhello\r\n7\r\n, world\r\n0\r\n\r\n")
            #expect(client.receive().text == "hello, world")
        }
    }

    @Test func readsARequestByteByByte() throws {
        try withClient { client in
            for byte in post("piecemeal").utf8 { client.send([byte]) }
            #expect(client.receive().text == "piecemeal")
        }
    }

    @Test func readsABodyInManyPieces() throws {
        try withClient(bodyLimit: 100_000) { client in
            let body = String(repeating: "0123456789", count: 10_000)
            client.send("POST", "/echo", headers: "Content-Length: 100000\r\n")
            for piece in 0..<100 { client.send(Array(body.utf8.dropFirst(piece * 1000).prefix(1000))) }
            #expect(client.receive().text == body)
        }
    }

    @Test func acceptsABodyAtTheLimitAndRefusesOneOver() throws {
        try withClient { client in
            client.send("POST", "/echo", body: String(repeating: "x", count: 1024))
            #expect(client.receive().body.count == 1024)
            client.send("POST", "/echo", body: String(repeating: "x", count: 1025))
            let answer = client.receive()
            #expect(answer.status == 413)
            #expect(answer.text == "bodyTooLarge(limit: 1024)")
            client.send("POST", "/echo", body: "after")
            #expect(client.receive().text == "after")
        }
    }

    @Test func answersTenMegabytesReadably() throws {
        try withClient { client in
            client.send("POST", "/echo", body: String(repeating: "x", count: 10_000_000))
            #expect(client.receive().status == 413)
            client.send("POST", "/echo", body: "after")
            #expect(client.receive().text == "after")
        }
    }

    @Test func refusesAtOnceWhereTheClientAsksFirst() throws {
        try withClient { client in
            client.send("POST", "/echo", headers: "Content-Length: 10000000\r\nExpect: 100-continue\r\n")
            let answer = client.receive()
            #expect(answer.status == 413)
            #expect(answer.closes)
        }
    }

    @Test func refusesByTheHeadWhereTheClientAsksFirst() throws {
        try withClient { client in
            client.send("POST", "/refuse", headers: "Content-Length: 2\r\nExpect: 100-continue\r\n")
            #expect(client.receive().status == 415)
        }
    }

    @Test func letsAClientThatAsksFirstContinue() throws {
        try withClient { client in
            client.send("POST", "/echo", headers: "Content-Length: 2\r\nExpect: 100-continue\r\n")
            #expect(client.receive().status == 100)
            client.send("ok")
            #expect(client.receive().text == "ok")
        }
    }

    @Test func refusesAChunkedBodyThatGrowsOverTheLimit() throws {
        try withClient { client in
            client.send("POST", "/echo", headers: "Transfer-Encoding: chunked\r\n")
            for _ in 0..<1000 { client.send("2710\r\n\(String(repeating: "x", count: 10_000))\r\n") }
            client.send("0\r\n\r\n")
            #expect(client.receive().status == 413)
            client.send("POST", "/echo", body: "after")
            #expect(client.receive().text == "after")
        }
    }

    @Test func endsAnEndlessBody() throws {
        try withClient { client in
            client.send("POST", "/echo", headers: "Content-Length: 99999999999\r\n")
            let answer = client.receive()
            #expect(answer.status == 413)
            #expect(answer.closes)
        }
        try withClient { client in
            client.send("POST", "/echo", headers: "Transfer-Encoding: chunked\r\n")
            let chunk = "F4240\r\n\(String(repeating: "x", count: 1_000_000))\r\n"
            let sent = (0..<40).prefix { _ in client.send(chunk) }.count
            #expect(sent < 40)
        }
    }

    @Test func refusesEarlyAndKeepsTheConnection() throws {
        try withClient { client in
            client.send("GET", "/refuse")
            #expect(client.receive().text == "refused")
            client.send("POST", "/refuse", body: "not looked at")
            let answer = client.receive()
            #expect(answer.status == 415)
            #expect(!answer.closes)
            client.send("POST", "/refuse", body: String(repeating: "x", count: 3000))
            #expect(client.receive().status == 415, "and not 413, as the body is over the limit too")
            client.send("POST", "/refuse", headers: "Transfer-Encoding: chunked\r\n")
            client.send("1\r\nx\r\n0\r\n\r\n")
            #expect(client.receive().status == 415)
            client.send("POST", "/echo", body: "after")
            #expect(client.receive().text == "after")
        }
    }

    @Test func answersHeadWithoutABody() throws {
        try withClient { client in
            client.send("HEAD", "/echo")
            let answer = client.receive(hasBody: false)
            #expect(answer.headers["x-method"] == "HEAD")
            client.send("POST", "/echo", body: "after")
            #expect(client.receive().text == "after")
        }
    }

    @Test func outlivesAClientThatLeavesInTheMiddle() throws {
        let exchanges = Mutex<[Exchange]>([])
        let note: @Sendable (Exchange) -> Void = { exchange in exchanges.withLock { $0.append(exchange) } }
        try withServer(completed: note) { server in
            let leaver = try Client(port: server.port)
            leaver.send("POST", "/left", headers: "Content-Length: 9\r\n")
            leaver.send("half")
            leaver.finishSending()
            let client = try Client(port: server.port)
            client.send("POST", "/stayed", body: "all")
            #expect(client.receive().text == "all")
        }
        let seen = exchanges.withLock { $0.sorted { $0.path < $1.path } }
        #expect(seen.map(\.path) == ["/left", "/stayed"])
        #expect(seen.map(\.status) == [0, 200])
        #expect(seen.last?.bytesIn == 3)
        #expect(seen.last?.bytesOut == 3)
    }

    @Test func givesEveryRequestItsOwnAnswer() throws {
        try withServer { server in
            let wrong = Atomic(0)
            DispatchQueue.concurrentPerform(iterations: 16) { connection in
                guard let client = try? Client(port: server.port) else {
                    wrong.add(1, ordering: .relaxed)
                    return
                }
                for number in 0..<13 {
                    let body = "\(connection)-\(number)"
                    client.send("POST", "/echo", body: body)
                    if client.receive().text != body { wrong.add(1, ordering: .relaxed) }
                }
            }
            #expect(wrong.load(ordering: .relaxed) == 0)
        }
    }

    private func post(_ body: String) -> String {
        "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
}
