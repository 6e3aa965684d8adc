/// Finds a string of a document among some fixed names, without hashing or making a `String`.
///
/// Most lookups compare one word and a length. Meant to be made once, as a constant, for a few dozen names.
public struct KeywordTable: Sendable {
    public let names: [String]
    @usableFromInline let entries: [Entry]
    /// The names' bytes after the first eight, eight to a word, padded with zeros.
    @usableFromInline let furtherWords: [UInt64]

    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let firstWord: UInt64
        @usableFromInline let length: Int
        /// Where the name's words begin in `furtherWords`.
        @usableFromInline let start: Int
    }

    /// `names` are told apart by their index.
    public init(_ names: [String]) {
        var entries: [Entry] = []
        var furtherWords: [UInt64] = []
        for name in names {
            let words = Self.words(of: name)
            entries.append(Entry(firstWord: words[0], length: name.utf8.count, start: furtherWords.count))
            furtherWords += words.dropFirst()
        }
        self.names = names
        self.entries = entries
        self.furtherWords = furtherWords
    }

    /// The index of the name that `value` is; nil for other strings and for what is no string.
    @inlinable
    public func index(of value: JSONValue) -> Int? {
        guard let utf8 = value.utf8 else { return nil }
        let firstWord = Self.word(of: utf8, at: 0)
        return entries.firstIndex { isName($0, utf8, firstWord) }
    }

    /// Whether `key`, which must be a string, is the name of an index; there may be no such index.
    @inlinable
    @inline(__always)
    func has(_ key: JSONValue, at index: Int) -> Bool {
        guard index < entries.count else { return false }
        let utf8 = key.text
        return isName(entries[index], utf8, Self.word(of: utf8, at: 0))
    }

    /// Whether `utf8`, whose first eight bytes are `firstWord`, is the name of an entry.
    @inlinable
    @inline(__always)
    func isName(_ entry: Entry, _ utf8: UnsafeBufferPointer<UInt8>, _ firstWord: UInt64) -> Bool {
        entry.firstWord == firstWord && entry.length == utf8.count
            && (utf8.count <= 8 || hasFurtherWords(of: entry, utf8))
    }

    @inlinable
    func hasFurtherWords(of entry: Entry, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 8
        var index = entry.start
        while offset < utf8.count {
            if furtherWords[index] != Self.word(of: utf8, at: offset) { return false }
            offset += 8
            index += 1
        }
        return true
    }

    /// Up to eight bytes from `offset` on, padded with zeros.
    ///
    /// Reads eight in any case, which the parser's string buffer allows (see CSimdJSON.h).
    @inlinable
    static func word(of utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
        let bytes = UnsafeRawPointer(utf8.baseAddress.unsafelyUnwrapped) + offset
        let word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
        let count = utf8.count - offset
        return count >= 8 ? word : word & (1 &<< UInt64(truncatingIfNeeded: count &* 8) &- 1)
    }

    private static func words(of name: String) -> [UInt64] {
        let bytes = Array(name.utf8)
        return stride(from: 0, to: max(bytes.count, 1), by: 8).map { offset in
            bytes[offset...].prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }
}
