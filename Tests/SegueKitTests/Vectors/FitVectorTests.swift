import SegueKit
import Testing

@Suite struct FitVectorTests {
    @Test(arguments: Vectors.fit.of("css.object-fit"))
    func objectFitFollowsTheSpecification(vector: Vector) throws {
        let (input, expected) = (vector.input, vector.expected)
        let mode = try #require(Names.css[input["objectFit"].string])
        let position = try #require(Position(css: input["objectPosition"].string))
        let container = input["container"].size
        let frame = Rect(x: 0, y: 0, width: container.width, height: container.height)
        let size = input["image"].size

        let placement = Placement(
            of: size, in: PictureView(frame: frame, contentMode: mode, position: position))

        #expect(isApproximately(placement.image, expected["drawn"].rect, within: vector.tolerance))
        #expect(isApproximately(placement.window, expected["visible"].rect, within: vector.tolerance))
        #expect((placement.window != placement.image) == expected["clipped"].isTrue)
        let crop = try #require(placement.unitCrop)
        let inPicture = Rect(
            x: crop.x * size.width, y: crop.y * size.height,
            width: crop.width * size.width, height: crop.height * size.height)
        // The crops are given with nine digits, in pixels of pictures up to 4032 wide.
        #expect(isApproximately(inPicture, expected["sourceCrop"].rect, within: 1e-5))
    }

    @Test(arguments: Vectors.fit.of("css.object-fit").filter { $0.input["exifOrientation"] != .null })
    func objectFitTurnsThePictureFirst(vector: Vector) throws {
        let pixels = vector.input["imagePixels"].size
        let orientation = try #require(Orientation(rawValue: Int(vector.input["exifOrientation"].number)))
        let picture = Picture(
            pixels: PixelSize(width: pixels.width, height: pixels.height), orientation: orientation,
            scale: vector.input["density"].number)
        #expect(picture.size == vector.input["image"].size)
    }

    @Test func everyVectorRuns() {
        #expect(Vectors.fit.of("css.object-fit").count == 21)
        #expect(Vectors.fit.filter { $0.input["exifOrientation"] != .null }.count == 3)
    }
}
