import Testing

@testable import SegueKit

@Suite struct MathematicsTests {
    @Test func angleIsInRadians() {
        #expect(abs(Mathematics.sine(.pi / 6) - 0.5) <= 1e-15)
        #expect(abs(Mathematics.cosine(.pi / 3) - 0.5) <= 1e-15)
        #expect(Mathematics.sine(0) == 0)
        #expect(Mathematics.cosine(0) == 1)
    }
}
