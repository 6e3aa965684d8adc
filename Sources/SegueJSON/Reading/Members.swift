/// The members of an object by name: read once, then found in O(1).
public struct Members<Name: MemberName> {
    public let object: JSONValue
    /// The place of each member on the tape; 0, which is before the root, for those that are absent. As many
    /// as `memberLimit`: inline, so that no object costs an allocation.
    @usableFromInline var slots = MemberSlots(repeating: 0)

    /// Reads `object`, and reports members that `Name` does not have or that occur twice; the first of them
    /// counts. Without members where `object` is something else.
    @inlinable
    public init(of object: JSONValue, reportingTo violations: inout Violations) {
        self.object = object
        violations.findMembers(of: object, named: Name.table.keywords, in: &slots)
    }

    /// The same members by the names of another type, which has those names at the same places.
    public init<Other>(_ others: Members<Other>) {
        object = others.object
        slots = others.slots
    }

    /// Nil where the member is absent.
    @inlinable
    public subscript(name: Name) -> JSONValue? {
        let index = slots[unchecked: name.rawValue]
        return index == 0 ? nil : object.at(Int(index))
    }
}

/// As many as `memberLimit`.
@usableFromInline typealias MemberSlots = InlineArray<24, UInt32>

extension Violations {
    /// Writes the places of the members that have names to `slots`, which are all 0.
    ///
    /// They are written where they stay: the processor waits where a copy reads what was just written in smaller
    /// pieces. One function for the members of all types: a copy for each would push other code out of the
    /// processor's cache, which costs more than the calls.
    @usableFromInline
    @inline(never)
    mutating func findMembers(
        of object: JSONValue, named table: KeywordTable, in slots: inout MemberSlots
    ) {
        // Bodies mostly keep the order of the documentation, so the next name is the likeliest.
        var guess = 0
        var key = object.at(object.index &+ 1)
        let end = object.endOfMembers
        while key.index < end {
            let value = key.at(key.index &+ 1)
            if let index = table.index(of: key.textStart, likely: guess) {
                // A table of members has no more names than there are slots.
                if slots[unchecked: index] == 0 {
                    slots[unchecked: index] = UInt32(truncatingIfNeeded: value.index)
                } else {
                    reportDuplicateMember(key, of: object)
                }
                guess = index &+ 1
            } else {
                reportUnknownMember(key, of: object, known: table.names)
            }
            key = key.at(value.indexAfter)
        }
    }
}
