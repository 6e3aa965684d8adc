/// Eight decimal digits, each in a byte of one word, so that a number is taken apart by a few multiplications
/// and no loop.
struct EightDigits {
    /// The digits, 0...9 each, the first one in the lowest byte.
    private let digits: UInt64

    /// How many numbers have eight digits or fewer.
    static var count: UInt64 { 100_000_000 }

    /// `value` must be below `count`.
    @inline(__always)
    init(_ value: UInt64) {
        // Halves of four digits, then quarters of two, then the digits. A quotient of each part is a product
        // and a shift; the masks take away what the shift brings in from the part above.
        let halves = value / 10_000 | (value % 10_000) << 32
        let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
        let quarters = hundreds | (halves &- hundreds &* 100) << 16
        let tens = (quarters &* 103) >> 10 & 0x000F_000F_000F_000F
        digits = tens | (quarters &- tens &* 10) << 8
    }

    /// How many digits there are without the zeros at the end.
    var countToLastNonzero: Int { 8 - digits.leadingZeroBitCount / 8 }

    /// How many zeros there are before the first other digit.
    var leadingZeros: Int { digits.trailingZeroBitCount / 8 }

    /// Writes eight bytes: the digits from the one with the number `first`, and then what is of no use.
    @inline(__always)
    func store(from first: Int = 0, at target: UnsafeMutablePointer<UInt8>) {
        let text = (digits | 0x3030_3030_3030_3030) &>> UInt64(truncatingIfNeeded: first &* 8)
        UnsafeMutableRawPointer(target).storeBytes(of: text.littleEndian, as: UInt64.self)
    }
}
