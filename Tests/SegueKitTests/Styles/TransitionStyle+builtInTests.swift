import SegueKit
import Testing

@Suite struct TransitionStyleBuiltInTests {
    @Test func theFirstIsTheDefault() {
        #expect(TransitionStyle.builtIn.first?.name == "photo-zoom")
    }

    // uikit.md §1.1 and §1.2: UIView.animate for 0.4 s; animateKeyframes for 1.25 s, calculationModeCubic;
    // both with UIKit's default pacing, ease-in-out.
    @Test(arguments: [
        (TransitionStyle.photoZoom, 400.0, CalculationMode.linear), (.cardZoom, 1250, .cubic),
        (.cardZoomOpaque, 1250, .cubic),
    ])
    func theSeedsKeepTheirTime(style: TransitionStyle, duration: Double, mode: CalculationMode) {
        #expect(style.timing == .both(Timing(durationMs: duration, pacing: .easeInOut)))
        #expect(style.calculationMode == .both(mode))
    }

    @Test func onlyStylesThatDrawThePictureNeedItsSize() {
        let styles: [TransitionStyle] = [.photoZoom, .cardZoom, .cardZoomOpaque, .fade]
        #expect(styles.filter(\.drawsPicture) == [.photoZoom, .cardZoomOpaque])
    }

    /// The tracks of the third seed as `addKeyframe` has them, start and duration (uikit.md §1.2).
    @Test(arguments: Direction.allCases)
    func theCardFadesAsTheSeedDoes(direction: Direction) {
        let (from, to) = direction == .present ? (1.0, 0.0) : (0, 1)
        let fade = StyleTrack.Course.values(
            from: from, [RelativeKeyframe(start: 0, duration: 0.6, value: to)])
        let appear = StyleTrack.Course.values(
            from: to, [RelativeKeyframe(start: 0, duration: 0.6, value: from)])
        #expect(Self.course(of: "sourceImage", direction) == fade)
        #expect(Self.course(of: "destinationImage", direction) == appear)
        let backdrop = StyleTrack.Course.values(
            from: to, [RelativeKeyframe(start: 0, duration: 1, value: from)])
        #expect(Self.course(of: "backdrop", direction) == backdrop)
    }

    private static func course(of layer: String, _ direction: Direction) -> StyleTrack.Course? {
        let tracks = TransitionStyle.cardZoom.layers.first { $0.name == layer }?.tracks
        return tracks?.first { $0.property == .opacity }?.course[direction]
    }

    @Test(arguments: TransitionStyle.builtIn)
    func layersHaveNamesOfTheirOwn(style: TransitionStyle) {
        for direction in Direction.allCases {
            for layers in [style.layers, style.fallback] {
                let names = layers.filter { $0.isPlayed[direction] }.map(\.name)
                #expect(Set(names).count == names.count)
            }
        }
        #expect(!style.origin.isEmpty)
    }
}
