extension JSONWriter {
    /// Writes a finite number; see `Cursor.number` for its form.
    public mutating func number(_ value: Double, digits: Int) {
        compose(atMost: Cursor.longestNumber + 1) {
            $0.number(value, digits: digits)
            $0.append(UInt8(ascii: ","))
        }
    }

    public mutating func integer(_ value: Int) {
        compose(atMost: Cursor.longestNumber + 1) {
            if value < 0 { $0.append(UInt8(ascii: "-")) }
            $0.appendLong(UInt64(value.magnitude))
            $0.append(UInt8(ascii: ","))
        }
    }
}
