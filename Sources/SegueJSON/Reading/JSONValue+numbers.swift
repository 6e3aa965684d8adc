extension JSONValue {
    /// The numbers of an object that has the first four names of `table` in its order and nothing else, as most
    /// rectangles have them; nil for all others, which are read by their names.
    @inlinable
    @inline(__always)
    func fourNumbers(named table: borrowing KeywordTable) -> SIMD4<Double>? {
        // A number takes two words, so this is the length of an object of four of them.
        guard tag == Tape.object, Tape.end(of: tape[index]) == index &+ 14 else { return nil }
        return table.keywords.withUnsafeBufferPointer { keywords in
            guard keywords.count >= 4, let first = number(named: keywords[0], at: index &+ 1),
                let second = number(named: keywords[1], at: index &+ 4),
                let third = number(named: keywords[2], at: index &+ 7),
                let fourth = number(named: keywords[3], at: index &+ 10)
            else { return nil }
            return SIMD4(first, second, third, fourth)
        }
    }

    /// The number after the key at `index`; nil where the key is another one or the value no number.
    @inlinable
    @inline(__always)
    func number(named keyword: Keyword, at index: Int) -> Double? {
        keyword.isText(at: at(index).textStart) ? at(index &+ 1).number : nil
    }
}

extension Violations {
    /// The numbers of an object that has the first four names of `Name` in their order and nothing else, where all
    /// keep to the rules: `place` for the first two, `extent` for the others. Nil for all else, of which nothing is
    /// reported yet.
    @inlinable
    @inline(__always)
    public func fourNumbers<Name: MemberName>(
        of value: JSONValue, named name: Name.Type, _ place: NumberRule, _ extent: NumberRule
    ) -> SIMD4<Double>? {
        guard let numbers = value.fourNumbers(named: Name.table.keywords), place.accepts(numbers.x),
            place.accepts(numbers.y), extent.accepts(numbers.z), extent.accepts(numbers.w)
        else { return nil }
        return numbers
    }
}
