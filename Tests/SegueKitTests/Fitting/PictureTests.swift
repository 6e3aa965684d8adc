import SegueKit
import Testing

@Suite struct PictureTests {
    // UIImage.size: the pixels over the scale, after the orientation.
    @Test(arguments: [
        (1.0, Orientation.up, Size(width: 800, height: 535)), (2.0, .up, Size(width: 400, height: 267.5)),
        (3.0, .down, Size(width: 800.0 / 3, height: 535.0 / 3)), (1.0, .right, Size(width: 535, height: 800)),
        (2.0, .left, Size(width: 267.5, height: 400)), (2.0, .leftMirrored, Size(width: 267.5, height: 400)),
    ])
    func theSizeIsUprightAndInPoints(scale: Double, orientation: Orientation, size: Size) {
        let picture = Picture(
            pixels: PixelSize(width: 800, height: 535), orientation: orientation, scale: scale)
        #expect(isApproximately(picture.size, size))
    }

    @Test(arguments: [
        (PixelSize(width: 0, height: 10), 1.0, true), (PixelSize(width: 10, height: 0), 1.0, true),
        (PixelSize(width: 10, height: 10), 1.0, false), (PixelSize(width: 10, height: 10), 1e8, true),
        (PixelSize(width: 1e-7, height: 1), 1e-3, true),
    ])
    func picturesWithoutAnExtentAreDegenerate(pixels: PixelSize, scale: Double, isDegenerate: Bool) {
        #expect(Picture(pixels: pixels, scale: scale).isDegenerate == isDegenerate)
    }

    @Test func aPartOfTheShownPictureIsGivenInStoredPixels() {
        let picture = Picture(pixels: PixelSize(width: 400, height: 300), orientation: .right, scale: 2)
        // The upper half of what is shown is the left half of what is stored.
        let upper = picture.storedPixels(ofShown: Rect(x: 0, y: 0, width: 1, height: 0.5))
        #expect(isApproximately(upper, Rect(x: 0, y: 0, width: 200, height: 300)))
    }
}
