import SegueKit
import Testing

/// UIKit's rule (uikit.md §6.2) where the vectors do not look: holds, easings, one frame.
@Suite struct TrackRelativeTests {
    private static func track(_ changes: [RelativeKeyframe<Double>], frame: Double = 1.0 / 60) -> Track<
        Double
    > {
        Track(initial: 0, relative: changes, frameInterval: frame)
    }

    @Test func noChangeStaysAtTheInitialValue() {
        #expect(Array(Self.track([]).keyframes) == [Keyframe(time: 0, value: 0)])
    }

    @Test func aChangeHasNoKeyframeBeforeItsStart() {
        let track = Self.track([RelativeKeyframe(start: 0.7, duration: 0.3, value: 1)])
        #expect(track.keyframes.map(\.time) == [0.7, 1])
        #expect(track.value(at: 0.5) == 0)
    }

    @Test(arguments: [(0.1, 3), (0.3, 2), (0.2, 2)])
    func onlyAGapOfMoreThanAFrameIsHeld(frame: Double, count: Int) {
        // The gap is 0.2, from 0.8 to the end; a frame of 0.2 is not shorter.
        let track = Self.track([RelativeKeyframe(start: 0, duration: 0.8, value: 1)], frame: frame)
        #expect(track.keyframes.count == count)
        #expect(track.end == 1)
    }

    @Test func aChangeIsCutOffWhereTheNextOneStarts() {
        let track = Self.track([
            RelativeKeyframe(start: 0, duration: 0.9, value: 1),
            RelativeKeyframe(start: 0.5, duration: 0.5, value: 2),
        ])
        #expect(track.keyframes.map(\.time) == [0, 0.5, 1])
        #expect(track.value(at: 0.5) == 1)
    }

    @Test func eachEasingBelongsToItsOwnChange() {
        let track = Self.track([
            RelativeKeyframe(start: 0, duration: 0.4, value: 1, easing: .easeIn),
            RelativeKeyframe(start: 0.6, duration: 0.4, value: 2, easing: .easeOut),
        ])
        #expect(track.keyframes.map(\.easing) == [.easeIn, .linear, .easeOut, .linear])
        #expect(track.keyframes.map(\.value) == [0, 1, 1, 2])
        // CSS ease-in at its half is 0.3153568, ease-out 0.6846432.
        #expect(isApproximately(track.value(at: 0.2), 0.3153568125725393))
        #expect(isApproximately(track.value(at: 0.8), 1.6846431874274607))
    }

    @Test func equalStartsKeepTheirOrder() {
        let changes = (1...20).map { RelativeKeyframe(start: 0.5, duration: 0, value: Double($0)) }
        #expect(
            Self.track(changes).keyframes.dropFirst().prefix(20).map(\.value) == (1...20).map(Double.init))
    }

    @Test func aStepAtTheEndKeepsItsValueUntilThen() {
        let track = Self.track([
            RelativeKeyframe(start: 0, duration: 1, value: 0),
            RelativeKeyframe(start: 1, duration: 0, value: 1),
        ])
        #expect(track.value(at: 0.999) == 0)
        #expect(track.value(at: 1) == 1)
    }
}
