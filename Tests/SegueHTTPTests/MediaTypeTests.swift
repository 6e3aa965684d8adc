import SegueHTTP
import Testing

@Suite struct MediaTypeTests {
    @Test(arguments: [
        "application/json", "Application/JSON", "application/json; charset=utf-8",
        "application/json;charset=UTF-8", "application/json; charset=\"utf-8\"", "application/json;",
        "application/json ; charset = utf-8", "application/problem+json", "application/vnd.api+json",
        "application/json; profile=\"https://example.com\"", " application/json\t",
        "text/x+json; charset=utf8",
    ])
    func takesJSON(type: String) {
        #expect(MediaType.isJSON(type))
    }

    @Test(arguments: [
        "", ";", "json", "+json", "text/json", "text/plain", "application/jsonl", "application/xml",
        "application/json; charset=latin1", "application/json;charset=utf-16", "application/json+x",
        "application/json, text/plain", "multipart/form-data; boundary=application/json",
        "application/vnd.x+json; charset=iso-8859-1", "application/x-www-form-urlencoded",
    ])
    func refusesOthers(type: String) {
        #expect(!MediaType.isJSON(type))
    }
}
