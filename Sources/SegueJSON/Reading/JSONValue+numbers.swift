extension JSONValue {
    /// The numbers of an object that has four members of the names in `names`, in their order, and nothing else, as
    /// most rectangles have them; nil for all others, which are read by their names.
    @inlinable
    @inline(__always)
    func fourNumbers(named names: borrowing KeywordRun) -> SIMD4<Double>? {
        // A number takes two words, so this is the length of an object of four of them.
        guard tag == Tape.object, Tape.end(of: tape[index]) == index &+ 14,
            let first = at(index &+ 2).number, let second = at(index &+ 5).number,
            let third = at(index &+ 8).number, let fourth = at(index &+ 11).number,
            names.isText(at: at(index &+ 1).textStart)
        else { return nil }
        return SIMD4(first, second, third, fourth)
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
        guard let numbers = value.fourNumbers(named: Name.table.firstFour), place.accepts(numbers.x),
            place.accepts(numbers.y), extent.accepts(numbers.z), extent.accepts(numbers.w)
        else { return nil }
        return numbers
    }
}
