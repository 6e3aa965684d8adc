import SegueHTTP
import Testing

@Suite struct ResponseMakingTests {
    @Test func namesTheMediaType() {
        let json = Response.json(Array("{}".utf8))
        #expect(
            json
                == Response(
                    status: 200, fields: [Response.Field("Content-Type", "application/json")],
                    body: Array("{}".utf8)))
        let text = Response.text("é", status: 201)
        #expect(text.status == 201)
        #expect(text.body == [0xC3, 0xA9])
        #expect(text.field("Content-Type") == "text/plain; charset=utf-8")
    }
}
