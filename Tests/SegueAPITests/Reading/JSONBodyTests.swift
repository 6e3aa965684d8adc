import SegueHTTP
import Testing

@Suite struct JSONBodyTests {
    /// Where each body goes wrong, counted by hand: the first byte that cannot belong to a document.
    @Test(arguments: [
        ("", 0, "the body is empty"),
        ("  ", 0, "the body is empty"),
        ("hello", 0, "only the words true, false and null are JSON"),
        (#"{"a": 1"#, 7, "the body ends before the document does"),
        (#"{"a": "b"#, 8, "the body ends before the document does"),
        (#"{"a": 1} x"#, 9, "bytes follow the end of the document"),
        (#"{"a": 1,}"#, 8, "expected the name of a member in double quotes"),
        (#"{"a" 1}"#, 5, "expected a colon"),
        (#"{"a": NaN}"#, 6, "NaN is not JSON"),
        (#"{"a": -Infinity}"#, 7, "Infinity is not JSON"),
        (#"{"a": 1e999}"#, 6, "the number is out of range"),
        (#"{"a": 01}"#, 6, "a number must not start with a needless 0"),
        (#"{"a": "\x"}"#, 7, "the escape is none that JSON has"),
    ])
    func saysWhereTheSyntaxIsWrong(body: String, offset: Int, cause: String) {
        let answer = post(body, to: "/v1/transitions")
        #expect(answer.status == 400)
        #expect(answer.json?["type"]?.string == "/problems/malformed-json")
        #expect(answer.json?["byteOffset"]?.number == Double(offset))
        #expect(answer.json?["detail"]?.string == "At byte \(offset): \(cause).")
    }

    @Test(arguments: ["/v1/transitions", "/v1/rects", "/v1/conversions"])
    func refusesWhatIsNestedTooDeep(path: String) {
        let answer = post(String(repeating: "[", count: 100_000), to: path)
        #expect(answer.status == 400)
        #expect(answer.json?["byteOffset"]?.number == 64)
        let message = "At byte 64: more than 64 arrays and objects are inside each other."
        #expect(answer.json?["detail"]?.string == message)
    }

    @Test(arguments: [([0xFF], 2), ([0xC3], 2), ([0xED, 0xA0, 0x80], 2), ([0x61, 0xC0, 0xAF], 3)])
    func refusesWhatIsNoUTF8(bytes: [UInt8], offset: Int) {
        let answer = answer(.post, "/v1/rects", body: Array("[\"".utf8) + bytes + Array("\"]".utf8))
        #expect(answer.status == 400)
        #expect(answer.json?["byteOffset"]?.number == Double(offset))
        #expect(answer.json?["detail"]?.string == "At byte \(offset): the bytes are not UTF-8.")
    }

    @Test(arguments: ["[]", "1", "\"a\"", "null", "true"])
    func wantsAnObject(body: String) {
        for path in ["/v1/transitions", "/v1/rects", "/v1/conversions"] {
            let answer = post(body, to: path)
            #expect(answer.status == 422)
            #expect(answer.errors == [" wrongType"])
        }
    }

    @Test func reportsAllViolationsAtOnce() {
        let answer = Sample.answer(
            ("/direction", ""), ("/image/orientation", "9"), ("/source/elements/image/frame/width", "-3"),
            ("/destination/elements/label/z", "true"), ("/precision", "10"), ("/speed", "1"))
        #expect(answer.status == 422)
        #expect(
            answer.errors == [
                "/destination/elements/label/z wrongType", "/direction required",
                "/image/orientation outOfRange", "/precision outOfRange",
                "/source/elements/image/frame/width outOfRange", "/speed unknownMember",
            ])
        #expect(answer.json?["detail"]?.string == "The body breaks 6 rules; `errors` names each.")
        #expect(answer.json?["truncated"] == nil)
    }

    @Test func listsAHundredViolationsAtMost() {
        let item = #"{"image":null,"frame":1}"#
        for (count, isTruncated) in [(100, false), (101, true)] {
            let items = Array(repeating: item, count: count).joined(separator: ",")
            let answer = post("{\"items\":[\(items)]}", to: "/v1/rects")
            #expect(answer.status == 422)
            #expect(answer.errors.count == 100)
            #expect((answer.json?["truncated"] == .bool(true)) == isTruncated)
        }
    }

    @Test(arguments: [
        (#"{"direction":"present","direction":"dismiss"}"#, "/direction duplicateMember"),
        (#"{"image":{"width":1,"height":1,"width":2}}"#, "/image/width duplicateMember"),
        (#"{"source":{"elements":{"label":null,"label":null}}}"#, "/source/elements/label duplicateMember"),
    ])
    func reportsMembersThatOccurTwice(body: String, error: String) {
        let answer = post(body, to: "/v1/transitions")
        #expect(answer.status == 422)
        #expect(answer.errors.filter { $0.hasSuffix("duplicateMember") } == [error])
    }

    /// -0 is 0, and a whole number may be written with a point or an exponent.
    @Test func readsNumbersByTheirValue() {
        let plain = Sample.answer(("/destination/elements/image/frame/x", "0"))
        let body = Sample.transition.text.replacing("\"x\":0", with: "\"x\":-0.0").replacing(
            "390", with: "3.9e2")
        #expect(body.contains("-0.0"))
        #expect(post(body, to: "/v1/transitions").text == plain.text)
    }
}
