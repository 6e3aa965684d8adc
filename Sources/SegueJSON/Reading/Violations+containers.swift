extension Violations {
    /// The members of what must be an object.
    @inlinable
    public mutating func members<Name: MemberName>(
        of value: JSONValue?, as name: Name.Type = Name.self
    ) -> Members<Name>? {
        guard let object = object(value) else { return nil }
        return Members(of: object, reportingTo: &self)
    }

    /// What must be an object, for those whose members have no fixed names.
    @inlinable
    @inline(__always)
    public mutating func object(_ value: JSONValue?) -> JSONValue? {
        guard let value else { return nil }
        if value.tag == Tape.object { return value }
        reportType(of: value, "an object")
        return nil
    }

    /// Reports the members that occur twice in an object of free names.
    public mutating func reportDuplicates(in object: JSONValue) {
        if mayHaveDuplicates(object) { reportFoundDuplicates(in: object) }
    }

    /// Whether two names have the same hash: those of few members mostly differ.
    private func mayHaveDuplicates(_ object: JSONValue) -> Bool {
        var hashes: UInt64 = 0
        for (key, _) in object.members {
            let bit = UInt64(1) &<< Keyword.hash(of: key.textStart)
            if hashes & bit != 0 { return true }
            hashes |= bit
        }
        return false
    }

    @inline(never)
    private mutating func reportFoundDuplicates(in object: JSONValue) {
        var rest = object.members
        while let (key, _) = rest.next() {
            for (later, _) in rest where later.isSameString(as: key) {
                reportDuplicateMember(later, of: object)
            }
        }
    }

    /// The elements of what must be an array, whose length must be in `lengths`.
    public mutating func elements(of value: JSONValue?, count lengths: ClosedRange<Int>) -> JSONElements? {
        guard let value else { return nil }
        if value.kind == .array, lengths.contains(value.count) { return value.elements }
        reportArray(value, lengths)
        return nil
    }

    @usableFromInline
    mutating func reportArray(_ value: JSONValue, _ lengths: ClosedRange<Int>) {
        guard value.kind == .array else { return reportType(of: value, "an array") }
        report(.outOfRange, at: value, "must have \(Self.requirement(lengths)), has \(value.count)")
    }

    /// As in "1...3 elements".
    private static func requirement(_ lengths: ClosedRange<Int>) -> String {
        let (minimum, maximum) = (lengths.lowerBound, lengths.upperBound)
        if minimum == maximum { return minimum == 1 ? "1 element" : "\(minimum) elements" }
        if maximum == .max { return minimum == 1 ? "at least 1 element" : "at least \(minimum) elements" }
        return "\(minimum)...\(maximum) elements"
    }
}
