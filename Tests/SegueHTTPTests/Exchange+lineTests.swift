import Foundation
import SegueHTTP
import Testing

@Suite struct ExchangeLineTests {
    private static func exchange(_ path: String = "/v1/rects", _ status: Int = 200) -> Exchange {
        Exchange(
            methodName: "POST", path: path, status: status, bytesIn: 12, bytesOut: 345, microseconds: 67)
    }

    private static func line(of exchange: Exchange, _ format: LogFormat, time: String) -> [UInt8] {
        var line: [UInt8] = []
        exchange.withLine(format, time: Array(time.utf8).span) { line += $0 }
        return line
    }

    @Test(arguments: [
        "/v1/rects", "/a\"b\\c", "/\n\r\t\u{0}\u{1F}\u{7F}", "/\u{2028}é😀", "/{\"level\":\"error\"}",
        String(repeating: "/long", count: 1000),
    ])
    func aLineOfJSONIsOneObject(path: String) {
        let line = Self.line(of: Self.exchange(path), .json, time: "2026-11-30T03:13:17.042Z")
        let expected: NSDictionary = [
            "time": "2026-11-30T03:13:17.042Z", "level": "info", "method": "POST", "path": path,
            "status": 200, "durationUs": 67, "bytesIn": 12, "bytesOut": 345,
        ]
        #expect(document(line) == expected)
        #expect(line.firstIndex { $0 < 0x20 } == line.count - 1 && line.last == UInt8(ascii: "\n"))
    }

    @Test func aLineOfTextIsOneLine() {
        let line = Self.line(of: Self.exchange("/a\nb\u{1B}[31m\u{7F}"), .text, time: "T")
        #expect(String(decoding: line, as: UTF8.self) == "T info POST /a?b?[31m? 200 67us in 12 out 345\n")
    }

    /// Probes come every second and are nobody's news while they succeed.
    @Test(arguments: [
        ("/v1/rects", 200, LogLevel.info), ("/v1/rects", 204, .info), ("/v1/rects", 404, .warning),
        ("/v1/rects", 499, .warning), ("/v1/rects", 500, .error), ("/v1/rects", 503, .error),
        ("/v1/rects", 0, .warning), ("/livez", 200, .debug), ("/readyz", 200, .debug),
        ("/readyz", 503, .warning), ("/readyz", 405, .warning), ("/version", 200, .info),
    ])
    func isAsGraveAsTheStatus(path: String, status: Int, level: LogLevel) {
        #expect(Self.exchange(path, status).level == level)
    }

    @Test func levelsAreInOrder() {
        #expect(LogLevel.allCases == [.debug, .info, .warning, .error])
        #expect(LogLevel.allCases == LogLevel.allCases.sorted())
    }
}
