import Foundation
import SegueHTTP
import SegueJSON
import Testing

@Suite struct ProblemFamiliesTests {
    @Test(arguments: [
        (Refusal.badHeader("There must be one Host."), 400, "Bad Request", "There must be one Host."),
        (.bodyTooLarge(limit: 262_144), 413, "Content Too Large", "at most 262144 bytes"),
        (.targetTooLong(limit: 8192), 414, "URI Too Long", "at most 8192 bytes"),
        (.headersTooLarge(limit: 12288), 431, "Request Header Fields Too Large", "at most 12288 bytes"),
        (.tooManyHeaders(limit: 100), 431, "Request Header Fields Too Large", "at most 100 header fields"),
    ])
    func wordsRefusals(refusal: Refusal, status: Int, title: String, part: String) {
        let problem = Problem.refused(refusal)
        #expect(refusal.status == status)
        #expect(problem.status == status)
        #expect(problem.title == title)
        #expect(problem.detail.contains(part))
    }

    @Test func saysWhereTheSyntaxIsWrong() {
        let problem = Problem.malformedJSON(SyntaxError(byteOffset: 12, cause: .expectedColon))
        #expect(problem.status == 400)
        #expect(problem.type == "/problems/malformed-json")
        #expect(problem.byteOffset == 12)
        #expect(problem.detail == "At byte 12: expected a colon.")
    }

    @Test(arguments: [
        (#"{"a":1}"#, "The body breaks 1 rule; `errors` names each."),
        (#"{"a":1,"b":2}"#, "The body breaks 2 rules; `errors` names each."),
    ])
    func countsViolations(text: String, detail: String) throws {
        let problem = try JSONDocument.withParsed(Array(text.utf8)) { root in
            var violations = Violations(root: root)
            for (_, value) in root.members { violations.report(.wrongType, at: value, "must be a string") }
            return Problem.invalidBody(violations)
        }.get()
        #expect(problem.status == 422)
        #expect(problem.type == "/problems/invalid-body")
        #expect(problem.detail == detail)
        #expect(problem.violations.map(\.pointer) == (text.contains("b") ? ["/a", "/b"] : ["/a"]))
    }

    /// What a client sends is not sent back at length.
    @Test func cutsWhatItRepeats() {
        let long = String(repeating: "x", count: 10_000)
        #expect(Problem.notFound("/" + long).detail.utf8.count < 300)
        #expect(Problem.methodNotAllowed(long, allowed: "GET").detail.utf8.count < 100)
        #expect(Problem.unsupportedMediaType(long).detail.utf8.count < 300)
    }

    @Test func namesWhatWouldBeRight() {
        let problem = Problem.unsupportedMediaType("text/plain")
        let detail =
            "The body must be application/json in UTF-8, is text/plain. With curl, send it by --json."
        #expect(problem.detail == detail)
        #expect(problem.fields == [Response.Field("Accept", "application/json")])
        #expect(
            Problem.methodNotAllowed("PUT", allowed: "GET, HEAD").fields == [
                Response.Field("Allow", "GET, HEAD")
            ])
        #expect(Problem.lengthRequired.status == 411)
        #expect(Problem.notFound("/x").detail == "There is nothing at /x. GET / tells what there is.")
    }
}
