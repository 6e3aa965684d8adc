import CSimdJSON

/// The entry to reading: parses a body, and lends its values to a closure.
public enum JSONDocument {
    /// How many arrays and objects may lie inside each other; one more is a syntax error.
    public static let depthLimit = Int(SEGUE_JSON_DEPTH_LIMIT)

    /// Calls `body` with the root of the document in `bytes`, or returns why they are no document.
    ///
    /// No value may leave `body`: each points into buffers of the calling thread's parser, which the next
    /// document overwrites. For the same reason `body` must not parse another one; that traps.
    ///
    ///     let area = try JSONDocument.withParsed(bytes) { root throws(Problem) in try area(of: root) }.get()
    @inlinable
    public static func withParsed<Value, Failure: Error>(
        _ bytes: [UInt8], _ body: (JSONValue) throws(Failure) -> Value
    ) throws(Failure) -> Result<Value, SyntaxError> {
        guard let root = begin(bytes) else { return .failure(syntaxError(in: bytes)) }
        defer { end() }
        return .success(try body(root))
    }

    @usableFromInline
    static func begin(_ bytes: [UInt8]) -> JSONValue? {
        var document = segue_json_document()
        let status = bytes.withUnsafeBufferPointer {
            segue_json_parse($0.baseAddress, $0.count, &document)
        }
        precondition(status != SEGUE_JSON_BUSY, "a document is parsed inside the closure of another")
        guard status == SEGUE_JSON_PARSED else { return nil }
        return JSONValue(tape: document.tape, strings: document.strings, index: 1)
    }

    @usableFromInline
    static func end() {
        segue_json_end()
    }

    /// Why the parser refused `bytes`; it does not say itself, so they are scanned once more.
    @usableFromInline
    static func syntaxError(in bytes: [UInt8]) -> SyntaxError {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = SyntaxScanner(buffer)
            do throws(SyntaxError) {
                try scanner.scan()
                return SyntaxError(byteOffset: 0, cause: .unreadable)
            } catch {
                return error
            }
        }
    }
}
