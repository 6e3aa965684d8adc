import SegueKit
import Testing

@Suite struct RoundingTests {
    private static let box = Rect(x: 12.5, y: 300, width: 301, height: 201)

    /// The distance of a picture from the upper side of its box: what rounds half up, what forgets the fraction.
    @Test(arguments: [
        (225.75, -12.0, -11.0), (226, -12, -12), (227, -13, -12), (168, 17, 17), (168.4, 16, 16),
        (201, 0, 0), (203, -1, 0), (202, 0, 0),
    ])
    func distancesAreRounded(height: Double, nearest: Double, truncated: Double) {
        let size = Size(width: 301, height: height)
        #expect(Self.placed(size, .nearest).y == 300 + nearest)
        #expect(Self.placed(size, .truncated).y == 300 + truncated)
    }

    /// 266.6 in 301 leaves 17.2 on either side, 267 in 301 leaves 17; 266.4 leaves 17.3, 266 leaves 17.5.
    @Test(arguments: [(266.6, 17.0, 17.0), (266.4, 17, 18)])
    func wholeSizesAreCompared(width: Double, nearest: Double, whole: Double) {
        let size = Size(width: width, height: 201)
        #expect(Self.placed(size, .nearest).x == 12.5 + nearest)
        #expect(Self.placed(size, .nearestOfWholeSizes).x == 12.5 + whole)
    }

    @Test(arguments: Rounding.Rule.allCases)
    func sizesAreNotRounded(rule: Rounding.Rule) {
        let size = Size(width: 266.4, height: 100.3)
        #expect(Self.placed(size, rule).size == size)
    }

    /// A device pixel is a third of a point here.
    @Test func devicePixelsAreRoundedTo() {
        let placed = Self.placed(Size(width: 300, height: 201), .nearest, scale: 3)
        #expect(isApproximately(placed.x, 12.5 + 2.0 / 3, within: 1e-12))
    }

    /// The sizes are such that double precision misses half a pixel, which single precision finds.
    @Test(arguments: Array(stride(from: 2.0, through: 200, by: 2)))
    func halfAPixelIsFoundInSpiteOfTheLastDigits(height: Double) {
        let frame = Rect(x: 0, y: 0, width: 1.5 * height + 1, height: height)
        let view = PictureView(
            frame: frame, contentMode: .scaleAspectFit, rounding: Rounding(rule: .nearest, scale: 1))
        #expect(view.imageRect(of: Size(width: 3000, height: 2000)).x == 1)
    }

    @Test func everyPositionIsRounded() {
        let rounding = Rounding(rule: .nearest, scale: 1)
        var view = PictureView(
            frame: Rect(x: 0, y: 0, width: 100, height: 100), contentMode: .scaleAspectFill,
            rounding: rounding)
        view.position = .focused(Point(x: 0.505, y: 0.5))
        #expect(view.imageRect(of: Size(width: 150, height: 100)).x == -26)
        view.position = .anchored(.topLeft, offset: Point(x: -3.7, y: 0))
        #expect(view.imageRect(of: Size(width: 150, height: 100)).x == -4)
    }

    /// The longest lengths and the shortest sides that a request may have.
    @Test(arguments: Rounding.Rule.allCases)
    func staysFiniteAtTheLimits(rule: Rounding.Rule) {
        let view = PictureView(
            frame: Rect(x: 1e9, y: -1e9, width: 1e9, height: 1e9), contentMode: .scaleAspectFill,
            position: .anchored(Anchor(x: 1e6, y: -1e6), offset: Point(x: 1e9, y: -1e9)),
            rounding: Rounding(rule: rule, scale: 1000))
        let image = view.imageRect(of: Size(width: 1e12, height: Tolerance.degenerateSide))
        #expect(image.x.isFinite && image.y.isFinite && image.maxX.isFinite && image.maxY.isFinite)
    }

    private static func placed(_ size: Size, _ rule: Rounding.Rule, scale: Double = 1) -> Rect {
        let view = PictureView(
            frame: box, contentMode: .center, rounding: Rounding(rule: rule, scale: scale))
        return view.imageRect(of: size)
    }
}
