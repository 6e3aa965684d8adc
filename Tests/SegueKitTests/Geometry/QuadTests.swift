import SegueKit
import Testing

@Suite struct QuadTests {
    private static let rect = Rect(x: 10, y: 20, width: 100, height: 50)

    @Test func keepsTheNamesOfTheCorners() {
        let plain = Quad(Self.rect, through: .identity)
        #expect(plain.topLeft == Point(x: 10, y: 20))
        #expect(plain.topRight == Point(x: 110, y: 20))
        #expect(plain.bottomRight == Point(x: 110, y: 70))
        #expect(plain.bottomLeft == Point(x: 10, y: 70))
        #expect(plain.corners == [plain.topLeft, plain.topRight, plain.bottomRight, plain.bottomLeft])
        let turned = Quad(Self.rect, through: AffineTransform(rotationInDegrees: 90))
        #expect(turned.topLeft == Point(x: -20, y: 10))
        #expect(turned.topRight == Point(x: -20, y: 110))
        #expect(turned.bottomRight == Point(x: -70, y: 110))
        #expect(turned.bottomLeft == Point(x: -70, y: 10))
    }

    @Test(arguments: [
        (AffineTransform.identity, rect),
        (AffineTransform(scaleX: -1, y: 1), Rect(x: -110, y: 20, width: 100, height: 50)),
        (AffineTransform(scaleX: 2, y: -1), Rect(x: 20, y: -70, width: 200, height: 50)),
        (AffineTransform(rotationInDegrees: 90), Rect(x: -70, y: 10, width: 50, height: 100)),
        (AffineTransform(rotationInDegrees: 180), Rect(x: -110, y: -70, width: 100, height: 50)),
        (AffineTransform(c: 1), Rect(x: 30, y: 20, width: 150, height: 50)),
    ])
    func theBoxIsTheSmallestAroundTheCorners(transform: AffineTransform, box: Rect) {
        #expect(Quad(Self.rect, through: transform).boundingBox == box)
    }

    /// 0.1 + 1e6 - 1e6 is not 0.1.
    @Test func keepsSmallSizesFarAway() {
        let small = Rect(x: 0.3, y: 0.7, width: 0.1, height: 0.2)
        let box = Quad(small, through: AffineTransform(tx: 1e6, ty: 1e6)).boundingBox
        #expect(box.size == small.size)
    }

    @Test(arguments: [
        (0.0, true), (90, true), (180, true), (-90, true), (1e-8, true), (1e-6, false), (45, false),
        (89.9, false),
    ])
    func isAxisAlignedAfterQuarterTurns(degrees: Double, isAligned: Bool) {
        let turned = AffineTransform(rotationInDegrees: degrees)
        #expect(Quad(Self.rect, through: turned).isAxisAligned == isAligned)
        #expect(
            Quad(Self.rect, through: AffineTransform(scaleX: -1, y: 3).after(turned)).isAxisAligned
                == isAligned)
    }

    @Test func aShearedRectangleIsNotAxisAligned() {
        #expect(!Quad(Self.rect, through: AffineTransform(c: 1)).isAxisAligned)
        #expect(!Quad(Self.rect, through: AffineTransform(b: 1)).isAxisAligned)
    }

    @Test func anEdgeOfNoLengthIsInNobodysWay() {
        let line = Rect(x: 1, y: 2, width: 0, height: 5)
        #expect(Quad(line, through: AffineTransform(b: 1)).isAxisAligned)
        #expect(!Quad(line, through: AffineTransform(c: 1)).isAxisAligned)
        let point = Rect(x: 1, y: 2, width: 0, height: 0)
        #expect(Quad(point, through: AffineTransform(rotationInDegrees: 45)).isAxisAligned)
    }
}
