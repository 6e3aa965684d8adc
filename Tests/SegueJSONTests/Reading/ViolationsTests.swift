import SegueJSON
import Testing

@Suite struct ViolationsTests {
    @Test func keepsAHundredAndSaysThatThereWereMore() throws {
        for count in [0, 1, 99, 100, 101, 5000] {
            let truncated = try parsed("[]") { root in
                var violations = Violations(root: root)
                for number in 0..<count { violations.report(.notAllowed, at: root, "\(number)") }
                #expect(violations.list.count == min(count, 100))
                #expect(violations.isEmpty == (count == 0))
                return violations.isTruncated
            }
            #expect(truncated == (count > 100))
        }
    }

    @Test func evaluatesNoMessageOnceTheListIsFull() throws {
        var evaluations = 0
        func detail() -> String {
            evaluations += 1
            return ""
        }
        _ = try violations(in: "1") { root, violations in
            for _ in 0..<200 { violations.report(.notAllowed, at: root, detail()) }
        }
        #expect(evaluations == 100)
    }
}
