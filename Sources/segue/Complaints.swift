import Glibc
import SegueServer

/// What the server complains of while it serves, on the standard error, as fast as that takes it.
///
/// A client that hangs up is worth a line. Were it written by the thread that serves, a thousand such clients
/// would stop the service where nobody reads its errors.
struct Complaints: Sendable {
    private let writer = LogWriter(descriptor: STDERR_FILENO) {
        Self.line("\($0) lines were dropped: the output is too slow")
    }

    @Sendable func add(_ sentence: String) {
        writer.append(Self.line(sentence))
    }

    /// Writes what waits, and ends.
    func close() {
        writer.close()
    }

    private static func line(_ sentence: String) -> [UInt8] { Array("segue: \(sentence)\n".utf8) }
}
