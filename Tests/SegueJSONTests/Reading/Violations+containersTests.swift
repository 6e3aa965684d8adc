import SegueJSON
import Testing

@Suite struct ViolationsContainersTests {
    @Test func readsContainers() throws {
        let reported = try violations(in: #"[{"width":1},{}]"#) { root, violations in
            let elements = violations.elements(of: root, count: 1...2).map { Array($0) } ?? []
            #expect(elements.count == 2)
            #expect(violations.members(of: elements[0], as: BoxMember.self)?[.width]?.number == 1)
            #expect(violations.object(elements[1])?.count == 0)
            #expect(violations.object(nil)?.count == nil)
            let absent = violations.elements(of: nil, count: 0...0)
            #expect(absent.map { Array($0).count } == nil)
        }
        #expect(reported == [])
    }

    @Test(arguments: [
        ("[]", 1...2, "must have 1...2 elements, has 0", Violation.Code.outOfRange),
        ("[1,2,3]", 1...2, "must have 1...2 elements, has 3", .outOfRange),
        ("[1]", 2...2, "must have 2 elements, has 1", .outOfRange),
        ("[]", 1...Int.max, "must have at least 1 element, has 0", .outOfRange),
        ("[1]", 2...Int.max, "must have at least 2 elements, has 1", .outOfRange),
        ("[]", 1...1, "must have 1 element, has 0", .outOfRange),
        ("{}", 1...2, "must be an array, is an object", .wrongType),
    ])
    func reportsArrays(text: String, count: ClosedRange<Int>, detail: String, code: Violation.Code) throws {
        let reported = try violations(in: text) { root, violations in
            let elements = violations.elements(of: root, count: count)
            #expect(elements.map { Array($0).count } == nil)
        }
        #expect(reported == [Violation(pointer: "", detail: detail, code: code)])
    }

    @Test func reportsWhatIsNoObject() throws {
        let reported = try violations(in: "[1]") { root, violations in
            for element in root.elements { _ = violations.members(of: element, as: BoxMember.self) }
        }
        #expect(
            reported == [Violation(pointer: "/0", detail: "must be an object, is a number", code: .wrongType)]
        )
    }
}
