extension Cursor {
    /// Writes four numbers, each behind a text; see `number` for their form.
    ///
    /// All four are mostly small and need no rounding; that is looked at once.
    @inlinable
    @inline(__always)
    public mutating func numbers(
        _ texts: (StaticString, StaticString, StaticString, StaticString),
        _ values: (Double, Double, Double, Double), digits: Int
    ) {
        let (first, second) = (Eighths(values.0), Eighths(values.1))
        let (third, fourth) = (Eighths(values.2), Eighths(values.3))
        let excess = first.excess | second.excess | third.excess | fourth.excess
        let remainder = first.remainder | second.remainder | third.remainder | fourth.remainder
        if digits >= 3, excess < Eighths.excessLimit, remainder == 0 {
            literal(texts.0)
            append(small: first)
            literal(texts.1)
            append(small: second)
            literal(texts.2)
            append(small: third)
            literal(texts.3)
            append(small: fourth)
        } else {
            literal(texts.0)
            number(values.0, digits: digits)
            literal(texts.1)
            number(values.1, digits: digits)
            literal(texts.2)
            number(values.2, digits: digits)
            literal(texts.3)
            number(values.3, digits: digits)
        }
    }
}
