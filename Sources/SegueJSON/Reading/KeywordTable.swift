/// Finds a string of a document among some fixed names, without making a `String`.
///
/// Most lookups compare one name. Meant to be made once, as a constant, for a few dozen names.
public struct KeywordTable: Sendable {
    public let names: [String]
    @usableFromInline let keywords: [Keyword]
    /// Where the search for a string begins, by its hash: no name before has that hash. Any earlier index would do
    /// too, so a byte holds it.
    @usableFromInline let starts: [UInt8]

    /// `names` are told apart by their index.
    public init(_ names: [String]) {
        self.names = names
        let keywords = names.map(Keyword.init)
        self.keywords = keywords
        starts = (0..<Keyword.hashCount).map { hash in
            UInt8(clamping: keywords.firstIndex { $0.hash == hash } ?? keywords.count)
        }
    }

    /// The index of the name that `value` is; nil for other strings and for what is no string.
    @inlinable
    @inline(__always)
    public func index(of value: JSONValue) -> Int? {
        value.tag == Tape.string ? Self.index(of: value.textStart, among: keywords, from: starts) : nil
    }

    /// The index of the name that the string at `text` is (see `JSONValue.textStart`).
    ///
    /// - Parameter guess: The index that is tried first; there may be no such index.
    @inline(__always)
    func index(of text: UnsafeRawPointer, likely guess: Int) -> Int? {
        let isGuess = keywords.withUnsafeBufferPointer { guess < $0.count && $0[guess].isText(at: text) }
        return isGuess ? guess : Self.index(of: text, among: keywords, from: starts)
    }

    /// The same without a guess. Most strings are the first name that is tried, or none.
    @usableFromInline
    @inline(never)
    static func index(of text: UnsafeRawPointer, among keywords: [Keyword], from starts: [UInt8]) -> Int? {
        let start = Int(starts[Keyword.hash(of: text)])
        return keywords.withUnsafeBufferPointer { keywords in
            guard start < keywords.count else { return nil }
            if !keywords[start].isLong, keywords[start].isText(at: text) { return start }
            return index(of: text, among: keywords, from: start)
        }
    }

    @inline(never)
    private static func index(
        of text: UnsafeRawPointer, among keywords: UnsafeBufferPointer<Keyword>, from start: Int
    ) -> Int? {
        var index = start
        while index < keywords.count, !keywords[index].isText(at: text) { index &+= 1 }
        return index < keywords.count ? index : nil
    }
}
