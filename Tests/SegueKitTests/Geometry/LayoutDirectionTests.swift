import SegueKit
import Testing

@Suite struct LayoutDirectionTests {
    /// 120 wide in a container of 390, 16 from one of its sides (FC-048).
    @Test(arguments: [(LayoutDirection.leftToRight, 16.0, 254.0), (.rightToLeft, 254.0, 16.0)])
    func edgesAreCountedFromTheirSide(direction: LayoutDirection, leading: Double, trailing: Double) {
        #expect(direction.x(leading: 16, width: 120, in: 390) == leading)
        #expect(direction.x(trailing: 16, width: 120, in: 390) == trailing)
    }

    @Test(arguments: [0.0, 0.25, 0.5, 1, 1.5])
    func sharesAreMirroredAboutTheMiddle(share: Double) {
        #expect(LayoutDirection.leftToRight.share(leading: share) == share)
        #expect(LayoutDirection.rightToLeft.share(leading: share) == 1 - share)
    }
}
