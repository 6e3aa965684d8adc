import SegueHTTP
import Testing

@Suite struct HeadTests {
    @Test func namesItsMethod() {
        #expect(Head(method: .post, path: "/").methodName == "POST")
        #expect(Head(method: nil, methodName: "BREW", path: "/").methodName == "BREW")
        #expect(Head(method: nil, path: "/").methodName == "")
    }
}
