import SegueAPI
import SegueHTTP
import Testing

@Suite struct WelcomeTests {
    @Test func namesEveryRoute() {
        let answer = answer(.get, "/")
        #expect(answer.status == 200)
        #expect(answer.field("Content-Type") == "text/plain; charset=utf-8")
        for path in [
            "/v1/transitions", "/v1/rects", "/v1/conversions", "/v1/participants", "/openapi.yaml",
            "/openapi.json", "/livez",
            "/readyz", "/version",
        ] {
            #expect(answer.text.contains(path))
            #expect(SegueAPITests.answer(.options, path).status == 204, "\(path)")
        }
        #expect(answer.text.contains("Segue \(Service.version)"))
    }

    /// A picture of 3024x4032 upright points fits 390x844 as 390x520, at (844 - 520) / 2.
    @Test func hasAnExampleThatWorks() throws {
        let text = answer(.get, "/").text
        let example = try #require(text.firstMatch(of: /--json '([^']+)'/)?.1)
        let answer = post(String(example), to: "/v1/transitions")
        #expect(answer.status == 200)
        let window = JSON.document(#"{"x": 0, "y": 162, "width": 390, "height": 520}"#)
        #expect(answer.json?.at("/rects/destination/window") == window)
    }
}
