import SegueKit
import Testing

@Suite struct CurveTests {
    @Test func aStraightChangeIsPlain() {
        let curve = Track(from: 2.0, at: 0.25, to: 6).curve
        #expect(curve.isPlain)
        #expect((0..<curve.count).map(curve.time) == [0.25, 1])
        #expect(curve.startTime == 0.25)
        #expect((0..<curve.count).map { curve.value($0).x } == [2, 6])
        #expect((0..<curve.count).map(curve.easing) == [.linear, .linear])
    }

    @Test(arguments: [2, 3, 4])
    func everyKeyframeIsKept(count: Int) {
        let keyframes = (0..<count).map {
            Keyframe(time: Double($0) / Double(count - 1), value: Double($0), easing: .easeIn)
        }
        let curve = Track(keyframes).curve
        #expect(!curve.isPlain)
        #expect((0..<curve.count).map(curve.time) == keyframes.map(\.time))
        #expect((0..<curve.count).map { curve.value($0).x } == keyframes.map(\.value))
        #expect((0..<curve.count).map(curve.easing) == keyframes.map(\.easing))
        #expect(Array(Track<Double>(keyframes).keyframes) == keyframes)
    }

    /// It is over before the end, or there is one keyframe only.
    @Test(arguments: [[(0.2, 2.0), (0.7, 6)], [(0.3, 2)], [(0, 2), (1, 6)]])
    func fewLinearKeyframesAreKeptToo(rows: [(Double, Double)]) {
        let keyframes = rows.map { Keyframe(time: $0.0, value: $0.1) }
        let track = Track<Double>(keyframes)
        #expect(Array(track.keyframes) == keyframes)
        #expect(track.value(at: 0) == 2)
        #expect(track.value(at: 1) == rows[rows.count - 1].1)
        guard rows.count > 1 else { return }
        let middle = (rows[0].0 + rows[1].0) / 2
        #expect(isApproximately(track.value(at: middle), 4))
    }

    @Test func aRectangleRunsByItsNumbers() {
        let (from, to) = (Rect(x: 0, y: 10, width: 20, height: 30), Rect(x: 40, y: 30, width: 60, height: 10))
        let curve = Track(from: from, to: to).curve
        #expect(curve.value(at: 0.25) == Components(10, 15, 30, 25))
        #expect(curve.start == from.components)
        #expect(curve.end == to.components)
    }
}
