import Foundation
import SegueJSON
import Testing

func written(_ value: Double, digits: Int) -> String {
    var writer = JSONWriter(capacity: 1)
    writer.number(value, digits: digits)
    return text(writer.finish())
}

@Suite struct JSONWriterNumbersTests {
    @Test(arguments: [
        (0, 4, "0"), (-0.0, 4, "0"), (-0.00004, 4, "0"), (-0.00005, 4, "-0.0001"),
        (0.5, 4, "0.5"), (1e-7, 4, "0"), (1e-7, 7, "0.0000001"), (1e-9, 9, "0.000000001"),
        (275.6666666, 4, "275.6667"), (12.5, 4, "12.5"), (390, 4, "390"), (-12.05, 2, "-12.05"),
        (0.99999, 4, "1"), (99.99996, 4, "100"), (9.5, 0, "10"), (-0.4, 0, "0"),
        (100, 2, "100"), (1000, 0, "1000"), (1005.05, 4, "1005.05"), (10_010, 9, "10010"),
        (1e9, 9, "1000000000"), (123_456_789, 4, "123456789"), (0.1 + 0.2, 9, "0.3"),
        (5_000_000.1, 9, "5000000.1"), (2_251_799.813_685_248, 9, "2251799.813685248"),
        (123_456_789.123456789, 9, "123456789.12345679"),
    ])
    func writesTheShortestForm(value: Double, digits: Int, expected: String) {
        #expect(written(value, digits: digits) == expected)
    }

    @Test(
        arguments: [
            "0", "0.3", "0.33", "0.333", "0.3333", "0.33333", "0.333333", "0.3333333", "0.33333333",
            "0.333333333",
        ].enumerated().map { ($0.offset, $0.element) })
    func roundsToTheDigitsAsked(digits: Int, expected: String) {
        #expect(written(1.0 / 3, digits: digits) == expected)
    }

    @Test(arguments: [
        (0.5, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"), (-0.5, 0, "-1"), (-2.5, 0, "-3"),
        (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (0.375, 2, "0.38"), (1.45, 1, "1.5"),
        (0.000_030_517_578_125, 9, "0.000030518"), (2_251_799_813_685_248.5, 0, "2251799813685249"),
    ])
    func roundsHalfAwayFromZero(value: Double, digits: Int, expected: String) {
        #expect(written(value, digits: digits) == expected)
    }

    @Test(arguments: [
        (0, "0"), (9, "9"), (10, "10"), (-10, "-10"), (999, "999"), (1000, "1000"), (10_010, "10010"),
        (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
    ])
    func writesIntegers(value: Int, expected: String) {
        var writer = JSONWriter(capacity: 1)
        writer.integer(value)
        #expect(text(writer.finish()) == expected)
    }

    /// Against printf, which rounds the exact binary value: at a tie but for an ulp either neighbour will do.
    @Test func agreesWithAnIndependentFormatter() throws {
        var random = SplitMix(seed: 1)
        for _ in 0..<20_000 {
            let digits = Int.random(in: 0...9, using: &random)
            let magnitude = pow(10, Double(Int.random(in: -9...6, using: &random)))
            let value = Double.random(in: -1...1, using: &random) * magnitude
            let formatted = String(format: "%.\(digits)f", value)
            let actual = written(value, digits: digits)
            if actual == Self.trimmed(formatted) { continue }
            let difference = try #require(Double(actual)) - value
            let half = 0.5 / pow(10, Double(digits))
            let isTie = abs(abs(difference) - half) <= value.ulp
            #expect(isTie, "\(value) at \(digits): \(actual), \(formatted)")
        }
    }

    @Test func readsBackAsTheSameDouble() throws {
        var random = SplitMix(seed: 2)
        for _ in 0..<20_000 {
            let units = Int.random(in: -999_999_999_999_999...999_999_999_999_999, using: &random)
            let digits = Int.random(in: 0...9, using: &random)
            let value = Double(units) / pow(10, Double(digits))
            #expect(Double(written(value, digits: digits)) == value, "\(value) at \(digits)")
        }
    }

    private static func trimmed(_ formatted: String) -> String {
        guard formatted.contains(".") else { return formatted == "-0" ? "0" : formatted }
        let digits = formatted.reversed().drop { $0 == "0" }.drop { $0 == "." }
        let text = String(digits.reversed())
        return text == "-0" ? "0" : text
    }
}
