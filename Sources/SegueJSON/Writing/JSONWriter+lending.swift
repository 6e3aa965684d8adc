extension JSONWriter {
    /// Lends the text that `write` writes, in memory of the stack as long as `capacity` bytes are enough.
    public static func withText(
        capacity: Int, _ write: (inout JSONWriter) -> Void,
        _ use: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(capacity, 1)) { memory in
            var writer = JSONWriter(borrowing: memory)
            write(&writer)
            use(UnsafeBufferPointer(start: writer.start, count: writer.cursor.position - writer.start))
        }
    }

    /// Ends the object with `text` behind it, in the place of a comma.
    public mutating func closeObject(with text: StaticString) {
        closeObject()
        cursor = lastValueEnd(from: cursor)
        literal(text)
    }
}
