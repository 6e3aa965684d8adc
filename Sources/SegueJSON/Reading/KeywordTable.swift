/// Finds a string of a document among some fixed names, without hashing or making a `String`.
///
/// Most lookups compare one word. Meant to be made once, as a constant, for a few dozen names.
public struct KeywordTable: Sendable {
    public let names: [String]
    @usableFromInline let keywords: [Keyword]

    /// `names` are told apart by their index.
    public init(_ names: [String]) {
        self.names = names
        keywords = names.map(Keyword.init)
    }

    /// The index of the name that `value` is; nil for other strings and for what is no string.
    @inlinable
    public func index(of value: JSONValue) -> Int? {
        guard value.tag == Tape.string else { return nil }
        return keywords.withUnsafeBufferPointer { $0.index(of: value.textStart, from: 0) }
    }
}

extension UnsafeBufferPointer<Keyword> {
    /// The index of the name that the string at `text` is (see `JSONValue.textStart`).
    ///
    /// - Parameter guess: The index that is tried first; there may be no such index.
    @inlinable
    @inline(__always)
    func index(of text: UnsafeRawPointer, likely guess: Int) -> Int? {
        if guess < count, self[guess].isText(at: text) { return guess }
        return index(of: text, from: guess)
    }

    /// The same by a search that begins at the index `start`, which may be the one after the last, and goes once
    /// round.
    @usableFromInline
    @inline(never)
    func index(of text: UnsafeRawPointer, from start: Int) -> Int? {
        for index in start..<count where self[index].isText(at: text) { return index }
        for index in 0..<start where self[index].isText(at: text) { return index }
        return nil
    }
}
