/// A name as the parser's string buffer would have it: a length of four bytes, then the bytes.
///
/// Compared by words, of which the first, which has the length, tells most names apart.
@usableFromInline
struct Keyword: Sendable {
    @usableFromInline let head: Word
    @usableFromInline let neck: Word
    /// Whether the words do not hold all of the name.
    @usableFromInline let isLong: Bool
    /// The name where they do not.
    @usableFromInline let longName: [UInt8]

    /// Eight bytes, of which only those of the mask belong to the name.
    @usableFromInline
    struct Word: Sendable {
        @usableFromInline let bits: UInt64
        @usableFromInline let mask: UInt64

        /// The first eight of `bytes`, or as many as there are.
        init(_ bytes: ArraySlice<UInt8>) {
            bits = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
            mask = bytes.count >= 8 ? .max : 1 << UInt64(bytes.count * 8) - 1
        }

        @inlinable
        @inline(__always)
        func matches(_ other: UInt64) -> Bool { (bits ^ other) & mask == 0 }
    }

    init(_ name: String) {
        let bytes = Self.bytes(of: name)
        head = Word(bytes[...])
        neck = Word(bytes.dropFirst(8))
        isLong = bytes.count > 16
        longName = isLong ? Array(name.utf8) : []
    }

    /// The length and the bytes of a name.
    static func bytes(of name: String) -> [UInt8] {
        let length = UInt32(name.utf8.count)
        return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + Array(name.utf8)
    }

    /// How many hashes there are.
    static let hashCount = 64

    /// Of the length, of which the lowest byte does, and the first byte of the name; the NUL after it where it is empty.
    @inline(__always)
    private static func hash(of head: UInt64) -> Int {
        Int(truncatingIfNeeded: ((head & 0xFF_0000_00FF) &* 0x9E37_79B9_7F4A_7C15) &>> 58)
    }

    /// That of a string whose length and bytes begin at `text`; 0 ..< `hashCount`.
    @inline(__always)
    static func hash(of text: UnsafeRawPointer) -> Int { hash(of: text.loadUnaligned(as: UInt64.self)) }

    var hash: Int { Self.hash(of: head.bits) }

    /// Whether the string whose length and bytes begin at `text` is this name.
    ///
    /// Reads 16 bytes of shorter ones too, which the parser's string buffer allows (see CSimdJSON.h).
    @inlinable
    @inline(__always)
    func isText(at text: UnsafeRawPointer) -> Bool {
        head.matches(text.loadUnaligned(as: UInt64.self))
            && neck.matches(text.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            && (!isLong || Self.isText(at: text + 4, longName))
    }

    /// Whether a string of the same length has the bytes of a name, which are at least eight.
    @usableFromInline
    @inline(never)
    static func isText(at text: UnsafeRawPointer, _ name: [UInt8]) -> Bool {
        name.withUnsafeBytes { name in
            let last = name.count - 8
            var offset = 0
            while offset < last {
                if differ(text, name, at: offset) { return false }
                offset += 8
            }
            // The last eight overlap those before, which spares a rest that is less than a word.
            return !differ(text, name, at: last)
        }
    }

    private static func differ(
        _ text: UnsafeRawPointer, _ name: UnsafeRawBufferPointer, at offset: Int
    ) -> Bool {
        let word = name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        return text.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != word
    }
}
