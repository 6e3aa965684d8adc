/// A value in a parsed document: a place on simdjson's tape, cheap to copy.
///
/// Valid inside the closure of `JSONDocument.withParsed` that it comes from.
public struct JSONValue {
    public enum Kind: Sendable {
        case object, array, string, number, boolean, null
    }

    @usableFromInline let tape: UnsafePointer<UInt64>
    @usableFromInline let strings: UnsafePointer<UInt8>
    @usableFromInline let index: Int

    @inlinable
    init(tape: UnsafePointer<UInt64>, strings: UnsafePointer<UInt8>, index: Int) {
        self.tape = tape
        self.strings = strings
        self.index = index
    }

    @inlinable
    public var kind: Kind {
        switch tag {
        case Tape.object: .object
        case Tape.array: .array
        case Tape.string: .string
        case Tape.true, Tape.false: .boolean
        case Tape.null: .null
        default: .number
        }
    }

    @inlinable
    public var isNull: Bool { tag == Tape.null }

    @inlinable
    public var bool: Bool? {
        switch tag {
        case Tape.true: true
        case Tape.false: false
        default: nil
        }
    }

    /// Always finite, and 0 for `-0`; integers beyond 2^53 are rounded to the nearest double.
    @inlinable
    @inline(__always)
    public var number: Double? {
        let value = tape[index &+ 1]
        switch tag {
        // -0.0 + 0 is 0; all else stays as it is.
        case Tape.double: return Double(bitPattern: value) + 0
        case Tape.signed: return Double(Int64(bitPattern: value))
        default: return unsignedNumber
        }
    }

    /// A number that no signed integer of 64 bits can be; these are rare.
    @usableFromInline
    @inline(never)
    var unsignedNumber: Double? { tag == Tape.unsigned ? Double(tape[index &+ 1]) : nil }

    /// The bytes of a string without its escapes: valid UTF-8, which may contain NUL.
    @inlinable
    public var utf8: UnsafeBufferPointer<UInt8>? {
        tag == Tape.string ? text : nil
    }

    @inlinable
    public var string: String? {
        utf8.map(Self.string)
    }

    /// One of bytes that are valid. Most are short: no storage is made for them, and to copy them into their place
    /// costs half of what decoding does.
    @usableFromInline
    static func string(of utf8: UnsafeBufferPointer<UInt8>) -> String {
        guard utf8.count <= 15 else { return String(decoding: utf8, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: utf8.count) { buffer in
            if let start = buffer.baseAddress, let bytes = utf8.baseAddress {
                start.initialize(from: bytes, count: utf8.count)
            }
            return utf8.count
        }
    }

    /// Whether both are strings of the same bytes.
    public func isSameString(as other: JSONValue) -> Bool {
        guard let utf8, let others = other.utf8, utf8.count == others.count else { return false }
        return utf8.elementsEqual(others)
    }

    /// Whether this is the string `text`.
    @inlinable
    public func matches(_ text: StaticString) -> Bool {
        guard let utf8, utf8.count == text.utf8CodeUnitCount else { return false }
        return utf8.indices.allSatisfy { utf8[$0] == text.utf8Start[$0] }
    }
}

extension JSONValue {
    @inlinable
    var tag: UInt8 { Tape.tag(of: tape[index]) }

    /// The bytes of what is known to be a string.
    @inlinable
    var text: UnsafeBufferPointer<UInt8> {
        let length = Int(textStart.loadUnaligned(as: UInt32.self))
        return UnsafeBufferPointer(start: strings + Tape.payload(of: tape[index]) + 4, count: length)
    }

    /// Where the length, and then the bytes of what is known to be a string are.
    @inlinable
    var textStart: UnsafeRawPointer { UnsafeRawPointer(strings) + Tape.payload(of: tape[index]) }

    /// The place of the value that follows.
    @inlinable
    var indexAfter: Int {
        switch tag {
        case Tape.object, Tape.array: Tape.end(of: tape[index])
        case Tape.double, Tape.signed, Tape.unsigned: index &+ 2
        default: index &+ 1
        }
    }
}
