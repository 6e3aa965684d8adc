extension JSONWriter {
    /// Writes a finite number, rounded to at most `digits` (0...9) digits after the point, half away from
    /// zero, in its shortest form: without an exponent, trailing zeros or `-0`.
    ///
    /// Traps where `value` is not finite or `digits` is out of range. Whether a number lies half way is
    /// decided on its product with a power of ten, in doubles: 1.45 rounds to 1.5, as if it were exact.
    @inlinable
    public mutating func number(_ value: Double, digits: Int) {
        precondition(digits >= 0 && digits <= 9, "digits after the point must be 0...9")
        let scaled = value * DecimalScale.power(digits)
        guard abs(scaled) < DecimalScale.exactLimit else { return largeNumber(value, digits: digits) }
        var units = UInt64(truncatingIfNeeded: Int64(abs(scaled)))
        if abs(scaled) - Double(units) >= 0.5 { units &+= 1 }
        reserve(Self.longestNumber)
        if value < 0, units != 0 { append(UInt8(ascii: "-")) }
        appendScaled(units, digits: digits)
        append(UInt8(ascii: ","))
    }

    @inlinable
    public mutating func integer(_ value: Int) {
        reserve(Self.longestNumber)
        if value < 0 { append(UInt8(ascii: "-")) }
        appendWhole(UInt64(value.magnitude))
        append(UInt8(ascii: ","))
    }

    /// A sign, the twenty digits of the largest integer, a point, nine digits and a comma.
    @inlinable
    static var longestNumber: Int { 32 }

    /// Appends `units` / 10^`digits`.
    @usableFromInline
    mutating func appendScaled(_ units: UInt64, digits: Int) {
        let (whole, fraction) = DecimalScale.divide(units, digits)
        appendWhole(whole)
        if fraction != 0 { appendFraction(UInt32(truncatingIfNeeded: fraction), digits: digits) }
    }

    /// Appends a point and `fraction`, which is not 0, as `digits` digits without the zeros at their end.
    @inlinable
    mutating func appendFraction(_ fraction: UInt32, digits: Int) {
        append(UInt8(ascii: "."))
        var rest = fraction
        var end = digits
        while end >= 2 {
            let pair = rest % 100
            rest /= 100
            end -= 2
            DigitPairs.store(pair, at: start + count + end)
        }
        if end == 1 { start[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
        count &+= digits
        while start[count - 1] == UInt8(ascii: "0") { count &-= 1 }
    }

    @inlinable
    mutating func appendWhole(_ value: UInt64) {
        if value < 10 { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
        let length = DecimalScale.digitCount(value)
        var rest = value
        var end = start + count + length
        while rest >= 10 {
            let pair = UInt32(truncatingIfNeeded: rest % 100)
            rest /= 100
            end -= 2
            DigitPairs.store(pair, at: end)
        }
        if end > start + count { start[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
        count &+= length
    }
}
