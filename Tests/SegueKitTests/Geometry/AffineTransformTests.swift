import SegueKit
import Testing

@Suite struct AffineTransformTests {
    private static let sheared = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    /// By the definition: x' = 2x + 5y + 11, y' = 3x + 7y + 13.
    @Test func carriesPoints() {
        #expect(Self.sheared.applied(to: Point(x: 1, y: 10)) == Point(x: 63, y: 86))
        #expect(AffineTransform.identity.applied(to: Point(x: 1, y: 10)) == Point(x: 1, y: 10))
        #expect(AffineTransform(scaleX: -1, y: 2).applied(to: Point(x: 3, y: 4)) == Point(x: -3, y: 8))
    }

    @Test func afterDoesTheOtherFirst() {
        let scaled = AffineTransform(scaleX: 2, y: 3)
        let moved = AffineTransform(tx: 10, ty: 20)
        #expect(scaled.after(moved).applied(to: .zero) == Point(x: 20, y: 60))
        #expect(moved.after(scaled).applied(to: .zero) == Point(x: 10, y: 20))
        #expect(Self.sheared.after(.identity) == Self.sheared)
        #expect(AffineTransform.identity.after(Self.sheared) == Self.sheared)
    }

    /// The x axis goes to the y axis, which runs down: clockwise on screen.
    @Test(arguments: [
        (0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (-90, 0, -1), (-180, -1, 0), (360, 1, 0),
        (450, 0, 1), (-630, 0, 1), (999_990, 0, -1),
    ])
    func quarterTurnsAreExact(degrees: Double, x: Double, y: Double) {
        let turned = AffineTransform(rotationInDegrees: degrees)
        #expect(turned.applied(to: Point(x: 1, y: 0)) == Point(x: x, y: y))
        #expect(turned.applied(to: Point(x: 0, y: 1)) == Point(x: -y, y: x))
    }

    /// sin 30° is a half, cos 60° is one; the others by symmetry.
    @Test(
        arguments: [
            (30.0, 0.75.squareRoot(), 0.5), (60, 0.5, 0.75.squareRoot()),
            (45, 0.5.squareRoot(), 0.5.squareRoot()),
            (120, -0.5, 0.75.squareRoot()), (210, -0.75.squareRoot(), -0.5), (-60, 0.5, -0.75.squareRoot()),
            (750, 0.75.squareRoot(), 0.5),
        ] as [(Double, Double, Double)])
    func turnsClockwise(degrees: Double, x: Double, y: Double) {
        let point = AffineTransform(rotationInDegrees: degrees).applied(to: Point(x: 1, y: 0))
        #expect(isApproximately(point, Point(x: x, y: y), within: 1e-15))
    }

    @Test func theInverseGoesBack() {
        // 2 * 7 - 3 * 5 = -1
        #expect(Self.sheared.determinant == -1)
        let inverse = AffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7)
        #expect(Self.sheared.inverse == inverse)
        #expect(Self.sheared.inverse.after(Self.sheared) == .identity)
        #expect(AffineTransform(tx: 0.1, ty: -0.7).inverse == AffineTransform(tx: -0.1, ty: 0.7))
        #expect(!AffineTransform(scaleX: 0, y: 1).inverse.a.isFinite)
    }

    @Test(arguments: [
        (AffineTransform.identity, 1.0, 1.0), (AffineTransform(scaleX: -3, y: 0.5), 0.5, 3),
        (AffineTransform(rotationInDegrees: 37), 1, 1), (AffineTransform(scaleX: 0, y: 2), 0, 2),
        (AffineTransform(a: 1, b: 2, c: 2, d: 4), 0, 5), (AffineTransform(a: 0, d: 0), 0, 0),
        // A shear by 1: the golden ratio and its inverse.
        (AffineTransform(c: 1), (5.0.squareRoot() - 1) / 2, (5.0.squareRoot() + 1) / 2),
        (AffineTransform(scaleX: 1000, y: 1e-9), 1e-9, 1000),
    ])
    func factorsAreTheSingularValues(transform: AffineTransform, smallest: Double, largest: Double) {
        #expect(isApproximately(transform.factors.smallest, smallest, within: 1e-15))
        #expect(isApproximately(transform.factors.largest, largest, within: 1e-12))
    }

    @Test func factorsOfWhatIsNoNumberAreNone() {
        #expect(!AffineTransform(a: .nan).factors.largest.isFinite)
        #expect(!AffineTransform(a: .infinity).factors.largest.isFinite)
    }
}
