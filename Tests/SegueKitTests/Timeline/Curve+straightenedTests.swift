import Testing

@testable import SegueKit

@Suite struct CurveStraightenedTests {
    @Test(arguments: TangentScaling.allCases)
    func isTheSameCurve(scaling: TangentScaling) throws {
        let keyframes = [
            Keyframe(time: 0, value: 1.0), Keyframe(time: 0.3, value: 4), Keyframe(time: 0.6, value: 4),
            Keyframe(time: 1, value: -2),
        ]
        let smooth = Track(keyframes, calculationMode: .cubic, tangentScaling: scaling).curve
        let straightened = try #require(smooth.straightened)
        #expect(straightened.calculationMode == .linear)
        for step in 0...200 {
            let progress = Double(step) / 200
            let (one, other) = (smooth.value(at: progress).x, straightened.value(at: progress).x)
            #expect(isApproximately(one, other, within: 1e-9))
        }
    }

    @Test func cannotSayWhatDoesNotMoveAlike() {
        let keyframes = [
            Keyframe(time: 0, value: Point(x: 0, y: 0)), Keyframe(time: 0.4, value: Point(x: 10, y: 0)),
            Keyframe(time: 1, value: Point(x: 10, y: 30)),
        ]
        #expect(Track(keyframes, calculationMode: .cubic).curve.straightened == nil)
    }
}
