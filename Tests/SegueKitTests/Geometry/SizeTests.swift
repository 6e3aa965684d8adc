import SegueKit
import Testing

@Suite struct SizeTests {
    @Test(arguments: [
        (Size(width: 0, height: 5), true), (Size(width: 5, height: 0), true),
        (Size(width: 0.9e-6, height: 5), true), (Size(width: 1e-6, height: 1e-6), false),
    ])
    func sidesThatAreTooShortToDivideByAreDegenerate(size: Size, isDegenerate: Bool) {
        #expect(size.isDegenerate == isDegenerate)
    }

    @Test func theShorterSideIsTheSmallerOne() {
        #expect(Size(width: 3, height: 4).shorterSide == 3)
        #expect(Size(width: 4, height: 3).shorterSide == 3)
    }

    @Test func sizesScale() {
        #expect(Size(width: 3, height: 4) * 2 == Size(width: 6, height: 8))
    }
}
