import Testing

@testable import SegueJSON

@Suite struct NumberRuleTests {
    @Test(arguments: [
        (NumberRule.any, [-1e308, 0, 1e308], []),
        (.atLeast(0), [0, 5], [-1, -5e-300]),
        (.atMost(1), [1, -5], [1.5]),
        (.greaterThan(0), [5e-300, 3], [0, -3]),
        (.lessThan(1), [0.5], [1, 2]),
        (.within(0...1), [0, 0.5, 1], [-0.1, 1.1]),
        (.within(0...9).whole, [0, 1, 9], [0.5, -1, 10]),
        (NumberRule(0...1, isLowerExcluded: true, isUpperExcluded: true), [0.5], [0, 1]),
    ])
    func acceptsItsNumbersOnly(rule: NumberRule, accepted: [Double], refused: [Double]) {
        #expect(accepted.allSatisfy(rule.accepts))
        #expect(!refused.contains(where: rule.accepts))
    }

    @Test(arguments: [
        (NumberRule.greaterThan(0), "must be greater than 0"), (.atLeast(0), "must be at least 0"),
        (.atMost(1.5), "must be at most 1.5"), (.lessThan(1), "must be less than 1"),
        (.within(0...1), "must be 0...1"), (.within(-1e9...1e9), "must be -1000000000...1000000000"),
        (NumberRule(0...1e9, isLowerExcluded: true), "must be greater than 0 and at most 1000000000"),
        (.within(0...9).whole, "must be a whole number 0...9"), (.any.whole, "must be a whole number"),
        (.greaterThan(0).whole, "must be a whole number greater than 0"),
    ])
    func saysWhatIsRequired(rule: NumberRule, requirement: String) {
        #expect(rule.requirement == requirement)
    }
}
