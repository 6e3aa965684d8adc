import SegueJSON
import Testing

@Suite struct JSONValueIntegerTests {
    @Test(arguments: [
        ("0", 0), ("-0", 0), ("-0.0", 0), ("1.0", 1), ("1e2", 100),
        ("9007199254740993", 9_007_199_254_740_993),
        ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
        ("-9223372036854775808.0", Int.min),
    ])
    func readsAllOf64Bits(text: String, integer: Int) throws {
        #expect(try parsed(text) { $0.integer } == integer)
    }

    @Test(arguments: [
        "9223372036854775808", "18446744073709551615", "9223372036854775807.0", "-9223372036854775809.0e3",
        "0.5", "1e300", "-1e-300", "true", "null", "\"1\"", "[1]", "{}",
    ])
    func readsNothingElse(text: String) throws {
        #expect(try parsed(text) { $0.integer } == nil)
    }

    @Test(arguments: [
        ("0.5", "must be a whole number of 64 bits, is 0.5", Violation.Code.outOfRange),
        ("1e300", "must be a whole number of 64 bits, is 1e+300", .outOfRange),
        ("\"1\"", "must be a whole number, is a string", .wrongType),
        ("null", "must be a whole number, is null", .wrongType),
    ])
    func reports(text: String, detail: String, code: Violation.Code) throws {
        let reported = try violations(in: text) { value, violations in
            #expect(violations.integer(value) == nil)
        }
        #expect(reported == [Violation(pointer: "", detail: detail, code: code)])
    }

    @Test func reportsNothingElse() throws {
        let reported = try violations(in: "7") { value, violations in
            #expect(violations.integer(value) == 7)
            #expect(violations.integer(nil) == nil)
        }
        #expect(reported == [])
    }
}
