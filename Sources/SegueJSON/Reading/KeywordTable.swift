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
    ///
    /// The search goes round once from `start`: O(1) where the guess is right.
    @inlinable
    public func index(of value: JSONValue, startingAt start: Int = 0) -> Int? {
        guard let utf8 = value.utf8 else { return nil }
        let firstWord = Self.word(of: utf8, at: 0)
        return index(of: utf8, firstWord, in: min(start, entries.count)..<entries.count)
            ?? index(of: utf8, firstWord, in: 0..<min(start, entries.count))
    }

    /// The index in a range of the name that is `utf8`, whose first eight bytes are `firstWord`.
    @inlinable
    func index(of utf8: UnsafeBufferPointer<UInt8>, _ firstWord: UInt64, in range: Range<Int>) -> Int? {
        entries.withUnsafeBufferPointer { entries in
            for index in range
            where entries[index].firstWord == firstWord && entries[index].length == utf8.count {
                if utf8.count <= 8 || hasFurtherWords(of: entries[index], utf8) { return index }
            }
            return nil
        }
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
