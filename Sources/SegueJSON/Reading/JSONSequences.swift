/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol {
    @usableFromInline var upcoming: JSONValue
    @usableFromInline let end: Int

    /// None where `value` is not an array.
    @inlinable
    init(of value: JSONValue) {
        let isArray = value.tag == Tape.array
        upcoming = value.at(value.index &+ 1)
        end = isArray ? Tape.end(of: value.tape[value.index]) &- 1 : upcoming.index
    }

    @inlinable
    public mutating func next() -> JSONValue? {
        guard upcoming.index < end else { return nil }
        defer { upcoming = upcoming.at(upcoming.indexAfter) }
        return upcoming
    }
}

/// The members of an object, in the order of the document, duplicates included.
public struct JSONMembers: Sequence, IteratorProtocol {
    /// `key` is a string.
    public typealias Element = (key: JSONValue, value: JSONValue)

    @usableFromInline var upcoming: JSONValue
    @usableFromInline let end: Int

    /// None where `value` is not an object.
    @inlinable
    init(of value: JSONValue) {
        upcoming = value.at(value.index &+ 1)
        end = value.endOfMembers
    }

    @inlinable
    public mutating func next() -> Element? {
        guard upcoming.index < end else { return nil }
        let key = upcoming
        let value = key.at(key.index &+ 1)
        upcoming = key.at(value.indexAfter)
        return (key, value)
    }
}

extension JSONValue {
    /// The elements of an array; none for all else.
    @inlinable
    public var elements: JSONElements { JSONElements(of: self) }

    /// The members of an object; none for all else.
    @inlinable
    public var members: JSONMembers { JSONMembers(of: self) }

    /// Where the members of an object end; where they begin for all else.
    @inlinable
    var endOfMembers: Int {
        tag == Tape.object ? Tape.end(of: tape[index]) &- 1 : index &+ 1
    }

    /// How many elements or members there are, duplicates included; 0 for what is no container. O(1) below
    /// 2^24 - 1.
    @inlinable
    public var count: Int {
        guard tag == Tape.object || tag == Tape.array else { return 0 }
        let count = Tape.count(of: tape[index])
        return count < Tape.saturatedCount ? count : countByWalking()
    }

    @usableFromInline
    func countByWalking() -> Int {
        var count = 0
        if kind == .object {
            for _ in members { count += 1 }
        } else {
            for _ in elements { count += 1 }
        }
        return count
    }

    @inlinable
    func at(_ index: Int) -> JSONValue {
        JSONValue(tape: tape, strings: strings, index: index)
    }
}
