import SegueKit
import Testing

@Suite struct LayerTests {
    @Test func tracksAreFoundByTheirProperty() {
        let opacity = Track(constant: 0.5)
        let frame = Track(constant: Rect(x: 0, y: 0, width: 1, height: 1))
        let layer = Layer(
            name: "label", kind: .snapshot,
            tracks: [PropertyTrack(.frame, frame), PropertyTrack(.opacity, opacity)])
        #expect(layer[.opacity] == .scalar(opacity))
        #expect(layer[.frame] == .rect(frame))
        #expect(layer[.window] == nil)
    }
}
