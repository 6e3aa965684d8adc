extension JSONValue {
    /// A whole number of 64 bits to its last digit, where `number` is rounded; nil for all else.
    public var integer: Int? {
        switch tag {
        case Tape.signed: Int(Int64(bitPattern: tape[index + 1]))
        case Tape.double: Int(exactly: Double(bitPattern: tape[index + 1]))
        // The parser calls unsigned only what no signed integer can be.
        default: nil
        }
    }
}

extension Violations {
    /// A whole number of 64 bits; `1.0` and `1e0` are one too.
    public mutating func integer(_ value: JSONValue?) -> Int? {
        guard let value else { return nil }
        if let integer = value.integer { return integer }
        if value.kind == .number {
            report(.outOfRange, at: value, "must be a whole number of 64 bits, is \(value.described)")
        } else {
            reportType(of: value, "a whole number")
        }
        return nil
    }
}
