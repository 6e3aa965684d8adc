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

    /// Returns the line of the log without its line break; `time` is a timestamp as RFC 3339 has it.
    package func line(_ format: LogFormat, time: String) -> [UInt8] {
        format == .json ? jsonLine(time: time) : textLine(time: time)
    }

    private func jsonLine(time: String) -> [UInt8] {
        // Room for the line break, too, that whoever logs it appends.
        JSONWriter.document(capacity: 512) { writer in
            writer.literal("{\"time\":")
            writer.string(time)
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
            writer.closeObject()
        }
    }

    private func textLine(time: String) -> [UInt8] {
        let printable = path.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : "\($0)" }
            .joined()
        let counts = "\(status) \(microseconds)us in \(bytesIn) out \(bytesOut)"
        return Array("\(time) \(level.name) \(methodName) \(printable) \(counts)".utf8)
    }
}
