@testable import SegueJSON

/// The text that a closure writes with a cursor, in a buffer of 256 bytes.
func appended(_ write: (inout Cursor) -> Void) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        var cursor = Cursor(start)
        write(&cursor)
        count = cursor.position - start
    }
    return text(bytes)
}
