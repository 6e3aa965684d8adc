extension Cursor {
    /// The most bytes that writing a number takes: a sign, the 309 digits of the largest double, a point and
    /// nine digits.
    @inlinable public static var longestNumber: Int { 320 }

    /// Writes a finite number, rounded to at most `digits` (0...9) digits after the point, half away from
    /// zero, in its shortest form: without an exponent, trailing zeros or `-0`.
    ///
    /// Traps where `value` is not finite or `digits` is out of range. Whether a number lies half way is
    /// decided on its product with a power of ten, in doubles: 1.45 rounds to 1.5, as if it were exact.
    @inlinable
    @inline(__always)
    public mutating func number(_ value: Double, digits: Int) {
        // From 2^52 on the bits of a double count in ones; what is negative or large comes out as too many.
        let shifted = value + 0x1p52
        let whole = shifted.bitPattern &- (0x1p52).bitPattern
        if whole < SmallNumbers.count, shifted - 0x1p52 == value {
            position = SmallNumbers.store(whole, at: position)
        } else {
            self = appending(value, digits: digits)
        }
    }

    /// Writes any number and returns where it ends: a cursor that is handed over stays in a register, but one
    /// that is lent to a call does not.
    @usableFromInline
    @inline(never)
    func appending(_ value: Double, digits: Int) -> Cursor {
        let eighths = Eighths(value)
        if digits >= 3, eighths.count < 8 &* EightDigits.count, eighths.remainder == 0 {
            return appending(eighths)
        }
        return appendingRounded(value, digits: digits)
    }

    @inline(__always)
    private func appending(_ eighths: Eighths) -> Cursor {
        var cursor = self
        cursor.appendWhole(eighths.count >> 3)
        cursor.appendEighths(eighths.count & 7)
        return cursor
    }

    @inline(__always)
    private func appendingRounded(_ value: Double, digits: Int) -> Cursor {
        precondition(digits >= 0 && digits <= 9, "digits after the point must be 0...9")
        let magnitude = abs(value)
        let scaled = magnitude * DecimalScale.powers[digits]
        guard scaled < DecimalScale.exactLimit else { return appendingLarge(value, digits: digits) }
        let units = DecimalScale.rounded(scaled)
        var cursor = self
        if value < 0, units != 0 { cursor.append(UInt8(ascii: "-")) }
        return cursor.appendingScaled(units, over: DecimalScale.floor(magnitude), digits: digits)
    }

    /// Appends `units` / 10^`digits`; `whole` is that without its fraction before it was rounded, which takes
    /// the place of a division.
    @inline(__always)
    func appendingScaled(_ units: UInt64, over whole: UInt64, digits: Int) -> Cursor {
        let one = DecimalScale.wholePowers[digits]
        let fraction = units &- whole &* one
        // Rounding may reach the next whole number, but never passes it.
        return fraction == one
            ? appending(whole &+ 1, 0, digits: 0) : appending(whole, fraction, digits: digits)
    }

    @inline(__always)
    private func appending(_ whole: UInt64, _ fraction: UInt64, digits: Int) -> Cursor {
        guard whole < EightDigits.count else { return appendingLong(whole, fraction, digits: digits) }
        var cursor = self
        cursor.appendWhole(whole)
        return fraction == 0 ? cursor : cursor.appendingFraction(fraction, digits: digits)
    }

    @inline(never)
    private func appendingLong(_ whole: UInt64, _ fraction: UInt64, digits: Int) -> Cursor {
        var cursor = self
        cursor.appendLong(whole)
        return fraction == 0 ? cursor : cursor.appendingFraction(fraction, digits: digits)
    }

    /// Appends a whole number of any length.
    mutating func appendLong(_ value: UInt64) {
        guard value >= EightDigits.count else { return appendWhole(value) }
        appendLong(value / EightDigits.count)
        EightDigits(value % EightDigits.count).store(at: position)
        position += 8
    }

    /// Appends a whole number that has at most eight digits.
    @inline(__always)
    private mutating func appendWhole(_ value: UInt64) {
        if value < SmallNumbers.count {
            position = SmallNumbers.store(value, at: position)
        } else if value < SmallNumbers.count * 100 {
            position = SmallNumbers.store(hundreds: value / 100, rest: value % 100, at: position)
        } else {
            let digits = EightDigits(value)
            digits.store(from: digits.leadingZeros, at: position)
            position += 8 - digits.leadingZeros
        }
    }

    /// Appends a point and `fraction`, which is not 0, as `digits` digits without the zeros at their end.
    @inline(__always)
    func appendingFraction(_ fraction: UInt64, digits: Int) -> Cursor {
        var cursor = self
        cursor.append(UInt8(ascii: "."))
        guard digits < 9 else { return cursor.appendingBillionths(fraction) }
        let eight = EightDigits(fraction &* DecimalScale.wholePowers[8 - digits])
        eight.store(at: cursor.position)
        return Cursor(cursor.position + eight.countToLastNonzero)
    }

    @inline(never)
    private func appendingBillionths(_ fraction: UInt64) -> Cursor {
        let (first, last) = (EightDigits(fraction / 10), fraction % 10)
        first.store(at: position)
        if last == 0 { return Cursor(position + first.countToLastNonzero) }
        position[8] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: last)
        return Cursor(position + 9)
    }
}
