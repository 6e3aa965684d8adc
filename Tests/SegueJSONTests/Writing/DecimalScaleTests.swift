import Foundation
import Testing

@testable import SegueJSON

@Suite struct DecimalScaleTests {
    @Test(arguments: 0...9)
    func hasThePowersOfTen(exponent: Int) {
        #expect(DecimalScale.powers[exponent] == pow(10, Double(exponent)))
        #expect(DecimalScale.wholePowers[exponent] == UInt64(pow(10, Double(exponent))))
    }

    @Test(arguments: [
        (0, 0, 0), (0.5, 0, 1), (0.5.nextDown, 0, 0), (0.5.nextUp, 0, 1), (1, 1, 1), (1.0.nextDown, 0, 1),
        (1.5, 1, 2), (2.5, 2, 3), (2.5.nextDown, 2, 2), (3.49, 3, 3), (999.75, 999, 1000),
        (0x1p51 - 0.5, 2_251_799_813_685_247, 2_251_799_813_685_248),
        (0x1p51 - 0.75, 2_251_799_813_685_247, 2_251_799_813_685_247),
    ])
    func roundsHalfUp(value: Double, floor: UInt64, rounded: UInt64) {
        #expect(DecimalScale.floor(value) == floor)
        #expect(DecimalScale.rounded(value) == rounded)
    }
}
