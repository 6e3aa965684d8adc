import SegueHTTP

/// A request out of the bytes of a fuzzer. The first byte says what the others are:
///
/// - `r`: the body of a POST to `/v1/rects`
/// - `p`: the body of a POST to `/v1/participants`
/// - `c`: the body of a POST to `/v1/conversions`
/// - `g`: the body of a POST to `/v1/gestures`
/// - `h`: a line with a method, a path and a Content-Type, and then a body
/// - any other, as a rule `t`: the body of a POST to `/v1/transitions`
struct Input {
    let request: Request
    /// Whether the request goes to a route that reads its body.
    let isCall: Bool

    private static let paths = [
        UInt8(ascii: "r"): "/v1/rects", UInt8(ascii: "c"): "/v1/conversions",
        UInt8(ascii: "p"): "/v1/participants", UInt8(ascii: "g"): "/v1/gestures",
    ]

    init(_ bytes: [UInt8]) {
        let rest = Array(bytes.dropFirst())
        isCall = bytes.first != UInt8(ascii: "h")
        request =
            isCall
            ? Self.call(bytes.first.flatMap { Self.paths[$0] } ?? "/v1/transitions", rest)
            : Self.withHead(rest)
    }

    /// Whether it asks for a transition, and nothing about the head can refuse it.
    var isTransition: Bool { isCall && request.head.path == "/v1/transitions" }

    /// Whether it asks for a participant, and nothing about the head can refuse it.
    var isParticipant: Bool { isCall && request.head.path == "/v1/participants" }
    /// Whether it asks for a gesture, and nothing about the head can refuse it.
    var isGesture: Bool { isCall && request.head.path == "/v1/gestures" }
    /// Whether it asks for conversions, and nothing about the head can refuse it.
    var isConversion: Bool { isCall && request.head.path == "/v1/conversions" }

    /// The same request, its body in memory of its own with room behind it, as the server hands it on.
    var copy: Request {
        let bytes = request.body
        let body = [UInt8](unsafeUninitializedCapacity: bytes.count + 64) { buffer, count in
            count = buffer.initialize(fromContentsOf: bytes)
        }
        return Request(head: request.head, body: body)
    }

    private static func call(_ path: String, _ body: [UInt8]) -> Request {
        Request(head: Head(method: .post, path: path, contentLength: body.count), body: body)
    }

    private static func withHead(_ bytes: [UInt8]) -> Request {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let body = Array(bytes.dropFirst(line.count + 1))
        let head = Head(
            method: Method(rawValue: words[0]), methodName: words[0], path: words.count > 1 ? words[1] : "",
            contentType: words.count > 2 ? words[2] : nil, contentLength: body.isEmpty ? nil : body.count)
        return Request(head: head, body: body)
    }
}
