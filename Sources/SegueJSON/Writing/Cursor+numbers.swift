extension Cursor {
    /// The most bytes a number takes: a sign, the 309 digits of the largest double, a point, nine digits.
    @inlinable public static var longestNumber: Int { 320 }

    /// Writes a finite number, rounded to at most `digits` (0...9) digits after the point, half away from
    /// zero, in its shortest form: without an exponent, trailing zeros or `-0`.
    ///
    /// Traps where `value` is not finite or `digits` is out of range. Whether a number lies half way is
    /// decided on its product with a power of ten, in doubles: 1.45 rounds to 1.5, as if it were exact.
    @inlinable
    public mutating func number(_ value: Double, digits: Int) {
        // Most numbers of an answer are small and whole, and many have one digit.
        if abs(value) < 1e9, Double(Int32(value)) == value {
            appendSmall(Int32(value))
        } else {
            appendFractional(value, digits: digits)
        }
    }

    @inlinable
    mutating func appendSmall(_ value: Int32) {
        if value < 0 { append(UInt8(ascii: "-")) }
        let magnitude = value.magnitude
        if magnitude < 10 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude))
        } else {
            appendWhole(magnitude)
        }
    }

    @usableFromInline
    mutating func appendFractional(_ value: Double, digits: Int) {
        precondition(digits >= 0 && digits <= 9, "digits after the point must be 0...9")
        let scaled = value * DecimalScale.power(digits)
        guard abs(scaled) < DecimalScale.exactLimit else { return appendLarge(value, digits: digits) }
        var units = UInt64(truncatingIfNeeded: Int64(abs(scaled)))
        if abs(scaled) - Double(units) >= 0.5 { units &+= 1 }
        if value < 0, units != 0 { append(UInt8(ascii: "-")) }
        appendScaled(units, digits: digits)
    }
}
