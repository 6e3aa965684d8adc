import SegueAPI
import SegueHTTP
import Testing

@Suite struct ProbesTests {
    private static let draining = Service { false }

    @Test(arguments: ["/livez", "/readyz"])
    func answerWhileAllIsWell(path: String) {
        let answer = answer(.get, path)
        #expect(answer.status == 200)
        #expect(answer.text == "ok\n")
        #expect(answer.field("Content-Type") == "text/plain; charset=utf-8")
        #expect(answer.field("Cache-Control") == "no-store")
    }

    @Test func readinessEndsBeforeLife() {
        let ready = answer(.get, "/readyz", service: Self.draining)
        #expect(ready.status == 503)
        #expect(ready.field("Retry-After") == "1")
        #expect(ready.field("Cache-Control") == "no-store")
        #expect(ready.field("Content-Type") == "application/problem+json")
        #expect(ready.json?["title"]?.string == "Service Unavailable")
        #expect(ready.json?["status"]?.number == 503)
        #expect(answer(.get, "/livez", service: Self.draining).status == 200)
    }

    @Test func versionIsTheServices() {
        let answer = answer(.get, "/version")
        #expect(answer.status == 200)
        #expect(answer.json == .document("{\"name\": \"segue\", \"version\": \"\(Service.version)\"}"))
        #expect(answer.field("Cache-Control") == "no-store")
    }

    /// The admin port has the probes and nothing else.
    @Test func areOnTheAdminPortToo() {
        let admin = Self.draining.admin
        let statuses = ["/livez", "/readyz", "/version", "/", "/v1/rects"].map { path in
            let head = Head(method: .get, path: path)
            return (admin.refusal(of: head) ?? admin.answer(to: Request(head: head))).status
        }
        #expect(statuses == [200, 503, 200, 404, 404])
    }
}
