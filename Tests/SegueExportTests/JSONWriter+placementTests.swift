import SegueExport
import SegueJSON
import SegueKit
import Testing

@Suite struct JSONWriterPlacementTests {
    private static func members(
        _ placement: Placement?, of picture: Picture?, corrected: CorrectedFrame
    ) -> String {
        written { writer in
            writer.openObject()
            writer.placementMembers(
                frame: Rect(x: 0, y: 0, width: 30, height: 60), placement, of: picture, corrected: corrected,
                DecimalPlaces(lengths: 2))
            writer.closeObject()
        }
    }

    /// 90x60 points fill 30x60 at their own size: a third of the width is seen, from 30 to 60.
    @Test func writesEveryRect() {
        let picture = Picture(pixels: PixelSize(width: 180, height: 120), scale: 2)
        let view = PictureView(frame: Rect(x: 0, y: 0, width: 30, height: 60))
        let frame = CorrectedFrame(contentMode: "a\"b", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        let text = Self.members(Placement(of: picture.size, in: view), of: picture, corrected: frame)
        let expected = """
            {"frame":{"x":0,"y":0,"width":30,"height":60},"image":{"x":-30,"y":0,"width":90,"height":60},\
            "window":{"x":0,"y":0,"width":30,"height":60},\
            "crop":{"unit":{"x":0.333333,"y":0,"width":0.333333,"height":1},\
            "pixels":{"x":60,"y":0,"width":60,"height":120}},\
            "corrected":{"contentMode":"a\\"b","frame":{"x":1,"y":2,"width":3,"height":4},"exact":true}}
            """
        #expect(text == expected)
    }

    @Test func writesNullForWhatIsNotThere() {
        let none = CorrectedFrame(contentMode: "scaleAspectFill", frame: nil)
        let expected = """
            {"frame":{"x":0,"y":0,"width":30,"height":60},"image":null,"window":null,"crop":null,\
            "corrected":{"contentMode":"scaleAspectFill","frame":null,"exact":false}}
            """
        #expect(Self.members(nil, of: nil, corrected: none) == expected)
    }
}
