/// Where the next byte goes, in a buffer that has room for it.
///
/// Kept in a register while something is written; the writer's own fields would be loaded and stored again
/// for each byte, as they might be among the bytes that are written. What it writes has no comma after it.
public struct Cursor {
    @usableFromInline var position: UnsafeMutablePointer<UInt8>

    @inlinable
    init(_ position: UnsafeMutablePointer<UInt8>) {
        self.position = position
    }

    @inlinable
    mutating func append(_ byte: UInt8) {
        position.pointee = byte
        position += 1
    }

    /// Writes text as it is. Always inlined, so that text that is known when compiling is stored as words.
    @inlinable
    @inline(__always)
    public mutating func literal(_ text: StaticString) {
        position.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
        position += text.utf8CodeUnitCount
    }

    /// Writes text as it is in place of the comma after the last value, of which there must be one: the end
    /// of a container that is known to have something in it.
    @inlinable
    @inline(__always)
    public mutating func ending(_ text: StaticString) {
        position -= 1
        literal(text)
    }

    /// The most bytes that a word may have.
    @inlinable public static var longestWord: Int { 32 }

    /// Writes text as it is that is short, but not known when compiling, such as the name of a value. Traps
    /// where it is longer than `longestWord`.
    @inlinable
    @inline(__always)
    public mutating func word(_ text: StaticString) {
        self = appendingWord(text.utf8Start, count: text.utf8CodeUnitCount)
    }
}
