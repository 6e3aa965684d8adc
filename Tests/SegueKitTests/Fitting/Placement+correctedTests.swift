import SegueKit
import Testing

@Suite struct PlacementCorrectedTests {
    private static let frame = Rect(x: 10, y: 20, width: 100, height: 60)

    /// Wide, tall and square ones, small and large; some with the aspect ratio or a side of the frame.
    private static let sizes = [
        Size(width: 40, height: 10), Size(width: 400, height: 100), Size(width: 10, height: 40),
        Size(width: 90, height: 300), Size(width: 30, height: 30), Size(width: 200, height: 200),
        Size(width: 50, height: 30), Size(width: 200, height: 120), Size(width: 100, height: 60),
        Size(width: 100, height: 20), Size(width: 100, height: 200), Size(width: 20, height: 60),
        Size(width: 300, height: 60),
    ]

    @Test(arguments: sizes)
    func aFrameIsGivenIfAndOnlyIfOneShowsTheSame(size: Size) {
        for from in Drawing.modes {
            let seen = Drawing(from.name, frame: Self.frame, size: size)
            let view = PictureView(frame: Self.frame, contentMode: from.mode)
            let placement = Placement(of: size, in: view)
            for to in Drawing.modes {
                let isPossible = seen.candidates.contains {
                    Drawing(to.name, frame: $0, size: size).showsTheSame(as: seen)
                }
                let frame = placement.correctedFrame(for: to.mode, of: size)
                #expect((frame != nil) == isPossible, "\(from.name) to \(to.name)")
                guard let frame else { continue }
                let corrected = Drawing(to.name, frame: frame, size: size)
                #expect(corrected.showsTheSame(as: seen), "\(from.name) to \(to.name)")
            }
        }
    }

    @Test func nothingIsCorrectedWhereNothingIsSeen() {
        let view = PictureView(
            frame: Self.frame, position: .anchored(.center, offset: Point(x: 1000, y: 0)))
        let placement = Placement(of: Size(width: 1, height: 1), in: view)
        #expect(placement.correctedFrame(for: .scaleToFill, of: Size(width: 1, height: 1)) == nil)
    }

    /// A picture that one platform has moved by half a pixel is not where another one draws it.
    @Test func roundingCountsAsWell() {
        let size = Size(width: 1200, height: 900)
        let rounding = Rounding(rule: .nearest, scale: 1)
        let frame = Rect(x: 0, y: 0, width: 300, height: 200)
        let placement = Placement(of: size, in: PictureView(frame: frame, rounding: rounding))
        #expect(placement.correctedFrame(for: .cover, of: size) == nil)
        #expect(placement.correctedFrame(for: .cover, rounding: rounding, of: size) == frame)
        #expect(!placement.isShown(in: .cover, of: size))
        #expect(placement.isShown(in: .cover, rounding: rounding, of: size))
    }

    @Test func aViewThatDoesNotClipIsCorrectedToTheWholePicture() {
        // The first seed's viewer: a fitted picture in a view that does not clip.
        let view = PictureView(
            frame: Rect(x: 0, y: 146, width: 375, height: 375), contentMode: .scaleAspectFill, clips: false)
        let size = Size(width: 750, height: 500)
        let placement = Placement(of: size, in: view)
        let whole = Rect(x: -93.75, y: 146, width: 562.5, height: 375)
        #expect(isApproximately(placement.correctedFrame(for: .scaleAspectFit, of: size), whole))
        #expect(isApproximately(placement.correctedFrame(for: .scaleToFill, of: size), whole))
        #expect(placement.correctedFrame(for: .center, of: size) == nil)
    }
}
