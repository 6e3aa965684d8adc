/// Each function returns nil for nil, so that what is optional is read as it is and what is not through
/// `required`; and nil for what it reports, so that reading goes on to the other violations.
///
///     let width = violations.number(violations.required(.width, of: members), .greaterThan(0))
///     let radius = violations.number(members[.cornerRadius], .atLeast(0)) ?? 0
extension Violations {
    /// The member `name`, which must not be absent.
    @inlinable
    public mutating func required<Name>(_ name: Name, of members: Members<Name>) -> JSONValue? {
        if let value = members[name] { return value }
        reportMissing(Name.table.text(of: name), of: members.object)
        return nil
    }

    @inline(never)
    public mutating func number(_ value: JSONValue?, _ rule: NumberRule = .any) -> Double? {
        guard let value else { return nil }
        if let number = value.number, rule.accepts(number) { return number }
        reportNumber(value, rule)
        return nil
    }

    /// A whole number; `1.0` and `1e0` are one too.
    ///
    /// The bounds of `range` must be exact as doubles, so within ±2^53.
    public mutating func integer(_ value: JSONValue?, in range: ClosedRange<Int>) -> Int? {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return number(value, NumberRule(bounds, isWhole: true)).map { Int($0) }
    }

    public mutating func boolean(_ value: JSONValue?) -> Bool? {
        guard let value else { return nil }
        if let bool = value.bool { return bool }
        reportType(of: value, "a boolean")
        return nil
    }

    public mutating func string(_ value: JSONValue?) -> String? {
        guard let value else { return nil }
        if let string = value.string { return string }
        reportType(of: value, "a string")
        return nil
    }

    /// The index in `table` of a string that must be one of its names.
    ///
    /// - Parameter alternative: What else the value may be, for messages, as in "an object"; the caller reads it.
    public mutating func keyword(
        _ value: JSONValue?, in table: KeywordTable, or alternative: String? = nil
    ) -> Int? {
        guard let value else { return nil }
        if let index = table.index(of: value) { return index }
        reportKeyword(value, table, alternative)
        return nil
    }
}

extension Violations {
    @usableFromInline
    mutating func reportMissing(_ name: String, of object: JSONValue) {
        report(.required, member: name, of: object, "is required")
    }

    /// Reports a value of a type that is none of those it may have; `requirement` as in "a number".
    public mutating func reportType(of value: JSONValue, _ requirement: String) {
        report(.wrongType, at: value, "must be \(requirement), is \(value.describedType)")
    }

    @usableFromInline
    mutating func reportNumber(_ value: JSONValue, _ rule: NumberRule) {
        if value.kind == .number {
            report(.outOfRange, at: value, "\(rule.requirement), is \(value.described)")
        } else {
            reportType(of: value, rule.isWhole ? "a whole number" : "a number")
        }
    }

    @usableFromInline
    mutating func reportKeyword(_ value: JSONValue, _ table: KeywordTable, _ alternative: String?) {
        let choice = alternative.map { "\($0) or " } ?? ""
        guard value.kind == .string else { return reportType(of: value, choice + "a string") }
        let suggestion = Suggestion.closest(to: value.excerpt(), among: table.names)
        let hint = suggestion.map { "; did you mean `\($0)`?" } ?? ""
        let names = "\(choice)one of \(table.names.quoted)"
        report(.notAllowed, at: value, "must be \(names), is \(value.described)\(hint)")
    }
}
