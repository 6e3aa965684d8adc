/// Each function returns nil for nil, so that what is optional is read as it is and what is not through
/// `required`; and nil for what it reports, so that reading goes on to the other violations.
///
///     let width = violations.number(violations.required(.width, of: members), .greaterThan(0))
///     let radius = violations.number(members[.cornerRadius], .atLeast(0)) ?? 0
extension Violations {
    /// The member `name`, which must not be absent.
    @inlinable
    @inline(__always)
    public mutating func required<Name>(_ name: Name, of members: Members<Name>) -> JSONValue? {
        if let value = members[name] { return value }
        reportMissing(name, of: members.object)
        return nil
    }

    /// The number `name`, which must not be absent.
    @inlinable
    @inline(__always)
    public mutating func requiredNumber<Name>(
        _ name: Name, of members: Members<Name>, _ rule: NumberRule
    ) -> Double? {
        if let number = members[name]?.number, rule.accepts(number) { return number }
        reportNumber(name, of: members, rule)
        return nil
    }

    @inlinable
    @inline(__always)
    public mutating func number(_ value: JSONValue?, _ rule: NumberRule = .any) -> Double? {
        guard let value else { return nil }
        if let number = value.number, rule.accepts(number) { return number }
        reportNumber(value, rule)
        return nil
    }

    /// A whole number; `1.0` and `1e0` are one too.
    ///
    /// The bounds of `range` must be exact as doubles, so within ±2^53.
    @inlinable
    @inline(__always)
    public mutating func integer(_ value: JSONValue?, in range: ClosedRange<Int>) -> Int? {
        guard let value else { return nil }
        return integer(of: value, in: range)
    }

    @inlinable
    @inline(__always)
    public mutating func boolean(_ value: JSONValue?) -> Bool? {
        guard let value else { return nil }
        if let bool = value.bool { return bool }
        reportType(of: value, "a boolean")
        return nil
    }

    @inlinable
    @inline(__always)
    public mutating func string(_ value: JSONValue?) -> String? {
        guard let value else { return nil }
        if let string = value.string { return string }
        reportType(of: value, "a string")
        return nil
    }

    /// The index in `table` of a string that must be one of its names.
    ///
    /// - Parameter alternative: What else the value may be, for messages, as in "an object"; the caller reads it.
    @inlinable
    @inline(__always)
    public mutating func keyword(
        _ value: JSONValue?, in table: borrowing KeywordTable, or alternative: String? = nil
    ) -> Int? {
        guard let value else { return nil }
        if let index = table.index(of: value) { return index }
        reportKeyword(value, table.names, alternative)
        return nil
    }
}

extension Violations {
    @usableFromInline
    @inline(never)
    mutating func integer(of value: JSONValue, in range: ClosedRange<Int>) -> Int? {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return number(value, NumberRule(bounds, isWhole: true)).map { Int($0) }
    }

    @inlinable
    @inline(never)
    mutating func reportMissing<Name: MemberName>(_ name: Name, of object: JSONValue) {
        report(.required, member: Name.table.text(of: name), of: object, "is required")
    }

    /// Reports a value of a type that is none of those it may have; `requirement` as in "a number".
    @inline(never)
    public mutating func reportType(of value: JSONValue, _ requirement: String) {
        report(.wrongType, at: value, "must be \(requirement), is \(value.describedType)")
    }

    @inlinable
    @inline(never)
    mutating func reportNumber<Name>(_ name: Name, of members: Members<Name>, _ rule: NumberRule) {
        if let value = required(name, of: members) { reportNumber(value, rule) }
    }

    @usableFromInline
    @inline(never)
    mutating func reportNumber(_ value: JSONValue, _ rule: NumberRule) {
        if value.kind == .number {
            report(.outOfRange, at: value, "\(rule.requirement), is \(value.described)")
        } else {
            reportType(of: value, rule.isWhole ? "a whole number" : "a number")
        }
    }

    @usableFromInline
    @inline(never)
    mutating func reportKeyword(_ value: JSONValue, _ names: [String], _ alternative: String?) {
        let choice = alternative.map { "\($0) or " } ?? ""
        guard value.kind == .string else { return reportType(of: value, choice + "a string") }
        let suggestion = Suggestion.closest(to: value.excerpt(), among: names)
        let hint = suggestion.map { "; did you mean `\($0)`?" } ?? ""
        let allowed = "\(choice)one of \(names.quoted)"
        report(.notAllowed, at: value, "must be \(allowed), is \(value.described)\(hint)")
    }
}
