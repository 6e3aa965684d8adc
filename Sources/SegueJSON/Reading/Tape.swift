/// The words of simdjson's tape (simdjson, doc/tape.md): a tag in the top byte, then a payload.
@usableFromInline
enum Tape {
    @inlinable static var object: UInt8 { UInt8(ascii: "{") }
    @inlinable static var array: UInt8 { UInt8(ascii: "[") }
    @inlinable static var string: UInt8 { UInt8(ascii: "\"") }
    @inlinable static var `true`: UInt8 { UInt8(ascii: "t") }
    @inlinable static var `false`: UInt8 { UInt8(ascii: "f") }
    @inlinable static var null: UInt8 { UInt8(ascii: "n") }
    /// A number's value is the whole word that follows.
    @inlinable static var double: UInt8 { UInt8(ascii: "d") }
    @inlinable static var signed: UInt8 { UInt8(ascii: "l") }
    @inlinable static var unsigned: UInt8 { UInt8(ascii: "u") }

    /// The count from which on simdjson no longer counts.
    @inlinable static var saturatedCount: Int { 0xFF_FFFF }

    @inlinable
    static func tag(of word: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word &>> 56) }

    /// A string's offset into the string buffer.
    @inlinable
    static func payload(of word: UInt64) -> Int { Int(truncatingIfNeeded: word & 0xFF_FFFF_FFFF_FFFF) }

    /// The index after a container's closing word.
    @inlinable
    static func end(of word: UInt64) -> Int { Int(truncatingIfNeeded: word & 0xFFFF_FFFF) }

    /// How many elements or members a container has, saturated.
    @inlinable
    static func count(of word: UInt64) -> Int { Int(truncatingIfNeeded: (word &>> 32) & 0xFF_FFFF) }
}
