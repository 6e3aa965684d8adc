import SegueHTTP
import Testing

@testable import segue_fuzz

/// That an answer which breaks a law is noticed.
@Suite struct AnswerLawsTests {
    private static let problem = "{\"status\":422,\"errors\":[{\"pointer\":\"/a\"}]}"

    /// A spec that keeps all laws, for tests to break.
    private static let spec = """
        {"direction":"present","layers":[{"name":"a","kind":"image","tracks":[
        {"property":"opacity","keyframes":[{"time":0,"value":0.5},{"time":1,"value":1}]},
        {"property":"image","keyframes":[{"time":1,"value":{"x":-1,"y":2,"width":3,"height":4}}]}]}],
        "events":[{"timeMs":0,"action":"hide","target":"b"},{"timeMs":0,"action":"add","target":"c"},
        {"timeMs":9,"action":"show","target":"b"},{"timeMs":9,"action":"remove","target":"c"},
        {"timeMs":9,"action":"complete","finished":true}],
        "rects":{"destination":{"image":{"x":-1,"y":2,"width":3,"height":4}}},
        "samples":{"timesMs":[0,9],"layers":[{"name":"a","tracks":[{"property":"opacity","values":[0,1]}]}]}}
        """

    private func violation(_ status: Int, _ body: String, type: String? = nil, input: String = "t") -> String?
    {
        let type = type ?? (status < 400 ? MediaType.json : MediaType.problem)
        let fields = [Response.Field("Content-Type", type)]
        let response = Response(status: status, fields: fields, body: Array(body.utf8))
        return AnswerLaws(Input(Array(input.utf8)), response).violation
    }

    @Test func keepQuietOfWhatIsRight() {
        #expect(violation(200, Self.spec) == nil)
        #expect(violation(422, Self.problem) == nil)
        #expect(violation(422, "{\"status\":422,\"errors\":[{\"pointer\":\"/\u{364}a\"}]}") == nil)
        #expect(violation(400, "{\"status\":400,\"byteOffset\":0}") == nil)
        #expect(violation(200, "ok\n", type: MediaType.text, input: "hGET /") == nil)
        #expect(violation(404, "{\"status\":404}", input: "hGET /a") == nil)
    }

    @Test(arguments: [
        (500, "{\"status\":500}", "the status is 500"), (404, "{\"status\":404}", "the status is 404"),
        (422, "{\"status\":400}", "another status inside"), (422, "{\"status\":422}", "422 with no errors"),
        (422, "{\"status\":422,\"errors\":[{\"pointer\":\"a\"}]}", "the pointer a"),
        (400, "{\"status\":400,\"byteOffset\":1}", "byte 1 is outside"),
        (400, "{\"status\":400}", "byte -1 is outside"),
        (200, "{", "byte 1 of the answer is wrong"), (200, "", "byte 0 of the answer is wrong"),
        (200, "{\"a\":nan}", "byte 5 of the answer is wrong"), (200, "{}", "there are no layers"),
        (200, "{\"a\":-0}", "a number is written as -0"),
    ])
    func notice(status: Int, body: String, complaint: String) {
        #expect(violation(status, body)?.hasPrefix(complaint) == true, "\(violation(status, body) ?? "-")")
    }

    @Test(arguments: [
        ("\"width\":3", "\"width\":-3", "`width` is -3"),
        ("\"value\":1}", "\"value\":1.1}", "a: the opacity 1.1"),
        ("\"time\":0,\"value\":0.5", "\"time\":0,\"value\":-1", "a: the opacity -1"),
        ("\"time\":0", "\"time\":1.5", "a: a time"),
        ("{\"image\":{\"x\":-1", "{\"image\":{\"x\":-2", "a: the last"),
        ("[0,9]", "[9,0]", "the sampled times"), ("[0,9]", "[0,9,9]", "a has not as many"),
        ("[0,1]", "[0,2]", "a: the opacity 2"), ("\"show\"", "\"hide\"", "hides and shows"),
        ("\"remove\"", "\"add\"", "adds and removes"), ("\"complete\"", "\"end\"", "the last event"),
        ("\"layers\":[", "\"layers\":[{\"name\":\"a\"},", "two layers have the same name"),
        ("\"add\"", "\"complete\"", "the last event"),
        ("\"timeMs\":0", "\"timeMs\":9.5", "events in no order"),
    ])
    func noticeInASpec(text: String, other: String, complaint: String) {
        let broken = violation(200, Self.spec.replacing(text, with: other, maxReplacements: 1))
        #expect(broken?.hasPrefix(complaint) == true, "\(broken ?? "-")")
    }

