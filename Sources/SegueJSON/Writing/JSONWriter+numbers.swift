extension JSONWriter {
    /// Writes a finite number, rounded to at most `digits` (0...9) digits after the point, half away from
    /// zero, in its shortest form: without an exponent, trailing zeros or `-0`.
    ///
    /// Traps where `value` is not finite or `digits` is out of range. Whether a number lies half way is
    /// decided on its product with a power of ten, in doubles: 1.45 rounds to 1.5, as if it were exact.
    @inlinable
    public mutating func number(_ value: Double, digits: Int) {
        precondition(digits >= 0 && digits <= 9, "digits after the point must be 0...9")
        if abs(value) < 1e9, Double(Int32(value)) == value { return small(Int32(value)) }
        let scaled = value * DecimalScale.power(digits)
        guard abs(scaled) < DecimalScale.exactLimit else { return largeNumber(value, digits: digits) }
        var units = UInt64(truncatingIfNeeded: Int64(abs(scaled)))
        if abs(scaled) - Double(units) >= 0.5 { units &+= 1 }
        var cursor = room(for: Self.longestNumber)
        if value < 0, units != 0 { cursor.append(UInt8(ascii: "-")) }
        cursor.appendScaled(units, digits: digits)
        self.cursor = cursor
    }

    /// Most numbers of an answer are small and whole, and many have one digit.
    @inlinable
    mutating func small(_ value: Int32) {
        var cursor = room(for: Self.longestNumber)
        if value < 0 { cursor.append(UInt8(ascii: "-")) }
        let magnitude = value.magnitude
        if magnitude < 10 {
            cursor.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude))
        } else {
            cursor.appendWhole(magnitude)
        }
        cursor.append(UInt8(ascii: ","))
        self.cursor = cursor
    }

    @inlinable
    public mutating func integer(_ value: Int) {
        var cursor = room(for: Self.longestNumber)
        if value < 0 { cursor.append(UInt8(ascii: "-")) }
        cursor.appendWhole(UInt64(value.magnitude))
        cursor.append(UInt8(ascii: ","))
        self.cursor = cursor
    }

    /// A sign, the twenty digits of the largest integer, a point, nine digits and a comma.
    @inlinable
    static var longestNumber: Int { 32 }
}
