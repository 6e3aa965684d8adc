import Testing

@testable import SegueKit

@Suite struct MathematicsTests {
    @Test func angleIsInRadians() {
        #expect(abs(sin(.pi / 6) - 0.5) <= 1e-15)
        #expect(abs(cos(.pi / 3) - 0.5) <= 1e-15)
        #expect(sin(0) == 0)
        #expect(cos(0) == 1)
    }
}
