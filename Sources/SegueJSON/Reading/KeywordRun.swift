/// Names one after the other, as the parser's string buffer has those of the members of an object whose values are no
/// strings.
///
/// Most rectangles have the same four, which are told at once so.
@usableFromInline
struct KeywordRun: Sendable {
    /// Eight bytes each, of which the last overlap those before.
    @usableFromInline let words: InlineArray<5, UInt64>
    @usableFromInline let lastOffset: Int

    /// Names that take 33...40 bytes there, with a length of four bytes and a NUL each; others are found nowhere.
    init(_ names: some Sequence<String>) {
        let bytes: [UInt8] = names.flatMap { Keyword.bytes(of: $0) + [0] }
        guard 33...40 ~= bytes.count else {
            // No string is as long as that.
            words = InlineArray(repeating: .max)
            lastOffset = 32
            return
        }
        let offsets = [0, 8, 16, 24, bytes.count - 8]
        words = InlineArray { Keyword.Word(bytes[offsets[$0]...]).bits }
        lastOffset = bytes.count - 8
    }

    /// Whether the names begin at `text`, from which on 40 bytes may be read (see CSimdJSON.h).
    @inlinable
    @inline(__always)
    func isText(at text: UnsafeRawPointer) -> Bool {
        var differences = words[4] ^ text.loadUnaligned(fromByteOffset: lastOffset, as: UInt64.self)
        for index in 0..<4 {
            differences |= words[index] ^ text.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
        }
        return differences == 0
    }
}
