import SegueKit
import Testing

@Suite struct CornerRadiusTests {
    @Test(arguments: [
        (CornerRadius.fraction(0.5), Size(width: 56, height: 56), CornerRadii(28)),
        (.fraction(0.5), Size(width: 200, height: 100), CornerRadii(50)),
        (.fraction(0.25), Size(width: 40, height: 80), CornerRadii(10)),
        (.fraction(2), Size(width: 40, height: 80), CornerRadii(80)),
        (.radii(CornerRadii(12)), Size(width: 1, height: 1), CornerRadii(12)),
        (.zero, Size(width: 40, height: 80), .zero),
    ])
    func fractionsAreOfTheShorterSide(radius: CornerRadius, size: Size, radii: CornerRadii) {
        #expect(radius.radii(for: size) == radii)
    }
}
