import SegueKit
import Testing

@Suite struct PropertyTests {
    @Test func atItsEndATrackHasOneKeyframe() {
        let opacity = PropertyTrack(
            .opacity, Track([Keyframe(time: 0.2, value: 0.0), Keyframe(time: 0.9, value: 0.7)]))
        #expect(opacity.atEnd == PropertyTrack(.opacity, Track(constant: 0.7)))

        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        let window = PropertyTrack(
            .window,
            Track([
                Keyframe(time: 0, value: Rect(x: 9, y: 9, width: 9, height: 9)),
                Keyframe(time: 1, value: rect),
            ]))
        #expect(window.atEnd == PropertyTrack(.window, Track(constant: rect)))

        let radii = PropertyTrack(
            .cornerRadii,
            Track([Keyframe(time: 0, value: CornerRadii.zero), Keyframe(time: 1, value: CornerRadii(5))]))
        #expect(radii.atEnd == PropertyTrack(.cornerRadii, Track(constant: CornerRadii(5))))
    }
}
