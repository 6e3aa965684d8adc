import Foundation
import SegueHTTP
import Testing

@Suite struct RouterTests {
    private static let router = Router(
        [
            Route(.post, "/a") { request throws(Problem) in .json(request.body) },
            Route(.get, "/a") { _ throws(Problem) in .text("got") },
            Route(.get, "/b") { _ throws(Problem) in
                throw Problem(title: "Gone", status: 410, detail: "It is gone.")
            },
        ], crossOrigin: CrossOrigin(allowedOrigin: "*"))

    private static func answer(_ head: Head, _ body: [UInt8] = []) -> Response {
        router.refusal(of: head) ?? router.answer(to: Request(head: head, body: body))
    }

    @Test func answersByMethodAndPath() {
        let posted = Self.answer(Head(method: .post, path: "/a", contentLength: 2), Array("{}".utf8))
        #expect(posted.status == 200)
        #expect(posted.body == Array("{}".utf8))
        let got = Self.answer(Head(method: .get, path: "/a"))
        #expect(got.body == Array("got".utf8))
        #expect(Self.answer(Head(method: .head, path: "/a")) == got)
    }

    @Test(arguments: [
        (SegueHTTP.Method?.some(.get), "/c", 404, nil as String?), (.options, "/c", 404, nil),
        (.post, "/b", 405, "GET, HEAD, OPTIONS"),
        (nil, "/a", 405, "GET, HEAD, POST, OPTIONS"), (.options, "/a", 204, "GET, HEAD, POST, OPTIONS"),
        (.options, "*", 204, "GET, HEAD, POST, OPTIONS"), (.get, "*", 405, "GET, HEAD, POST, OPTIONS"),
        (.get, "/b", 410, nil),
    ])
    func refusesTheRest(method: SegueHTTP.Method?, path: String, status: Int, allowed: String?) {
        let answer = Self.answer(Head(method: method, methodName: method == nil ? "BREW" : nil, path: path))
        #expect(answer.status == status)
        #expect(answer.field("Allow") == allowed)
        #expect(answer.field("Access-Control-Allow-Origin") == "*")
        guard status >= 400 else { return }
        #expect(document(answer.body)?["instance"] as? String == path)
    }

    @Test(arguments: [
        ("application/json" as String?, nil as Int?, false, 411), (nil, nil, false, 411),
        ("text/plain", 2, false, 415),
        ("text/plain", nil, false, 415),
    ])
    func looksAtBodiesBeforeTheyCome(type: String?, length: Int?, isChunked: Bool, status: Int) {
        let head = Head(
            method: .post, path: "/a", contentType: type, contentLength: length, isChunked: isChunked)
        #expect(Self.router.refusal(of: head)?.status == status)
    }

    @Test func letsRightBodiesCome() {
        #expect(Self.router.refusal(of: Head(method: .post, path: "/a", contentLength: 0)) == nil)
        #expect(Self.router.refusal(of: Head(method: .post, path: "/a", isChunked: true)) == nil)
        // A GET may have any Content-Type; its body is nobody's.
        #expect(Self.router.refusal(of: Head(method: .get, path: "/a", contentType: "text/plain")) == nil)
    }

    @Test func givesAServerItsFunctions() {
        let responder = Self.router.responder
        #expect(responder.accept(Head(method: .get, path: "/c"))?.status == 404)
        #expect(responder.respond(Request(head: Head(method: .get, path: "/a"))).status == 200)
        let refused = responder.refuse(Head(method: .post, path: "/a"), .bodyTooLarge(limit: 5))
        #expect(refused.status == 413)
        #expect(refused.field("Access-Control-Allow-Origin") == "*")
        #expect(document(refused.body)?["type"] as? String == "/problems/payload-too-large")
        #expect(document(refused.body)?["instance"] as? String == "/a")
    }
}