    @Test(arguments: [
        (#"{"participant":"b","path":["a","b"]}"#, nil),
        (#"{"participant":null,"reason":"participantNotFound","path":["a"]}"#, nil),
        (#"{"participant":null,"path":["a"]}"#, "a participant and a reason"),
        (#"{"participant":"a","reason":"participantNotFound","path":["a"]}"#, "a participant and a reason"),
        (#"{"participant":"a","path":["a","b"]}"#, "the path ends"),
        (#"{"participant":"a","path":[]}"#, "there is no path"),
        (#"{"path":["a"]}"#, "there is no participant"),
    ])
    func noticeInAParticipant(body: String, complaint: String?) {
        let broken = violation(200, body, input: "p")
        #expect(complaint.map { broken?.hasPrefix($0) == true } ?? (broken == nil), "\(broken ?? "-")")
    }

    @Test(arguments: [
        (#""participant":"b","path":["a","b"]"#, nil), (#""participant":"b","path":["a"]"#, "the path ends"),
        (#""path":["a"]"#, "a path to nothing"),
        (#""participant":null,"path":["a"]"#, "a zoom without a participant"),
    ])
    func noticeParticipantsInASpec(members: String, complaint: String?) {
        let spec = Self.spec.replacing(
            #""rects":{"#, with: #""strategy":"zoom","rects":{"source":{\#(members)},"#)
        let broken = violation(200, spec)
        #expect(complaint.map { broken?.hasPrefix($0) == true } ?? (broken == nil), "\(broken ?? "-")")
    }

    /// Turned back, the picture ends at the source; and what is reduced keeps the laws too.
    @Test(arguments: [
        (#""finished":true"#, #""finished":false"#, "a: the last keyframe"),
        (#""direction""#, #""reduced":{"strategy":"zoom"},"direction""#, "reduced motion zooms"),
        (#""direction""#, #""reduced":{},"direction""#, "reduced: there are no layers"),
    ])
    func noticeInWhatIsResumed(text: String, other: String, complaint: String) {
        let broken = violation(200, Self.spec.replacing(text, with: other, maxReplacements: 1))
        #expect(broken?.hasPrefix(complaint) == true, "\(broken ?? "-")")
    }

    @Test(arguments: [
        (#"{"progress":0,"layers":[]}"#, nil), (#"{"layers":[]}"#, "there is no state"),
        (#"{"progress":0,"layers":[],"decision":"finish"}"#, "a decision without"),
        (#"{"progress":0,"layers":[1],"decision":"finish","settling":\#(spec)}"#, nil),
        (#"{"progress":0,"layers":[1],"decision":"cancel","settling":\#(spec)}"#, "it settles elsewhere"),
        (#"{"progress":0,"layers":[],"decision":"finish","settling":\#(spec)}"#, "layers come or go"),
    ])
    func noticeInAGesture(body: String, complaint: String?) {
        let broken = violation(200, body, input: "g")
        #expect(complaint.map { broken?.hasPrefix($0) == true } ?? (broken == nil), "\(broken ?? "-")")
    }

    @Test func noticeAnotherType() {
        #expect(violation(200, "ok", type: MediaType.text) == "the answer is text/plain; charset=utf-8")
        #expect(violation(422, Self.problem, type: MediaType.json) == "422 is application/json")
    }

    /// A warning of what is not in the request, or is behind a name that is escaped.
    @Test(arguments: [
        ("/timing/durationMs", nil as String?), ("/source/elements/a~1b/0/x", nil),
        ("/source/elements/~0~1", nil),
        ("/source/elements/a~1b/1/x", "a warning points at /source/elements/a~1b/1/x"),
        ("/style", "a warning points at /style"), ("/source/elements/e\u{301}", "a warning points at"),
    ])
    func followsWarnings(pointer: String, complaint: String?) {
        let warned = Self.spec.dropLast() + #","warnings":[{"pointer":"\#(pointer)"}]}"#
        let input =
            #"t{"timing":{"durationMs":1},"source":{"elements":{"a/b":[{"x":1}],"~/":{},"\u00e9":{}}}}"#
        let found = violation(200, String(warned), input: input)
        #expect(complaint.map { found?.hasPrefix($0) == true } ?? (found == nil), "\(found ?? "-")")
    }
}
