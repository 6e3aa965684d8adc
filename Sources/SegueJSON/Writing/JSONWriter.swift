/// Writes one JSON document into a buffer that grows.
///
/// Each value is followed by a comma, which the end of its container (or of the document) takes back: so no
/// write has to know what came before. Whoever writes sees to it that containers are closed and that the
/// members of objects have names.
///
///     var writer = JSONWriter()
///     writer.openObject()
///     writer.name("width")
///     writer.number(275.66666, digits: 4)
///     writer.closeObject()
///     writer.finish()  // {"width":275.6667}
public struct JSONWriter: ~Copyable {
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    @usableFromInline var end: UnsafeMutablePointer<UInt8>
    @usableFromInline var cursor: Cursor
    /// Whether the buffer is the writer's own; the one of an array under construction is not.
    @usableFromInline var isOwner = true

    /// Returns the document that `write` writes, in the array's own memory as long as `capacity` bytes are
    /// enough, so that it is not copied once more.
    @inlinable
    public static func document(capacity: Int = 4096, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var larger: [UInt8]?
        // An array that is created with room looks the type of its storage up in the runtime; one that gets room does not.
        var document: [UInt8] = []
        document.append(addingCapacity: max(capacity, 1)) { bytes in
            bytes.withUnsafeMutableBufferPointer { buffer, count in
                var writer = JSONWriter(borrowing: buffer)
                write(&writer)
                if writer.isOwner {
                    larger = writer.finish()
                } else {
                    count = writer.lastValueEnd(from: writer.cursor).position - writer.start
                }
            }
        }
        return larger ?? document
    }

    /// `buffer` must not be empty.
    @usableFromInline
    init(borrowing buffer: UnsafeMutableBufferPointer<UInt8>) {
        guard let start = buffer.baseAddress else { preconditionFailure("the buffer must not be empty") }
        self.start = start
        end = start + buffer.count
        cursor = Cursor(start)
        isOwner = false
    }

    /// `capacity` is how many bytes are written before the buffer grows; at least 1 is taken.
    public init(capacity: Int = 4096) {
        start = .allocate(capacity: max(capacity, 1))
        end = start + max(capacity, 1)
        cursor = Cursor(start)
    }

    deinit {
        if isOwner { start.deallocate() }
    }

    /// The document, without the comma after its last value.
    @inlinable
    public consuming func finish() -> [UInt8] {
        let count = lastValueEnd(from: cursor).position - start
        return Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// Writes `text` as it is: parts of JSON that are known when compiling, their commas and all.
    @inlinable
    @inline(__always)
    public mutating func literal(_ text: StaticString) {
        compose(atMost: text.utf8CodeUnitCount) { $0.literal(text) }
    }

    /// Writes `text` as it is in place of the comma after the last value; see `Cursor.ending`.
    @inlinable
    @inline(__always)
    public mutating func ending(_ text: StaticString) {
        compose(atMost: text.utf8CodeUnitCount) { $0.ending(text) }
    }

    /// Writes pieces that together take at most `limit` bytes; the room for them is looked at once.
    ///
    /// The pieces see to their commas themselves, also to the one after the value that they end.
    @inlinable
    @inline(__always)
    public mutating func compose(atMost limit: Int, _ pieces: (inout Cursor) -> Void) {
        var cursor = room(for: limit)
        pieces(&cursor)
        self.cursor = cursor
    }

    /// Writes the name of a member, which must need no escapes.
    @inlinable
    @inline(__always)
    public mutating func name(_ name: StaticString) {
        compose(atMost: name.utf8CodeUnitCount + 3) {
            $0.literal("\"")
            $0.literal(name)
            $0.literal("\":")
        }
    }

    /// Writes a string that needs no escapes, such as a keyword.
    public mutating func keyword(_ text: StaticString) {
        compose(atMost: text.utf8CodeUnitCount + 3) {
            $0.literal("\"")
            $0.literal(text)
            $0.literal("\",")
        }
    }

    @inlinable
    public mutating func bool(_ value: Bool) {
        literal(value ? "true," : "false,")
    }

    @inlinable
    public mutating func null() {
        literal("null,")
    }
}

extension JSONWriter {
    @inlinable
    public mutating func openObject() { open(UInt8(ascii: "{")) }

    @inlinable
    public mutating func closeObject() { close(UInt8(ascii: "}")) }

    @inlinable
    public mutating func openArray() { open(UInt8(ascii: "[")) }

    @inlinable
    public mutating func closeArray() { close(UInt8(ascii: "]")) }
}

extension JSONWriter {
    @inlinable
    mutating func open(_ bracket: UInt8) {
        compose(atMost: 1) { $0.append(bracket) }
    }

    @inlinable
    mutating func close(_ bracket: UInt8) {
        var cursor = room(for: 2)
        // There is at least the bracket that opened it.
        if cursor.position[-1] == UInt8(ascii: ",") { cursor.position -= 1 }
        cursor.append(bracket)
        cursor.append(UInt8(ascii: ","))
        self.cursor = cursor
    }

    /// `cursor`, or the place of the comma before it.
    @inlinable
    func lastValueEnd(from cursor: Cursor) -> Cursor {
        let last = cursor.position - 1
        return last >= start && last.pointee == UInt8(ascii: ",") ? Cursor(last) : cursor
    }

    /// The place to write the next `count` bytes to; the caller stores where it ended.
    @inlinable
    mutating func room(for count: Int) -> Cursor {
        if end - cursor.position < count { grow(by: count) }
        return cursor
    }

    @usableFromInline
    @inline(never)
    mutating func grow(by additional: Int) {
        let count = cursor.position - start
        let capacity = max((end - start) * 2, count + additional)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        if isOwner { start.deallocate() }
        isOwner = true
        start = larger
        end = larger + capacity
        cursor = Cursor(larger + count)
    }
}
