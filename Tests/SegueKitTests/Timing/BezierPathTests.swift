import SegueKit
import Testing

@Suite struct BezierPathTests {
    /// systems.md (b): the value where its two Béziers meet, and one of the second.
    @Test(arguments: [(0.0, 0.0), (0.166666, 0.4), (0.5, 0.9506), (1.0, 1.0)])
    func emphasizedIsThatOfMaterial(time: Double, value: Double) {
        #expect(isApproximately(BezierPath.emphasized.value(at: time), value, within: 1e-4))
        #expect(Easing.emphasized.value(at: time) == BezierPath.emphasized.value(at: time))
    }

    /// A Bézier cut in two by de Casteljau's construction is the same curve.
    @Test func twoHalvesAreTheWhole() {
        let path = BezierPath([
            (Point(x: 0.21, y: 0), Point(x: 0.355, y: 0.25), Point(x: 0.5, y: 0.5)),
            (Point(x: 0.645, y: 0.75), Point(x: 0.79, y: 1), Point(x: 1, y: 1)),
        ])
        for step in -10...110 {
            let time = Double(step) / 100
            #expect(isApproximately(path.value(at: time), Easing.easeInOut.value(at: time)))
        }
    }
}
