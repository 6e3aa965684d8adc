/// Where the next byte goes, in a buffer that has room for it.
///
/// Kept in a register while something is written; the writer's own fields would be loaded and stored again
/// for each byte, as they might be among the bytes that are written. What it writes has no comma after it.
public struct Cursor {
    @usableFromInline var position: UnsafeMutablePointer<UInt8>

    @inlinable
    init(_ position: UnsafeMutablePointer<UInt8>) {
        self.position = position
    }

    @inlinable
    mutating func append(_ byte: UInt8) {
        position.pointee = byte
        position += 1
    }

    /// Writes text as it is. Always inlined, so that text that is known when compiling is stored as words.
    @inlinable
    @inline(__always)
    public mutating func literal(_ text: StaticString) {
        append(text.utf8Start, count: text.utf8CodeUnitCount)
    }

    @inlinable
    mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        position.update(from: bytes, count: count)
        position += count
    }
}

extension Cursor {
    /// Appends `units` / 10^`digits`.
    @usableFromInline
    mutating func appendScaled(_ units: UInt64, digits: Int) {
        let (whole, fraction) = DecimalScale.divide(units, digits)
        appendWhole(whole)
        if fraction != 0 { appendFraction(UInt32(truncatingIfNeeded: fraction), digits: digits) }
    }

    @inlinable
    mutating func appendWhole<Integer: FixedWidthInteger & UnsignedInteger>(_ value: Integer) {
        let length = DecimalScale.digitCount(value)
        var rest = value
        var end = length
        while end >= 2 {
            end -= 2
            DigitPairs.store(UInt32(truncatingIfNeeded: rest % 100), at: position + end)
            rest /= 100
        }
        if end == 1 { position.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
        position += length
    }

    /// Appends a point and `fraction`, which is not 0, as `digits` digits without the zeros at their end.
    @inlinable
    mutating func appendFraction(_ fraction: UInt32, digits: Int) {
        append(UInt8(ascii: "."))
        var rest = fraction
        var end = digits
        while end >= 2 {
            end -= 2
            DigitPairs.store(rest % 100, at: position + end)
            rest /= 100
        }
        if end == 1 { position.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
        position += digits
        while position[-1] == UInt8(ascii: "0") { position -= 1 }
    }
}
