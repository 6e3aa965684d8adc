import SegueJSON
import Testing

@Suite struct ViolationsValuesTests {
    /// Reads the value of `text` inside an object, and returns what is reported of it.
    private func reported(
        of text: String, _ read: (JSONValue?, inout Violations) -> Void
    ) throws -> (detail: String, code: Violation.Code)? {
        let reported = try violations(in: "{\"x\":\(text)}") { root, violations in
            read(Members<BoxMember>(of: root, reportingTo: &violations)[.x], &violations)
        }
        #expect(reported.allSatisfy { $0.pointer == "/x" } && reported.count <= 1)
        return reported.first.map { ($0.detail, $0.code) }
    }

    @Test func readsWhatKeepsTheRules() throws {
        let text = #"{"width":-0.5,"height":"fit","contentMode":true,"x":3.0}"#
        let reported = try violations(in: text) { root, violations in
            let members = Members<BoxMember>(of: root, reportingTo: &violations)
            #expect(violations.number(violations.required(.width, of: members)) == -0.5)
            #expect(violations.string(members[.height]) == "fit")
            #expect(violations.keyword(members[.height], in: KeywordTable(["fill", "fit"])) == 1)
            #expect(violations.boolean(members[.contentMode]) == true)
            #expect(violations.integer(members[.x], in: 0...9) == 3)
        }
        #expect(reported == [])
    }

    @Test func readsNothingFromWhatIsAbsent() throws {
        let reported = try violations(in: "{}") { _, violations in
            #expect(violations.number(nil, .greaterThan(0)) == nil)
            #expect(violations.integer(nil, in: 0...1) == nil)
            #expect(violations.boolean(nil) == nil)
            #expect(violations.string(nil) == nil)
            #expect(violations.keyword(nil, in: KeywordTable(["fill"])) == nil)
        }
        #expect(reported == [])
    }

    @Test func reportsWhatIsRequired() throws {
        let reported = try violations(in: #"{"width":{"x":1}}"#) { root, violations in
            let outer = Members<BoxMember>(of: root, reportingTo: &violations)
            guard let inner = violations.members(of: outer[.width], as: BoxMember.self) else { return }
            _ = violations.number(violations.required(.height, of: outer))
            _ = violations.number(violations.required(.width, of: inner))
            _ = violations.requiredNumber(.height, of: inner, .any)
            _ = violations.requiredNumber(.x, of: inner, .greaterThan(1))
            _ = violations.requiredNumber(.width, of: outer, .any)
        }
        #expect(
            reported == [
                Violation(pointer: "/height", detail: "is required", code: .required),
                Violation(pointer: "/width/width", detail: "is required", code: .required),
                Violation(pointer: "/width/height", detail: "is required", code: .required),
                Violation(
                    pointer: "/width/x", detail: "must be greater than 1, is 1", code: .outOfRange),
                Violation(
                    pointer: "/width", detail: "must be a number, is an object", code: .wrongType),
            ])
    }

    @Test(arguments: [
        ("-3", NumberRule.greaterThan(0), "must be greater than 0, is -3", Violation.Code.outOfRange),
        ("2", .within(0...1), "must be 0...1, is 2", .outOfRange),
        ("1.5", .within(0...9).whole, "must be a whole number 0...9, is 1.5", .outOfRange),
        ("\"2\"", .any, "must be a number, is a string", .wrongType),
        ("null", .any, "must be a number, is null", .wrongType),
        ("{}", .any.whole, "must be a whole number, is an object", .wrongType),
        ("true", .any, "must be a number, is a boolean", .wrongType),
    ])
    func reportsNumbers(text: String, rule: NumberRule, detail: String, code: Violation.Code) throws {
        let reported = try reported(of: text) { value, violations in
            #expect(violations.number(value, rule) == nil)
        }
        #expect(reported?.detail == detail)
        #expect(reported?.code == code)
    }

    @Test(arguments: ["10", "-1", "0.5", "1e300", "-18446744073709551615.0"])
    func reportsIntegersOutOfRange(text: String) throws {
        let reported = try reported(of: text) { value, violations in
            #expect(violations.integer(value, in: 0...9) == nil)
        }
        #expect(reported?.code == .outOfRange)
    }

    @Test func reportsOtherTypes() throws {
        let boolean = try reported(of: "1") { value, violations in _ = violations.boolean(value) }
        #expect(boolean?.detail == "must be a boolean, is a number")
        let string = try reported(of: "[]") { value, violations in _ = violations.string(value) }
        #expect(string?.detail == "must be a string, is an array")
        #expect(string?.code == .wrongType)
    }

    @Test(arguments: [
        (#""zoom""#, "must be one of `fill`, `scale-down`, is `zoom`", Violation.Code.notAllowed),
        (
            #""scaleDown""#,
            "must be one of `fill`, `scale-down`, is `scaleDown`; did you mean `scale-down`?",
            .notAllowed
        ),
        ("3", "must be a string, is a number", .wrongType),
    ])
    func reportsKeywords(text: String, detail: String, code: Violation.Code) throws {
        let reported = try reported(of: text) { value, violations in
            _ = violations.keyword(value, in: KeywordTable(["fill", "scale-down"]))
        }
        #expect(reported?.detail == detail)
        #expect(reported?.code == code)
    }
}
