import Foundation
import Testing

@testable import SegueJSON

@Suite struct DecimalScaleTests {
    @Test(arguments: 0...9)
    func hasThePowersOfTen(exponent: Int) {
        #expect(DecimalScale.power(exponent) == pow(10, Double(exponent)))
        let (quotient, remainder) = DecimalScale.divide(1_234_567_890_123, exponent)
        let divisor = UInt64(pow(10, Double(exponent)))
        #expect(quotient == 1_234_567_890_123 / divisor)
        #expect(remainder == 1_234_567_890_123 % divisor)
    }

    @Test(arguments: [
        0, 1, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 99_999, 100_000, 999_999, 1_000_000, UInt64.max,
    ])
    func countsDigits(value: UInt64) {
        #expect(DecimalScale.digitCount(value) == String(value).count)
    }
}
