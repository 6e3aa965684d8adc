import SegueKit
import Testing

@Suite struct CornerRadiiTests {
    private static let radii = CornerRadii(topLeft: 18, topRight: 6, bottomRight: 4, bottomLeft: 30)

    @Test(arguments: [
        (Size(width: 100, height: 100), radii),
        (Size(width: 20, height: 100), CornerRadii(topLeft: 10, topRight: 6, bottomRight: 4, bottomLeft: 10)),
        (Size(width: 100, height: 10), CornerRadii(topLeft: 5, topRight: 5, bottomRight: 4, bottomLeft: 5)),
        (Size(width: 0, height: 10), CornerRadii.zero),
    ])
    func eachCornerIsLimitedToHalfOfTheShorterSide(size: Size, limited: CornerRadii) {
        #expect(Self.radii.limited(to: size) == limited)
    }

    // CSS Backgrounds 3 §4.2: the inner radius is the outer one less the border, and never negative.
    @Test(arguments: [
        (
            Insets(top: 2, left: 2, bottom: 2, right: 2),
            CornerRadii(topLeft: 16, topRight: 4, bottomRight: 2, bottomLeft: 28)
        ),
        (Insets(top: 8), CornerRadii(topLeft: 10, topRight: 0, bottomRight: 4, bottomLeft: 30)),
        (Insets(left: 8), CornerRadii(topLeft: 10, topRight: 6, bottomRight: 4, bottomLeft: 22)),
        (Insets(bottom: 3), CornerRadii(topLeft: 18, topRight: 6, bottomRight: 1, bottomLeft: 27)),
        (Insets(right: 3), CornerRadii(topLeft: 18, topRight: 3, bottomRight: 1, bottomLeft: 30)),
        (Insets.zero, radii),
    ])
    func cornersLoseTheWiderInset(insets: Insets, inner: CornerRadii) {
        #expect(Self.radii.inset(by: insets) == inner)
    }

    @Test func theLargestIsAnyOfTheFour() {
        #expect(Self.radii.largest == 30)
        #expect(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 0).largest == 3)
        #expect(CornerRadii(5).largest == 5)
    }
}
