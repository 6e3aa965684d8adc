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
    public mutating func object(_ value: JSONValue?) -> JSONValue? {
        guard let value else { return nil }
        if value.kind == .object { return value }
        reportType(of: value, "an object")
        return nil
    }

    /// The elements of what must be an array, whose length must be in `lengths`.
    @inlinable
    public mutating func elements(of value: JSONValue?, count lengths: ClosedRange<Int>) -> JSONElements? {
        guard let value else { return nil }
        if value.kind == .array, lengths.contains(value.count) { return value.elements }
        reportArray(value, lengths)
        return nil
    }

    @usableFromInline
    mutating func reportArray(_ value: JSONValue, _ lengths: ClosedRange<Int>) {
        guard value.kind == .array else { return reportType(of: value, "an array") }
        let maximum = lengths.upperBound
        let requirement =
            if maximum == .max { "at least \(lengths.lowerBound)" } else if maximum == lengths.lowerBound {
                "\(maximum)"
            } else { "\(lengths.lowerBound)...\(maximum)" }
        report(.outOfRange, at: value, "must have \(requirement) elements, has \(value.count)")
    }
}
