import SegueExport
import SegueJSON
import SegueKit
import Testing

@Suite struct JSONWriterGeometryTests {
    @Test(arguments: [
        (0, #"{"x":1,"y":-2,"width":3,"height":0}"#), (1, #"{"x":1.2,"y":-2.3,"width":3,"height":0}"#),
        (4, #"{"x":1.2346,"y":-2.3457,"width":3,"height":0.0001}"#),
        (9, #"{"x":1.23456789,"y":-2.345678901,"width":3,"height":0.000123456}"#),
    ])
    func roundsRects(digits: Int, expected: String) {
        let rect = Rect(x: 1.23456789, y: -2.345678901, width: 3, height: 0.000123456)
        #expect(written { $0.rect(rect, digits: digits) } == expected)
    }

    /// What rounds to 0 from below is 0 like any other.
    @Test(arguments: [-0.0, -0.00001, -0.00004999])
    func hasNoNegativeZero(value: Double) {
        let rect = Rect(x: value, y: value, width: 0, height: 0)
        #expect(written { $0.rect(rect, digits: 4) } == #"{"x":0,"y":0,"width":0,"height":0}"#)
        let radii = CornerRadii(value)
        let zeros = #"{"topLeft":0,"topRight":0,"bottomRight":0,"bottomLeft":0}"#
        #expect(written { $0.cornerRadii(radii, digits: 4) } == zeros)
    }

    @Test func writesNullForNoRect() {
        #expect(written { $0.rect(nil as Rect?, digits: 4) } == "null")
    }

    @Test func keepsCornersApart() {
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4.00005)
        let expected = #"{"topLeft":1,"topRight":2,"bottomRight":3,"bottomLeft":4.0001}"#
        #expect(written { $0.cornerRadii(radii, digits: 4) } == expected)
    }
}
