import SegueKit
import Testing

@Suite struct EasingTests {
    // CSS Easing 1 §2.2.1; CAMediaTimingFunctionName has the same numbers.
    @Test(arguments: [
        (Easing.ease, UnitBezier(0.25, 0.1, 0.25, 1)), (.easeIn, UnitBezier(0.42, 0, 1, 1)),
        (.easeOut, UnitBezier(0, 0, 0.58, 1)), (.easeInOut, UnitBezier(0.42, 0, 0.58, 1)),
    ])
    func namedCurvesAreThoseOfCSS(easing: Easing, curve: UnitBezier) {
        #expect(easing == .cubicBezier(curve))
        #expect(easing.value(at: 0.3) == curve.value(at: 0.3))
    }

    @Test(arguments: [-1.0, 0, 0.25, 1, 2])
    func linearIsTheTimeItself(time: Double) {
        #expect(Easing.linear.value(at: time) == time)
    }
}
