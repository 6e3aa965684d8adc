import SegueKit
import Testing

@Suite struct PlacementTests {
    private static let wide = Size(width: 200, height: 100)
    private static let frame = Rect(x: 0, y: 0, width: 100, height: 100)

    @Test func whatFillsIsCutOffAtTheFrame() {
        let placement = Placement(of: Self.wide, in: PictureView(frame: Self.frame))
        #expect(placement.image == Rect(x: -50, y: 0, width: 200, height: 100))
        #expect(placement.window == Self.frame)
        #expect(placement.unitCrop == Rect(x: 0.25, y: 0, width: 0.5, height: 1))
    }

    @Test func whatDoesNotClipShowsTheWholePicture() {
        let placement = Placement(of: Self.wide, in: PictureView(frame: Self.frame, clips: false))
        #expect(placement.window == placement.image)
        #expect(placement.unitCrop == Rect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test(arguments: [ContentMode.scaleAspectFit, .scaleDown])
    func theWindowOfWhatFitsIsThePictureItself(mode: ContentMode) {
        for side in 1...100 {
            let frame = Rect(x: 0.1, y: 0.7, width: Double(side) * 1.3, height: 100)
            let size = Size(width: 4032, height: 3024)
            let placement = Placement(of: size, in: PictureView(frame: frame, contentMode: mode))
            #expect(placement.window == placement.image)
            #expect(placement.image.width <= frame.width && placement.image.height <= frame.height)
        }
    }

    @Test func theContentBoxCutsAndRoundsLess() {
        let view = PictureView(
            frame: Self.frame, cornerRadius: .radii(CornerRadii(12)),
            insets: Insets(top: 10, left: 10, bottom: 10, right: 10))
        let placement = Placement(of: Self.wide, in: view)
        #expect(placement.window == Rect(x: 10, y: 10, width: 80, height: 80))
        #expect(placement.cornerRadii == CornerRadii(2))
        #expect(!placement.limitsRadii)
    }

    @Test func nothingIsSeenWhereThePictureLiesOutside() {
        let view = PictureView(frame: Self.frame, position: .anchored(.center, offset: Point(x: 500, y: 0)))
        let placement = Placement(of: Self.wide, in: view)
        #expect(placement.window == nil)
        #expect(placement.unitCrop == nil)
        #expect(placement.cornerRadii == .zero)
    }

    @Test(arguments: [(12.0, 12.0, false), (50.0, 50.0, false), (51.0, 50.0, true), (1e9, 50.0, true)])
    func radiiAreLimitedToHalfOfTheWindow(radius: Double, limited: Double, limits: Bool) {
        let view = PictureView(frame: Self.frame, cornerRadius: .radii(CornerRadii(radius)))
        let placement = Placement(of: Self.wide, in: view)
        #expect(placement.cornerRadii == CornerRadii(limited))
        #expect(placement.limitsRadii == limits)
    }

    @Test func barsAndTheContainerCutTheWindowAndNotThePicture() {
        // FC-077: a bar of 80 points over a picture that starts at 60.
        let view = PictureView(frame: Rect(x: 0, y: 60, width: 411, height: 200))
        let bar = Rect(x: 0, y: 0, width: 411, height: 80)
        let container = Rect(x: 0, y: 0, width: 411, height: 731)
        let placement = Placement(
            of: Size(width: 2000, height: 1000), in: view, occluders: [bar], container: container)
        #expect(placement.window == Rect(x: 0, y: 80, width: 411, height: 180))
        #expect(placement.image == Rect(x: 0, y: 57.25, width: 411, height: 205.5))
        #expect(placement.unoccluded == view.frame)
    }

    @Test func barsThatCoverEverythingLeaveNoWindow() {
        let view = PictureView(frame: Rect(x: 0, y: 20, width: 137, height: 50))
        let bars = [Rect(x: 0, y: 0, width: 411, height: 40), Rect(x: 0, y: 40, width: 411, height: 40)]
        #expect(Placement(of: Self.wide, in: view, occluders: bars).window == nil)
    }

    @Test func barsElsewhereOccludeNothing() {
        // x + width - x is not the width here, in the last digit.
        let view = PictureView(frame: Rect(x: 0.1, y: 0.1, width: 0.3, height: 0.3))
        let bar = Rect(x: 0, y: 700, width: 411, height: 31)
        let container = Rect(x: 0, y: 0, width: 411, height: 731)
        let placement = Placement(
            of: Size(width: 4, height: 3), in: view, occluders: [bar], container: container)
        #expect(placement.window == view.frame)
        #expect(placement.unoccluded == nil)
    }

    @Test func theContainerClipsOnlyWhereThereAreBars() {
        let view = PictureView(frame: Rect(x: -40, y: 0, width: 100, height: 100))
        let container = Rect(x: 0, y: 0, width: 411, height: 731)
        #expect(Placement(of: Self.wide, in: view, container: container).window == view.frame)
    }

    @Test func bothRectsSnap() {
        let view = PictureView(
            frame: Rect(x: 0, y: 0.3, width: 390, height: 843.6), contentMode: .scaleAspectFit)
        let snapped = Placement(of: Size(width: 4, height: 3), in: view).snapped(toScale: 1)
        #expect(snapped.image == Rect(x: 0, y: 276, width: 390, height: 292))
        #expect(snapped.window == snapped.image)
    }
}
