import SegueHTTP
import Testing

@testable import segue_fuzz

@Suite struct InputTests {
    @Test(arguments: [
        ("t{}", "/v1/transitions"), ("r{}", "/v1/rects"), ("c{}", "/v1/conversions"),
        ("p{}", "/v1/participants"), ("g{}", "/v1/gestures"),
        ("{{}", "/v1/transitions"),
    ])
    func takesABody(text: String, path: String) {
        let input = Input(Array(text.utf8))
        let head = Head(method: .post, path: path, contentLength: 2)
        #expect(input.request == Request(head: head, body: Array("{}".utf8)))
        #expect(input.copy == input.request)
        #expect(input.isCall)
    }

    @Test func takesAHead() {
        let input = Input(Array("hPOST /a text/plain; b\n1\n2".utf8))
        let head = Head(method: .post, path: "/a", contentType: "text/plain; b", contentLength: 3)
        #expect(input.request == Request(head: head, body: Array("1\n2".utf8)))
        #expect(!input.isCall)
    }

    @Test(arguments: ["", "t", "r", "c", "p", "g", "h", "h\n", "h  ", "hDELETE"])
    func takesAnything(text: String) {
        #expect(violation(by: Array(text.utf8)) == nil)
    }
}
