/// A map of the plane that keeps straight lines straight and parallel lines parallel.
///
/// A point goes to (a x + c y + tx, b x + d y + ty): the coefficients are those of `CGAffineTransform` and of
/// CSS `matrix()`. tx and ty are points; x grows to the right and y grows down.
public struct AffineTransform: Equatable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(
        a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = AffineTransform()

    /// Scales about (0, 0); a negative factor mirrors.
    public init(scaleX: Double, y: Double) {
        self.init(a: scaleX, d: y)
    }

    /// Turns about (0, 0), clockwise on screen; quarter turns are exact.
    public init(rotationInDegrees degrees: Double) {
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        let quarters = (turned / 90).rounded()
        let rest = (turned - quarters * 90) * .pi / 180
        let (cosine, sine) = (cos(rest), sin(rest))
        switch Int(quarters) & 3 {
        case 0: self.init(a: cosine, b: sine, c: -sine, d: cosine)
        case 1: self.init(a: -sine, b: cosine, c: -cosine, d: -sine)
        case 2: self.init(a: -cosine, b: -sine, c: sine, d: -cosine)
        default: self.init(a: sine, b: -cosine, c: cosine, d: sine)
        }
    }

    /// Returns the map that first does `first` and then this.
    public func after(_ first: AffineTransform) -> AffineTransform {
        let origin = applied(to: Point(x: first.tx, y: first.ty))
        return AffineTransform(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b,
            c: a * first.c + c * first.d, d: b * first.c + d * first.d, tx: origin.x, ty: origin.y)
    }

    public func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The map back; not finite where there is none, which is where the smallest of `factors` is 0.
    public var inverse: AffineTransform {
        let determinant = determinant
        return AffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// By how much areas grow; negative where the map mirrors.
    public var determinant: Double { a * d - b * c }

    /// The factors by which lengths change, in the direction that shrinks most and in the one that grows most:
    /// the singular values. The smallest is 0 where the map cannot be undone.
    public var factors: (smallest: Double, largest: Double) {
        let turning = ((a + d) * (a + d) + (b - c) * (b - c)).squareRoot()
        let mirroring = ((a - d) * (a - d) + (b + c) * (b + c)).squareRoot()
        let largest = (turning + mirroring) / 2
        // Not the difference of the two, which loses its digits where the smallest is small.
        return (largest == 0 ? 0 : abs(determinant) / largest, largest)
    }
}
