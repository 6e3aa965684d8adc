import SegueJSON
import SegueKit

enum DirectionalMember: Int, MemberName {
    case present, dismiss
    static let table = MemberTable<DirectionalMember>()
}

extension Violations {
    /// Reads a value of a style, or two of them as `{present, dismiss}`, one for each direction.
    mutating func directional<Value>(
        _ value: JSONValue?, _ read: (inout Violations, JSONValue) -> Value?
    ) -> Directional<Value>? {
        guard let value else { return nil }
        guard value.isDirectional else { return read(&self, value).map { .both($0) } }
        let members = Members<DirectionalMember>(of: value, reportingTo: &self)
        let present = required(.present, of: members).flatMap { read(&self, $0) }
        let dismiss = required(.dismiss, of: members).flatMap { read(&self, $0) }
        guard let present, let dismiss else { return nil }
        return Directional(present: present, dismiss: dismiss)
    }

    mutating func directionalNumber(_ value: JSONValue?, _ rule: NumberRule) -> Directional<Double>? {
        directional(value) { $0.number($1, rule) }
    }

    mutating func directionalChoice<Value: Equatable>(
        _ value: JSONValue?, of vocabulary: Vocabulary<Value>
    ) -> Directional<Value>? {
        directional(value) { $0.choice($1, of: vocabulary) }
    }
}

extension JSONValue {
    /// Whether this is a pair of values rather than one that is an object.
    fileprivate var isDirectional: Bool {
        kind == .object
            && members.contains { $0.key.matches("present") || $0.key.matches("dismiss") }
    }
}

extension Directional {
    /// Creates a pair of what `make` returns for each direction.
    init(_ make: (Direction) -> Value) { self.init(present: make(.present), dismiss: make(.dismiss)) }
}
