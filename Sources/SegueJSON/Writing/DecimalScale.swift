/// Powers of ten, and how numbers are rounded that were multiplied by them.
enum DecimalScale {
    /// Below 2^51, a number times a power of ten is off by less than a half from the decimal that the
    /// number stands for (two roundings of 2^-53 each), so that no binary noise is written.
    static var exactLimit: Double { 0x1p51 }

    /// 10^0...10^9.
    static let powers: InlineArray<10, Double> = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

    /// The same as whole numbers.
    static let wholePowers: InlineArray<10, UInt64> = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    ]

    /// The whole part of a number that is not negative and below 2^51.
    @inline(__always)
    static func floor(_ value: Double) -> UInt64 {
        let (nearest, rounded) = nearestWhole(value)
        return rounded > value ? nearest &- 1 : nearest
    }

    /// The whole number next to one that is not negative and below 2^51, half way up.
    @inline(__always)
    static func rounded(_ value: Double) -> UInt64 {
        let (nearest, rounded) = nearestWhole(value)
        return value - rounded == 0.5 ? nearest &+ 1 : nearest
    }

    /// The whole number next to one, half way to the even one. From 2^52 on, the bits of a double count in
    /// ones: so there is no range to look at, as there is before a conversion.
    @inline(__always)
    private static func nearestWhole(_ value: Double) -> (UInt64, Double) {
        let shifted = value + 0x1p52
        return (shifted.bitPattern &- (0x1p52).bitPattern, shifted - 0x1p52)
    }
}
