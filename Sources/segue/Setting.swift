import SegueHTTP
import SegueServer

/// A setting of the server: a flag, and a variable of the same name.
struct Setting: Sendable {
    /// As in `--max-body`.
    var flag: String
    /// What its values look like.
    var values: String
    var meaning: String
    /// As it is shown; the settings themselves hold the value.
    var standard: String
    /// Takes a value over, or returns what is wrong with it.
    var apply: @Sendable (String, inout Settings) -> String?

    /// As in `SEGUE_MAX_BODY`.
    var variable: String {
        "SEGUE_" + flag.dropFirst(2).uppercased().map { $0 == "-" ? "_" : "\($0)" }.joined()
    }

    static let all = [listen, adminListen, threads, maxBody, styles, corsOrigin, log, logLevel]

    private static let listen = Setting(
        flag: "--listen", values: "HOST:PORT", meaning: "where the service listens; port 0 picks one",
        standard: "0.0.0.0:8080"
    ) { text, settings in
        complaint { () throws(ListenAddress.Malformed) in settings.server.address = try ListenAddress(text) }
    }

    private static let adminListen = Setting(
        flag: "--admin-listen", values: "HOST:PORT or off",
        meaning: "where probes and the version are served",
        standard: "127.0.0.1:9090"
    ) { text, settings in
        if text == "off" {
            settings.adminAddress = nil
            return nil
        }
        return complaint { () throws(ListenAddress.Malformed) in
            settings.adminAddress = try ListenAddress(text)
        }
    }

    private static let threads = Setting(
        flag: "--threads", values: "1...64", meaning: "threads that read and answer requests",
        standard: "the CPUs it may use"
    ) { text, settings in
        guard let count = Int(text), (1...64).contains(count) else { return "must be 1...64, is \(text)" }
        settings.server.threads = count
        return nil
    }

    private static let maxBody = Setting(
        flag: "--max-body", values: "bytes, as 262144, 256KiB or 4MiB", meaning: "the largest body it reads",
        standard: "256KiB"
    ) { text, settings in
        guard let bytes = ByteCount.bytes(in: text), (1...ByteCount.largest).contains(bytes) else {
            return "must be a number of bytes up to 64MiB, as 262144, 256KiB or 4MiB, is \(text)"
        }
        settings.server.bodyLimit = bytes
        return nil
    }

    private static let styles = Setting(
        flag: "--styles", values: "a folder", meaning: "JSON files with styles of one's own", standard: "none"
    ) { text, settings in
        settings.stylesFolder = text
        return text.isEmpty ? "must be a folder, is empty" : nil
    }

    private static let corsOrigin = Setting(
        flag: "--cors-origin", values: "an origin or *", meaning: "whose web pages may call", standard: "none"
    ) { text, settings in
        // `contains("://")` would link the regular expressions of the standard library, 1.4 MB.
        let isOrigin =
            text.drop { $0 != ":" }.hasPrefix("://") && !text.hasSuffix("/")
            && text.allSatisfy { $0.isASCII && $0 > " " }
        guard text == "*" || isOrigin else {
            return "must be * or an origin as https://example.com, is \(text)"
        }
        settings.corsOrigin = text
        return nil
    }

    private static let log = Setting(
        flag: "--log", values: "json, text or off",
        meaning: "how each request is logged on the standard output",
        standard: "json"
    ) { text, settings in
        guard let format = LogFormat(rawValue: text) else { return "must be json, text or off, is \(text)" }
        settings.logFormat = format
        return nil
    }

    private static let logLevel = Setting(
        flag: "--log-level", values: "debug, info, warning or error", meaning: "the least that is logged",
        standard: "info"
    ) { text, settings in
        guard let level = LogLevel.allCases.first(where: { "\($0.name)" == text }) else {
            return "must be debug, info, warning or error, is \(text)"
        }
        settings.logLevel = level
        return nil
    }

    private static func complaint(
        _ attempt: () throws(ListenAddress.Malformed) -> Void
    ) -> String? {
        do {
            try attempt()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
