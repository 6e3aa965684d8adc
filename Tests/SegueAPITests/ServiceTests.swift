import SegueAPI
import SegueHTTP
import Testing

@Suite struct ServiceTests {
    private static let crossOrigin = Service(corsOrigin: "https://app.example")

    @Test(arguments: ["/v1", "/v1/transition", "/v1/rects/", "//", "", "/V1/RECTS", "/readyz/x"])
    func thereIsNothingElsewhere(path: String) {
        for method in [SegueHTTP.Method.get, .post, .options] {
            let answer = answer(method, path)
            #expect(answer.status == 404)
            #expect(answer.json?["title"]?.string == "Not Found")
            #expect(answer.json?["type"]?.string == "about:blank")
            #expect(answer.json?["instance"]?.string == path)
        }
    }

    @Test(arguments: [
        ("/v1/transitions", "GET", "POST, OPTIONS"), ("/v1/rects", "HEAD", "POST, OPTIONS"),
        ("/v1/rects", "DELETE", "POST, OPTIONS"), ("/livez", "POST", "GET, HEAD, OPTIONS"),
        ("/", "PUT", "GET, HEAD, OPTIONS"),
    ])
    func refusesOtherMethods(path: String, method: String, allowed: String) {
        let answer = answer(SegueHTTP.Method(rawValue: method), path, named: method, body: [1])
        #expect(answer.status == 405)
        #expect(answer.field("Allow") == allowed)
        let detail = "\(method) is not among the methods of this path: \(allowed)."
        #expect(answer.json?["detail"]?.string == detail)
    }

    @Test(arguments: ["/", "/livez", "/readyz", "/version"])
    func answersHeadAsGet(path: String) {
        #expect(answer(.head, path).response == answer(.get, path).response)
    }

    @Test(arguments: [("/v1/transitions", "POST, OPTIONS"), ("/version", "GET, HEAD, OPTIONS")])
    func answersOptions(path: String, allowed: String) {
        let plain = answer(.options, path)
        #expect(plain.status == 204)
        #expect(plain.response.body.isEmpty)
        #expect(plain.response.fields == [Response.Field("Allow", allowed)])
        let preflight = answer(.options, path, service: Self.crossOrigin)
        #expect(preflight.status == 204)
        #expect(preflight.field("Access-Control-Allow-Origin") == "https://app.example")
        #expect(preflight.field("Access-Control-Allow-Methods") == allowed)
        #expect(preflight.field("Access-Control-Allow-Headers") == "Content-Type")
        #expect(preflight.field("Vary") == "Origin")
    }

    @Test func namesTheOriginOnEveryAnswer() {
        let bodies = [Sample.transition.text, "{}", "["]
        let answers = bodies.map {
            answer(.post, "/v1/transitions", body: Array($0.utf8), service: Self.crossOrigin)
        }
        #expect(answers.map(\.status) == [200, 422, 400])
        let others = [
            answer(.get, "/nothing", service: Self.crossOrigin), answer(.get, "/", service: Self.crossOrigin),
            answer(.get, "/v1/rects", service: Self.crossOrigin),
        ]
        #expect(others.map(\.status) == [404, 200, 405])
        for answer in answers + others {
            #expect(answer.field("Access-Control-Allow-Origin") == "https://app.example")
        }
        #expect(Sample.answer().field("Access-Control-Allow-Origin") == nil)
        #expect(
            answer(.get, "/", service: Service(corsOrigin: "*")).field("Access-Control-Allow-Origin") == "*")
    }

    @Test(arguments: [
        (nil, 200), ("application/json", 200), ("application/json; charset=utf-8", 200),
        ("Application/JSON;charset=\"UTF-8\"", 200), ("application/vnd.x+json", 200),
        ("application/json; charset=latin-1", 415), ("application/json;charset=iso-8859-1", 415),
        ("text/json", 415), ("application/x-www-form-urlencoded", 415), ("", 415), ("json", 415),
        ("+json", 415), ("application/jsonp", 415),
    ])
    func takesJSONOnly(contentType: String?, status: Int) {
        let answer = answer(.post, "/v1/rects", body: Array(#"{"items": []}"#.utf8), contentType: contentType)
        #expect(answer.status == status)
        guard status == 415 else { return }
        #expect(answer.json?["type"]?.string == "/problems/unsupported-media-type")
        #expect(answer.field("Accept") == "application/json")
        #expect(answer.json?["detail"]?.string?.contains("--json") == true)
    }

    @Test func wantsABody() {
        for path in ["/v1/transitions", "/v1/rects", "/v1/conversions"] {
            let refusal = Service().main.refusal(of: Head(method: .post, path: path))
            #expect(refusal.map { Answer($0).json?["title"]?.string } == "Length Required")
            #expect(refusal?.status == 411)
            #expect(Service().main.refusal(of: Head(method: .post, path: path, isChunked: true)) == nil)
        }
    }
}
