import SegueJSON

/// How log lines are written.
package enum LogFormat: String, CaseIterable, Sendable {
    /// One JSON object a line.
    case json
    /// One line for people.
    case text
    case off
}

/// How grave a log line must be to be written, the least grave first.
package enum LogLevel: Int, CaseIterable, Comparable, Sendable {
    case debug
    case info
    case warning
    case error

    /// As it is written and configured.
    package var name: StaticString {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

extension Exchange {
    /// Probes every second are nobody's news as long as they succeed.
    private var isProbe: Bool { path == "/livez" || path == "/readyz" }

    package var level: LogLevel {
        switch status {
        case 0: .warning
        case ..<400: isProbe ? .debug : .info
        case ..<500: .warning
        default: isProbe ? .warning : .error
        }
    }

    /// Lends the line of the log with its line break, in memory of the stack where the line is not long.
    ///
    /// - Parameter time: A timestamp as RFC 3339 has it.
    package func withLine(
        _ format: LogFormat, time: Span<UInt8>, _ use: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        guard format == .json else { return Array(textLine(time: time).utf8).withUnsafeBufferPointer(use) }
        JSONWriter.withText(capacity: 512, { write(to: &$0, time: time) }, use)
    }

    private func write(to writer: inout JSONWriter, time: Span<UInt8>) {
        writer.literal("{\"time\":")
        time.withUnsafeBufferPointer { writer.string(utf8: $0) }
        writer.literal("\"level\":")
        writer.keyword(level.name)
        writer.literal("\"method\":")
        writer.string(methodName)
        writer.literal("\"path\":")
        writer.string(path)
        writer.literal("\"status\":")
        writer.integer(status)
        writer.literal("\"durationUs\":")
        writer.integer(microseconds)
        writer.literal("\"bytesIn\":")
        writer.integer(bytesIn)
        writer.literal("\"bytesOut\":")
        writer.integer(bytesOut)
        writer.closeObject(with: "\n")
    }

    private func textLine(time: Span<UInt8>) -> String {
        let printable = path.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : "\($0)" }
            .joined()
        let counts = "\(status) \(microseconds)us in \(bytesIn) out \(bytesOut)"
        let time = time.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        return "\(time) \(level.name) \(methodName) \(printable) \(counts)\n"
    }
}
