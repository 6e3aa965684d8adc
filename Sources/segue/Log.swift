import Glibc
import SegueHTTP
import SegueServer

/// The log of requests on the standard output.
struct Log: Sendable {
    private let format: LogFormat
    private let level: LogLevel
    private let writer: LogWriter

    /// Nil where nothing is logged.
    init?(format: LogFormat, level: LogLevel) {
        guard format != .off else { return nil }
        self.format = format
        self.level = level
        writer = LogWriter(descriptor: STDOUT_FILENO) { dropped in
            let sentence = "\(dropped) lines of the log were dropped: the output is too slow"
            return format == .json
                ? Array(
                    "{\"time\":\"\(Timestamp.now())\",\"level\":\"warning\",\"message\":\"\(sentence)\"}\n"
                        .utf8)
                : Array("\(Timestamp.now()) warning \(sentence)\n".utf8)
        }
    }

    /// Logs a request that is over.
    func write(_ exchange: Exchange) {
        guard exchange.level >= level else { return }
        let time = Timestamp.now()
        exchange.withLine(format, time: time.bytes.span) { writer.append($0) }
    }

    /// Writes what waits, and ends.
    func close() {
        writer.close()
    }
}
