import SegueHTTP
import Testing

@Suite struct CrossOriginTests {
    private static func fields(_ origin: String?, _ method: SegueHTTP.Method) -> [String: String] {
        let route = Route(.post, "/a") { _ throws(Problem) in .text("ok") }
        let router = Router([route], crossOrigin: CrossOrigin(allowedOrigin: origin))
        let head = Head(method: method, path: "/a", contentLength: 0, origin: "https://app.example")
        let fields = router.answer(to: Request(head: head)).fields
        return Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test func saysNothingWhereNoPageMayCall() {
        #expect(Self.fields(nil, .post).keys.sorted() == ["Content-Type"])
        #expect(Self.fields(nil, .options) == ["Allow": "POST, OPTIONS"])
    }

    /// An answer for one origin must not be handed to another by a cache; one for all may be.
    @Test func namesTheOrigin() {
        let one = Self.fields("https://app.example", .post)
        #expect(one["Access-Control-Allow-Origin"] == "https://app.example")
        #expect(one["Vary"] == "Origin")
        let all = Self.fields("*", .post)
        #expect(all["Access-Control-Allow-Origin"] == "*")
        #expect(all["Vary"] == nil)
    }

    @Test func answersTheQuestionBeforeAPost() {
        let expected = [
            "Allow": "POST, OPTIONS", "Access-Control-Allow-Methods": "POST, OPTIONS",
            "Access-Control-Allow-Headers": "Content-Type", "Access-Control-Max-Age": "86400",
            "Access-Control-Allow-Origin": "*",
        ]
        #expect(Self.fields("*", .options) == expected)
    }
}
