import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterQuadTests {
    @Test func writesBoxAndCorners() {
        let turned = Quad(
            Rect(x: 1, y: 2, width: 3, height: 4.00004), through: AffineTransform(rotationInDegrees: 90))
        let text = written { $0.conversion(turned, DecimalPlaces()) }
        #expect(
            text
                == #"{"boundingBox":{"x":-6,"y":1,"width":4,"height":3},"quad":[{"x":-2,"y":1},{"x":-2,"y":4},"#
                + #"{"x":-6,"y":4},{"x":-6,"y":1}],"axisAligned":true}"#)
        let exact = written { $0.conversion(turned, DecimalPlaces(lengths: 5)) }
        #expect(exact.contains(#""width":4.00004"#))
    }

    @Test func writesTheLargestNumbers() {
        let far = Point(x: -Double.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
        #expect(written { $0.point(far, digits: 9) }.utf8.count == 2 * 309 + 12)
    }
}
