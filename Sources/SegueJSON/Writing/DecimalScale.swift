/// Powers of ten up to 10^9, and what is done with them. Switches, as compilers make tables of constants
/// and multiplications of them.
@usableFromInline
enum DecimalScale {
    /// Below 2^51, a number times a power of ten is off by less than a half from the decimal that the
    /// number stands for (two roundings of 2^-53 each), so that no binary noise is written.
    @inlinable static var exactLimit: Double { 0x1p51 }

    /// 10^`exponent`, for 0...9.
    @inlinable
    static func power(_ exponent: Int) -> Double {
        switch exponent {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1000
        case 4: 10_000
        case 5: 100_000
        case 6: 1_000_000
        case 7: 10_000_000
        case 8: 100_000_000
        default: 1_000_000_000
        }
    }

    /// The quotient and the remainder of `units` and 10^`exponent`, for 0...9.
    @inlinable
    static func divide(_ units: UInt64, _ exponent: Int) -> (quotient: UInt64, remainder: UInt64) {
        switch exponent {
        case 0: (units, 0)
        case 1: (units / 10, units % 10)
        case 2: (units / 100, units % 100)
        case 3: (units / 1000, units % 1000)
        case 4: (units / 10_000, units % 10_000)
        case 5: (units / 100_000, units % 100_000)
        case 6: (units / 1_000_000, units % 1_000_000)
        case 7: (units / 10_000_000, units % 10_000_000)
        case 8: (units / 100_000_000, units % 100_000_000)
        default: (units / 1_000_000_000, units % 1_000_000_000)
        }
    }

    @inlinable
    static func digitCount<Integer: FixedWidthInteger & UnsignedInteger>(_ value: Integer) -> Int {
        var count = 1
        var rest = value
        // Most numbers have fewer digits than four, so that this is one comparison or two.
        while rest >= 1000 {
            rest /= 1000
            count += 3
        }
        return rest >= 100 ? count + 2 : rest >= 10 ? count + 1 : count
    }
}

/// The two digits of each number below 100: half the divisions that single digits take.
@usableFromInline
enum DigitPairs {
    @inlinable static var table: StaticString {
        """
        00010203040506070809101112131415161718192021222324252627282930313233343536373839\
        40414243444546474849505152535455565758596061626364656667686970717273747576777879\
        8081828384858687888990919293949596979899
        """
    }

    /// `pair` must be below 100.
    @inlinable
    static func store(_ pair: UInt32, at target: UnsafeMutablePointer<UInt8>) {
        let source = table.utf8Start + Int(pair) * 2
        target[0] = source[0]
        target[1] = source[1]
    }
}
