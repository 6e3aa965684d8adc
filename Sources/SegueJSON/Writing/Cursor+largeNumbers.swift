extension Cursor {
    /// Appends a number that has too many digits for scaled integers. Slow: it goes by way of its
    /// description.
    @inline(never)
    func appendingLarge(_ value: Double, digits: Int) -> Cursor {
        precondition(value.isFinite, "JSON has no NaN and no infinity")
        var decimal = Decimal(value.magnitude)
        decimal.round(toDigits: digits)
        let fraction = decimal.digits.dropFirst(decimal.wholeCount)
        var cursor = self
        if value < 0 { cursor.append(UInt8(ascii: "-")) }
        for index in 0..<decimal.wholeCount {
            cursor.append(index < decimal.digits.count ? decimal.digits[index] : UInt8(ascii: "0"))
        }
        if !fraction.isEmpty { cursor.append(UInt8(ascii: ".")) }
        for digit in fraction { cursor.append(digit) }
        return cursor
    }
}

/// The shortest decimal that tells a double of at least 1 from all others.
private struct Decimal {
    /// In ASCII, without zeros at the end.
    var digits: [UInt8]
    /// How many digits are before the point; those that `digits` lacks are zeros.
    var wholeCount: Int

    /// `value` must be finite and at least 1.
    init(_ value: Double) {
        let parts = value.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        digits = mantissa.flatMap { Array($0.utf8) }
        wholeCount = mantissa[0].utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        trimZeros()
    }

    /// Rounds half up to at most `count` digits after the point.
    mutating func round(toDigits count: Int) {
        let kept = wholeCount + count
        guard kept < digits.count else { return }
        let roundsUp = digits[kept] >= UInt8(ascii: "5")
        digits.removeSubrange(kept...)
        if roundsUp { increment() }
        trimZeros()
    }

    private mutating func increment() {
        while let last = digits.last, last == UInt8(ascii: "9") { digits.removeLast() }
        if digits.isEmpty {
            digits = [UInt8(ascii: "1")]
            wholeCount += 1
        } else {
            digits[digits.count - 1] += 1
        }
    }

    private mutating func trimZeros() {
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    }
}
