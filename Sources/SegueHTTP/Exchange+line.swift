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

    package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

extension Exchange {
    /// Probes every second are nobody's news as long as they succeed.
    private static let probes: Set<String> = ["/livez", "/readyz"]

    package var level: LogLevel {
        switch status {
        case 0: .warning
        case ..<400: Self.probes.contains(path) ? .debug : .info
        case ..<500: .warning
        default: Self.probes.contains(path) ? .warning : .error
        }
    }

    /// Returns the line of the log without its line break; `time` is a timestamp as RFC 3339 has it.
    package func line(_ format: LogFormat, time: String) -> [UInt8] {
        format == .json ? jsonLine(time: time) : textLine(time: time)
    }

    private func jsonLine(time: String) -> [UInt8] {
        var writer = JSONWriter(capacity: 256)
        writer.openObject()
        writer.name("time")
        writer.string(time)
        writer.name("level")
        writer.string("\(level)")
        writer.name("method")
        writer.string(methodName)
        writer.name("path")
        writer.string(path)
        writer.name("status")
        writer.integer(status)
        writer.name("durationUs")
        writer.integer(microseconds)
        writer.name("bytesIn")
        writer.integer(bytesIn)
        writer.name("bytesOut")
        writer.integer(bytesOut)
        writer.closeObject()
        return writer.finish()
    }

    private func textLine(time: String) -> [UInt8] {
        let printable = path.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : "\($0)" }
            .joined()
        let counts = "\(status) \(microseconds)us in \(bytesIn) out \(bytesOut)"
        return Array("\(time) \(level) \(methodName) \(printable) \(counts)".utf8)
    }
}
