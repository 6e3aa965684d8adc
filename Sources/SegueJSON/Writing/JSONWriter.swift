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
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int

    /// `capacity` is how many bytes are written before the buffer grows; at least 1 is taken.
    public init(capacity: Int = 4096) {
        self.capacity = max(capacity, 1)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
    }

    /// The document, without the comma after its last value.
    @inlinable
    public consuming func finish() -> [UInt8] {
        takeBackComma()
        return Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// Writes `text` as it is: parts of JSON that are known when compiling, their commas and all.
    @inlinable
    public mutating func literal(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        append(text)
    }

    /// Writes the name of a member, which must need no escapes.
    @inlinable
    public mutating func name(_ name: StaticString) {
        reserve(name.utf8CodeUnitCount + 3)
        append(UInt8(ascii: "\""))
        append(name)
        append(UInt8(ascii: "\""))
        append(UInt8(ascii: ":"))
    }

    /// Writes a string that needs no escapes, such as a keyword.
    @inlinable
    public mutating func keyword(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount + 3)
        append(UInt8(ascii: "\""))
        append(text)
        append(UInt8(ascii: "\""))
        append(UInt8(ascii: ","))
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

    @inlinable
    mutating func open(_ bracket: UInt8) {
        reserve(1)
        append(bracket)
    }

    @inlinable
    mutating func close(_ bracket: UInt8) {
        reserve(2)
        takeBackComma()
        append(bracket)
        append(UInt8(ascii: ","))
    }

    @inlinable
    mutating func takeBackComma() {
        if count > 0, start[count - 1] == UInt8(ascii: ",") { count -= 1 }
    }
}

extension JSONWriter {
    /// Makes room for `additional` bytes, so that the appends that follow need not check.
    @inlinable
    mutating func reserve(_ additional: Int) {
        if capacity - count < additional { grow(by: additional) }
    }

    @usableFromInline
    @inline(never)
    mutating func grow(by additional: Int) {
        capacity = max(capacity * 2, count + additional)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    /// Room must have been reserved, as for the other two.
    @inlinable
    mutating func append(_ byte: UInt8) {
        start[count] = byte
        count &+= 1
    }

    @inlinable
    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[...])
    }

    @inlinable
    mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let source = bytes.base.baseAddress else { return }
        (start + count).update(from: source + bytes.startIndex, count: bytes.count)
        count &+= bytes.count
    }
}
