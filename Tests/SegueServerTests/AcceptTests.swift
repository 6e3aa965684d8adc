import Glibc
import SegueHTTP
import Testing

@testable import SegueServer

/// How Sources/CMicroHTTPD/accept.c hands connections to workers.
@Suite(.timeLimit(.minutes(1))) struct AcceptTests {
    /// Connections that stay, and the worker of each.
    private struct Crowd {
        let server: Server
        var members: [(client: Client, worker: String)] = []

        /// How many connections each worker has, the largest number first.
        var shares: [Int] { Dictionary(grouping: members, by: \.worker).values.map(\.count).sorted(by: >) }

        /// Opens a connection and has a request answered on it.
        mutating func add() throws {
            let client = try Client(port: server.port)
            client.send("GET", "/")
            members.append((client, client.receive().text))
        }
    }

    /// Answers with what tells threads apart.
    private static let namesItsThread = Responder { _ in
        Response(status: 200, body: Array("\(pthread_self())".utf8))
    }

    private func withCrowd(threads: Int, limit: Int = 2048, _ use: (inout Crowd) throws -> Void) throws {
        let configuration = ServerConfiguration(
            address: ListenAddress(host: "127.0.0.1", port: 0), threads: threads, connectionLimit: limit)
        let server = try Server(configuration: configuration, responder: Self.namesItsThread)
        defer { server.drain(deadlineMilliseconds: 0) }
        var crowd = Crowd(server: server)
        try use(&crowd)
    }

    /// All workers together lead the one with the fewest by eight at most.
    @Test(arguments: [
        (1, 40, [40]), (2, 8, [8]), (2, 9, [8, 1]), (2, 20, [14, 6]), (2, 32, [20, 12]), (3, 24, [9, 9, 6]),
        (3, 40, [15, 14, 11]), (8, 64, [Int](repeating: 8, count: 8)),
    ])
    func sharesConnectionsOut(threads: Int, connections: Int, shares: [Int]) throws {
        try withCrowd(threads: threads) { crowd in
            for _ in 0..<connections { try crowd.add() }
            #expect(crowd.shares == shares)
        }
    }

    @Test func makesUpForConnectionsThatAreGone() throws {
        try withCrowd(threads: 2) { crowd in
            for _ in 0..<20 { try crowd.add() }
            let first = crowd.members[0].worker
            crowd.members.removeAll { $0.worker == first }
            usleep(300_000)
            for _ in 0..<14 { try crowd.add() }
            #expect(crowd.members[6...].allSatisfy { $0.worker == first })
        }
    }

    @Test func letsOneConnectionMoreWaitForRoom() throws {
        try withCrowd(threads: 2, limit: 2) { crowd in
            try crowd.add()
            try crowd.add()
            let waiting = try Client(port: crowd.server.port)
            waiting.send("GET", "/")
            #expect(!waiting.isAnswered(within: 100))
            crowd.members.removeLast()
            #expect(waiting.receive().status == 200)
        }
    }

    @Test func stopsWhileOneWaitsForRoom() throws {
        try withCrowd(threads: 1, limit: 1) { crowd in
            try crowd.add()
            let waiting = try Client(port: crowd.server.port)
            usleep(50_000)
            crowd.server.drain(deadlineMilliseconds: 1000)
            #expect(waiting.receive().status == 0)
        }
    }
}
