import Dispatch
import Foundation
import SegueAPI
import SegueHTTP
import Synchronization
import Testing

@testable import SegueServer

/// The whole service behind a real socket; what it says in process is what it must say there.
@Suite struct ServiceTests {
    private static let zoom = """
        {"direction": "present", "container": {"width": 390, "height": 844},
         "image": {"width": 4032, "height": 3024, "orientation": 6},
         "source": {"elements": {"image": {"frame": {"x": 12.5, "y": 300, "width": 120, "height": 120}}}},
         "destination": {"elements": {"image": {"frame": {"x": 0, "y": 0, "width": 390, "height": 844}}}}}
        """

    /// Requests of every outcome: answers, fallbacks, samples, violations and broken syntax.
    private static let bodies: [(path: String, body: String)] = [
        ("/v1/transitions", zoom),
        ("/v1/transitions", zoom.replacing("\"direction\"", with: "\"style\": \"card-zoom\", \"direction\"")),
        ("/v1/transitions", zoom.replacing("\"present\"", with: "\"dismiss\", \"samples\": {\"count\": 40}")),
        ("/v1/transitions", zoom.replacing("4032", with: "0")),
        ("/v1/transitions", zoom.replacing("present", with: "open")),
        ("/v1/transitions", String(zoom.dropLast(2))),
        ("/v1/rects", #"{"items": [{"image": {"width": 4, "height": 3}, "frame": null}]}"#),
    ]

    private static func request(_ index: Int) -> Request {
        let (path, body) = bodies[index % bodies.count]
        let head = Head(
            method: .post, path: path, contentType: "application/json", contentLength: body.utf8.count)
        return Request(head: head, body: Array(body.utf8))
    }

    @Test func answersAliveAsItDoesInProcess() throws {
        let service = Service()
        let configuration = ServerConfiguration(
            address: ListenAddress(host: "127.0.0.1", port: 0), threads: 4)
        let server = try Server(configuration: configuration, responder: service.main.responder)
        defer { server.drain(deadlineMilliseconds: 1000) }
        let right = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { connection in
            guard let client = try? Client(port: server.port) else { return }
            for number in 0..<100 {
                let request = Self.request(number + connection)
                let type = "Content-Type: application/json\r\n"
                client.send(
                    "POST", request.head.path, headers: type,
                    body: String(decoding: request.body, as: UTF8.self))
                let (alive, inProcess) = (client.receive(), service.main.answer(to: request))
                let isSame = alive.status == inProcess.status && alive.body == inProcess.body
                right.add(isSame ? 1 : 0, ordering: .relaxed)
            }
        }
        #expect(right.load(ordering: .relaxed) == 800)
    }
}
