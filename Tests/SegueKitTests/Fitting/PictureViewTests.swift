import SegueKit
import Testing

@Suite struct PictureViewTests {
    private static let size = Size(width: 1500, height: 1000)

    @Test func thePictureIsFittedIntoTheContentBox() {
        // FC-126: a border of 10 points round a picture.
        let view = PictureView(
            frame: Rect(x: 100, y: 200, width: 320, height: 220), contentMode: .scaleAspectFill,
            insets: Insets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(view.contentBox == Rect(x: 110, y: 210, width: 300, height: 200))
        #expect(view.imageRect(of: Self.size) == view.contentBox)
    }

    @Test func aViewWithoutInsetsIsItsOwnContentBoxToTheLastDigit() {
        let frame = Rect(x: 0.1, y: 0.1, width: 0.3, height: 0.3)
        #expect(PictureView(frame: frame).contentBox == frame)
    }

    @Test func aPositionWinsOverTheModesAnchor() {
        let frame = Rect(x: 0, y: 0, width: 100, height: 100)
        let corner = PictureView(
            frame: frame, contentMode: .bottomRight, position: .anchored(.topLeft, offset: .zero))
        #expect(corner.imageRect(of: Self.size) == Rect(x: 0, y: 0, width: 1500, height: 1000))
        let mode = PictureView(frame: frame, contentMode: .bottomRight)
        #expect(mode.imageRect(of: Self.size) == Rect(x: -1400, y: -900, width: 1500, height: 1000))
    }

    @Test func aSmallPictureStaysAsSmallAsTheMaximumUpscaleHasIt() {
        let view = PictureView(
            frame: Rect(x: 0, y: 0, width: 390, height: 844), contentMode: .scaleAspectFit, maximumUpscale: 2)
        let image = view.imageRect(of: Size(width: 100, height: 50))
        #expect(image == Rect(x: 95, y: 372, width: 200, height: 100))
    }
}
