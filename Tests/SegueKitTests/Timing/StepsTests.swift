import SegueKit
import Testing

@Suite struct StepsTests {
    // CSS Easing 2 §2.3; engines' own values are in BrowserVectorTests.
    private static let values: [(Steps.Position, [Double])] = [
        (.jumpEnd, [0, 0, 0.5, 0.5, 1]), (.jumpStart, [0.5, 0.5, 1, 1, 1]), (.jumpNone, [0, 0, 1, 1, 1]),
        (.jumpBoth, [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
    ]

    @Test(arguments: values)
    func twoStepsJumpWhereTheirPositionSays(position: Steps.Position, values: [Double]) {
        let steps = Steps(2, position)
        #expect(isApproximately([0, 0.49, 0.5, 0.99, 1].map(steps.value(at:)), values))
    }

    /// CSS: before 0 and after 1 the steps go on, and do not leave 0...1 inside of it.
    @Test(arguments: [(-0.1, -0.25), (-0.25, -0.25), (1.0, 1.0), (1.1, 1.0), (1.25, 1.25)])
    func stepsGoOnOutside(time: Double, value: Double) {
        #expect(Steps(4, .jumpEnd).value(at: time) == value)
    }

    @Test func oneStepNeedsSomewhereToGo() {
        #expect(Steps.Position.allCases.map(\.fewestSteps) == [1, 1, 2, 1])
    }
}
