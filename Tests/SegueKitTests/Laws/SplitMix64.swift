/// A small generator with a seed, so that a failure can be run again (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in 0..<1, by its 53 upper bits: faster in a debug build than `Double.random`.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

    /// Whether something happens that happens once in a number of times.
    mutating func once(in times: Double) -> Bool { unit() * times < 1 }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
}
