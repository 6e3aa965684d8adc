/// A number of eighths, as most lengths on a screen are, halves and quarters among them. Below 1000 their texts need no
/// arithmetic.
@usableFromInline
struct Eighths {
    /// How many eighths the number is without its sign, in the lower bits.
    @usableFromInline let bits: UInt64
    /// 0 where that is all of it; something else where it has a sign or a rest.
    @usableFromInline let remainder: UInt64

    @inlinable
    @inline(__always)
    init(_ value: Double) {
        // From 2^52 on the bits of a double count in ones; a product with a power of two is exact.
        let units = value * 8
        let shifted = units.magnitude + 0x1p52
        bits = shifted.bitPattern
        remainder = (shifted - 0x1p52).bitPattern ^ units.bitPattern
    }

    @inlinable
    @inline(__always)
    var count: UInt64 { bits &- (0x1p52).bitPattern }

    /// Below `excessLimit` where the number is below 1000 without its sign: a power of two, so that it is also below
    /// for several numbers put together bit by bit.
    @inlinable
    @inline(__always)
    var excess: UInt64 { count &+ (Self.excessLimit &- SmallNumbers.count &* 8) }

    @inlinable static var excessLimit: UInt64 { 8192 }
}

extension Cursor {
    /// Writes a number that is below 1000 and has no remainder.
    @inlinable
    @inline(__always)
    mutating func append(small number: Eighths) {
        position = SmallNumbers.store(number.bits >> 3 & 1023, at: position)
        appendEighths(number.bits & 7)
    }

    /// Writes a point and the digits of 0...7 eighths; nothing for none.
    @inlinable
    @inline(__always)
    mutating func appendEighths(_ count: UInt64) {
        guard count != 0 else { return }
        let texts: StaticString = "    .125.25 .375.5  .625.75 .875"
        let text = texts.utf8Start + Int(truncatingIfNeeded: count &* 4)
        UnsafeMutableRawPointer(position).copyMemory(from: text, byteCount: 4)
        // Each factor of two in the count is a digit less.
        position += 4 &- count.trailingZeroBitCount
    }
}
