import Foundation
import SegueHTTP
import SegueJSON
import Testing

@Suite struct ProblemTests {
    /// The members of RFC 9457 and ours, no others.
    @Test func writesTheMembersItHas() {
        let problem = Problem(title: "A \"b\"", status: 418, detail: "c\nd")
        let expected: NSDictionary = [
            "type": "about:blank", "title": "A \"b\"", "status": 418, "detail": "c\nd", "instance": "/p\"q",
        ]
        let response = problem.response(instance: "/p\"q")
        #expect(response.status == 418)
        #expect(document(response.body) == expected)
        #expect(response.field("Content-Type") == "application/problem+json")
        #expect(response.field("Cache-Control") == "no-store")
    }

    @Test func writesEveryViolation() {
        let violations = [
            Violation(pointer: "/a~1b", detail: "is required", code: .required),
            Violation(pointer: "", detail: "must be an object", code: .wrongType),
        ]
        let problem = Problem(
            type: "/problems/x", title: "T", status: 422, detail: "D", byteOffset: 7, violations: violations,
            isTruncated: true)
        let body = document(problem.response(instance: "/").body)
        let errors: NSArray = [
            ["pointer": "/a~1b", "detail": "is required", "code": "required"],
            ["pointer": "", "detail": "must be an object", "code": "wrongType"],
        ]
        #expect(body?["errors"] as? NSArray == errors)
        #expect(body?["byteOffset"] as? Int == 7)
        #expect(body?["truncated"] as? Bool == true)
        #expect(body?["type"] as? String == "/problems/x")
    }

    @Test func addsItsFields() {
        let problem = Problem(
            title: "T", status: 405, detail: "D", fields: [Response.Field("Allow", "GET, HEAD")])
        #expect(problem.response(instance: "/").field("Allow") == "GET, HEAD")
    }
}
