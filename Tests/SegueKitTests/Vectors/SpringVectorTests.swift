import SegueKit
import Testing

extension Spring {
    init(_ input: JSON, allowsOverdamping: Bool? = nil) {
        self.init(
            mass: input["mass"].number, stiffness: input["stiffness"].number,
            damping: input["damping"].number,
            initialVelocity: input["initialVelocity"] == .null ? 0 : input["initialVelocity"].number,
            allowsOverdamping: allowsOverdamping ?? input["allowsOverdamping"].isTrue)
    }
}

@Suite struct SpringVectorTests {
    @Test(arguments: Vectors.uikit.of("springValue"))
    func valuesAreThoseOfUIKit(vector: Vector) {
        let value = Spring(vector.input).value(at: vector.input["time"].number)
        #expect(isApproximately(value, vector.expected.number, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("springSettlingDuration"))
    func springsSettleAsInCoreAnimation(vector: Vector) {
        #expect(vector.input["epsilon"].number == Spring.settledDistance)
        let duration = Spring(vector.input).settlingDuration
        #expect(isApproximately(duration, vector.expected.number, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("springFromDurationBounce"))
    func durationAndBounceAreThoseOfSwiftUI(vector: Vector) {
        let (input, expected) = (vector.input, vector.expected)
        let spring = Spring(duration: input["duration"].number, bounce: input["bounce"].number)
        for (value, name) in [
            (spring.mass, "mass"), (spring.stiffness, "stiffness"), (spring.damping, "damping"),
            (spring.dampingRatio, "dampingRatio"), (spring.response, "response"),
        ] {
            #expect(isApproximately(value, expected[name].number, within: vector.tolerance), "\(name)")
        }
    }

    @Test(arguments: Vectors.uikit.of("durationBounceFromSpring"))
    func constantsTellDurationAndBounce(vector: Vector) {
        let spring = Spring(vector.input, allowsOverdamping: true)
        let expected = vector.expected
        #expect(isApproximately(spring.response, expected["duration"].number, within: vector.tolerance))
        #expect(isApproximately(spring.bounce, expected["bounce"].number, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("springFromUIViewAnimate"))
    func dampingRatiosAreThoseOfUIView(vector: Vector) {
        let (input, expected) = (vector.input, vector.expected)
        let spring = Spring(
            dampingRatio: input["dampingRatio"].number, settlingDuration: input["duration"].number,
            initialVelocity: input["initialVelocity"].number)
        let frequency = spring.stiffness.squareRoot()
        let residual = abs(spring.value(at: input["duration"].number) - 1)
        for (value, name) in [
            (spring.mass, "mass"), (spring.stiffness, "stiffness"), (spring.damping, "damping"),
            (frequency, "omega"), (residual, "residualAtDuration"), (frequency, "closedFormOmega"),
        ] where expected[name] != .null {
            #expect(isApproximately(value, expected[name].number, within: vector.tolerance), "\(name)")
        }
    }

    @Test(arguments: Vectors.uikit.of("uiSpringTimingDefault"))
    func theDefaultOfUIKitIsCritical(vector: Vector) {
        let spring = Spring(vector.expected, allowsOverdamping: true)
        let (ratio, settling) = (vector.expected["dampingRatio"], vector.expected["criticalSettling"])
        #expect(isApproximately(spring.dampingRatio, ratio.number, within: vector.tolerance))
        let critical = Spring(vector.expected, allowsOverdamping: false)
        #expect(isApproximately(critical.settlingDuration, settling.number, within: vector.tolerance))
    }

    @Test(arguments: Vectors.styles.of("compose.defaultBoundsSpring"))
    func theSpringOfComposeIsCritical(vector: Vector) {
        let (stiffness, ratio) = (vector.input["stiffness"].number, vector.input["dampingRatio"].number)
        let spring = Spring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
        let progress = vector.input["tSeconds"].numbers.map(spring.value(at:))
        #expect(isApproximately(progress, vector.expected["progress"].numbers, within: vector.tolerance))
    }
}
