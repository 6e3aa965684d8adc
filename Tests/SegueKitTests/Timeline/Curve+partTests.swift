import Testing

@testable import SegueKit

@Suite struct CurvePartTests {
    /// A curve, and how far a piece may be off.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var curve: Curve
        var tolerance: Double

        init(_ name: String, _ curve: Curve, within tolerance: Double = 1e-9) {
            (testDescription, self.curve, self.tolerance) = (name, curve, tolerance)
        }
    }

    private static let phase = [
        Keyframe(time: 0.2, value: 0.0), Keyframe(time: 0.6, value: 1), Keyframe(time: 1, value: 1),
    ]
    private static let eased = [
        Keyframe(time: 0, value: 10.0, easing: .easeIn), Keyframe(time: 0.5, value: 2, easing: .easeInOut),
        Keyframe(time: 1, value: 30),
    ]
    private static let bent = [
        Keyframe(time: 0, value: Point(x: 0, y: 0)), Keyframe(time: 0.4, value: Point(x: 10, y: 0)),
        Keyframe(time: 1, value: Point(x: 10, y: 30)),
    ]
    private static let cases = [
        Case("constant", Track(constant: 4.0).curve), Case("straight", Track(from: 1.0, to: 3).curve),
        Case("late", Track(from: 1.0, at: 0.7, to: 3).curve), Case("phase", Track(phase).curve),
        Case("eased", Track(eased).curve), Case("bent", Track(bent).curve),
        Case("smooth", Track(phase, calculationMode: .cubic).curve),
        Case("smooth and scaled", Track(phase, calculationMode: .cubic, tangentScaling: .nonUniform).curve),
        Case("discrete", Track(eased, calculationMode: .discrete).curve),
        Case("paced", Track(bent, calculationMode: .paced).curve),
        // No easing says how two numbers move that do not move alike.
        Case("smooth and bent", Track(bent, calculationMode: .cubic).curve, within: 0.005),
    ]

    /// A piece has the values of the whole, wherever it is cut and whichever way it runs.
    @Test(arguments: cases, [0.0, 0.1, 0.2, 0.45, 0.6, 0.73, 0.999])
    func isTheCurveBetween(test: Case, cut: Double) {
        for (start, end) in [(cut, 1.0), (1 - cut, 0.0)] {
            let part = test.curve.part(from: start, to: end)
            for step in 1..<50 {
                let fraction = (Double(step) + 0.3) / 50
                let whole = test.curve.value(at: start + (end - start) * fraction)
                let difference = part.value(at: fraction) - whole
                #expect(abs(difference.x) <= test.tolerance && abs(difference.y) <= test.tolerance)
            }
            #expect(part.end == test.curve.value(at: end))
        }
    }

    /// What happens at the end at once does so still, and at once where it turns back.
    @Test func keepsAStep() {
        let step = [
            Keyframe(time: 0, value: 0.0), Keyframe(time: 1, value: 0), Keyframe(time: 1, value: 1),
        ]
        let curve = Track(step).curve
        let part = curve.part(from: 0.5, to: 1)
        #expect([0, 0.5, 0.999, 1].map { part.value(at: $0).x } == [0, 0, 0, 1])
        let back = curve.part(from: 1, to: 0)
        #expect([0, 0.5, 1].map { back.value(at: $0).x } == [0, 0, 0])
        #expect(curve.part(from: 0.5, to: 0).count == 1)
    }

    /// From outside of 0...1 it comes back to the end that it has overshot.
    @Test(arguments: [(1.2, 1.0), (1.2, 0.0), (-0.3, 0.0), (-0.3, 1.0)])
    func comesBackFromOutside(start: Double, end: Double) {
        let curve = Track(from: 2.0, to: 6).curve
        let part = curve.part(from: start, to: end)
        #expect(part.start == curve.value(at: start))
        #expect(part.end == curve.value(at: end))
        #expect(part.time(part.count - 1) == 1 || part.count == 1)
    }
}
