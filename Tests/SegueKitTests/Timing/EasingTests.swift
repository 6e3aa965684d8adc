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

    /// Between keyframes a spring takes the whole segment to settle, and is there at its end.
    @Test func aSpringSettlesInItsSegment() {
        let spring = Spring(stiffness: 100, damping: 10)
        let easing = Easing.spring(spring)
        #expect(easing.value(at: 0.25) == spring.value(at: spring.settlingDuration / 4))
        #expect([-1, 0, 1, 2].map(easing.value(at:)) == [0, 0, 1, 1])
    }

    /// Most of what is kept and copied is a Bézier at most, and no larger for the others.
    @Test func itIsAsSmallAsABezier() {
        #expect(MemoryLayout<Easing>.size <= MemoryLayout<UnitBezier>.size + 1)
    }

    @Test(arguments: [-1.0, 0, 0.25, 1, 2])
    func linearIsTheTimeItself(time: Double) {
        #expect(Easing.linear.value(at: time) == time)
    }
}
