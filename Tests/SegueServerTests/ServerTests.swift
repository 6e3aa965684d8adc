import Glibc
import SegueHTTP
import Testing

@testable import SegueServer

@Suite(.timeLimit(.minutes(1))) struct ServerTests {
    static let clock = ContinuousClock()

    @Test(arguments: ["127.0.0.1:0", "[::]:0", ":0"])
    func listensOnAPortOfItsOwn(address: String) throws {
        let configuration = try ServerConfiguration(address: ListenAddress(address))
        let server = try Server(configuration: configuration, responder: .echo)
        defer { server.drain(deadlineMilliseconds: 0) }
        #expect(server.port != 0)
        let client = try Client(port: server.port)
        client.send("POST", "/echo", body: address)
        #expect(client.receive().text == address)
    }

    @Test func saysWhyItDoesNotStart() throws {
        try withServer { server in
            let configuration = ServerConfiguration(address: server.address)
            let error = #expect(throws: ServerError.self) {
                try Server(configuration: configuration, responder: .echo)
            }
            let port = server.port
            #expect(
                error?.description == "cannot listen on 127.0.0.1 port \(port): Address already in use")
        }
    }

    /// SCHED_BATCH is 3 (sched.h).
    @Test func answersOnThreadsThatDoNotInterruptOthers() throws {
        let usual = sched_getscheduler(0)
        let policy = Responder { _ in Response(status: 200, body: Array("\(sched_getscheduler(0))".utf8)) }
        let address = ListenAddress(host: "127.0.0.1", port: 0)
        let server = try Server(configuration: ServerConfiguration(address: address), responder: policy)
        defer { server.drain(deadlineMilliseconds: 0) }
        let client = try Client(port: server.port)
        client.send("GET", "/")
        #expect(client.receive().text == "\(usual == SCHED_OTHER ? 3 : usual)")
        #expect(sched_getscheduler(0) == usual)
    }

    @Test func stopsAtOnceWhenIdle() throws {
        let server = try Server(
            configuration: ServerConfiguration(address: ListenAddress("127.0.0.1:0")), responder: .echo)
        let elapsed = Self.clock.measure { server.drain(deadlineMilliseconds: 5000) }
        #expect(elapsed < .milliseconds(200))
        #expect(throws: Client.Failure.refused) { try Client(port: server.port) }
    }

    @Test func givesRestingConnectionsAShortGrace() throws {
        let server = try Server(
            configuration: ServerConfiguration(address: ListenAddress("127.0.0.1:0")), responder: .echo)
        let client = try Client(port: server.port)
        client.send("POST", "/echo", body: "one")
        _ = client.receive()
        let elapsed = Self.clock.measure { server.drain(deadlineMilliseconds: 5000) }
        #expect(elapsed > .milliseconds(250))
        #expect(elapsed < .milliseconds(800))
        #expect(client.isClosed())
    }

    @Test func completesARequestWhileItDrains() throws {
        let server = try Server(
            configuration: ServerConfiguration(address: ListenAddress("127.0.0.1:0")), responder: .echo)
        let client = try Client(port: server.port)
        client.send("POST", "/slow", body: "in flight")
        usleep(100_000)
        let drain = Background { #expect(server.drain(deadlineMilliseconds: 5000) == 0) }
        usleep(50_000)
        #expect(throws: Client.Failure.refused) { try Client(port: server.port) }
        let answer = client.receive()
        #expect(answer.text == "in flight")
        #expect(answer.closes)
        #expect(drain.wait())
    }

    @Test func cutsARequestAtTheDeadline() throws {
        let server = try Server(
            configuration: ServerConfiguration(address: ListenAddress("127.0.0.1:0")), responder: .echo)
        let client = try Client(port: server.port)
        client.send("POST", "/echo", headers: "Content-Length: 9\r\n")
        usleep(50_000)
        #expect(server.drain(deadlineMilliseconds: 100) == 1)
        #expect(client.isClosed())
    }
}
