import Testing

@testable import SegueServer

/// The guards of Sources/CMicroHTTPD/guard.c and target.c over a real socket.
@Suite(.timeLimit(.minutes(1))) struct GuardTests {
    static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: test\r\n\r\n"

    /// Heads that two parsers may read differently (RFC 9112 §6.3, §11.2), and a part of what each is told.
    ///
    /// libmicrohttpd from 1.0 on refuses some of them itself, in its own words.
    @Test(arguments: [
        ("POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n", "not both"),
        ("POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 5\r\nContent-Length: 6\r\n", "one Content-Length"),
        ("POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: gzip, chunked\r\n", "must be chunked"),
        ("POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: identity\r\n", "must be chunked"),
        ("POST / HTTP/1.0\r\nHost: t\r\nTransfer-Encoding: chunked\r\n", "must be chunked"),
        (
            "POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
            "one Transfer-Encoding"
        ),
        ("POST / HTTP/1.1\r\nHost: t\r\nContent-Type: a/b\r\nContent-Type: c/d\r\n", "one Content-Type"),
        ("GET / HTTP/1.1\r\n", "a Host header"),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n", "one Host"),
        ("GET / HTTP/1.1\r\nHost: a/b\r\n", "Host must be"),
        ("GET / HTTP/1.1\r\nHost: a:b\r\n", "Host must be"),
        ("GET / HTTP/1.1\r\nHost: [::1\r\n", "Host must be"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX(Y): 1\r\n", "must be a token"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX: a\u{1}b\r\n", "control characters"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX: a\r\n b\r\n", "one line"),
        ("GET / HTTP/1.1\r\nHost: t\r\n\tb\r\nX: a\r\n", "one line"),
        ("GET / HTTP/1.1\r\nHost: t\nX: a\r\n", "one line"),
        ("GET / HTTP/1.1\nHost: t\r\n", "one line"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX: a\r\n\n", "one line"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX: a\0b\r\nY: c\r\n", "zero byte"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX: a\0b\r\n", "zero byte"),
        ("G(T / HTTP/1.1\r\nHost: t\r\n", "method must be a token"),
        ("GET /\u{1} HTTP/1.1\r\nHost: t\r\n", "percent-encoded"),
        ("GET nowhere HTTP/1.1\r\nHost: t\r\n", "begin with a slash"),
    ])
    func refuses(head: String, reason: String) throws {
        try withClient { client in
            client.send(head + "\r\n" + Self.smuggled)
            let answer = client.receive()
            #expect(answer.status == 400)
            let isOurs = answer.headers["content-type"] == "application/problem+json"
            #expect(isOurs ? answer.text.contains(reason) : Server.libraryVersion >= "1")
            #expect(answer.closes)
            #expect(client.isClosed())
        }
    }

    /// Newer versions of libmicrohttpd close the connection without a word.
    @Test func refusesAZeroByteInTheTarget() throws {
        try withClient { client in
            client.send("GET /a\0b HTTP/1.1\r\nHost: t\r\n\r\n" + Self.smuggled)
            let answer = client.receive()
            #expect(answer.status == 400 || Server.libraryVersion >= "1")
            #expect(client.isClosed())
        }
    }

    /// libmicrohttpd refuses these by itself, in its own words.
    @Test(arguments: ["Content-Length : 5\r\n", "Content-Length: 5x\r\n", "Content-Length: -1\r\n"])
    func refusesLengthsThatAreNone(header: String) throws {
        try withClient { client in
            client.send("POST / HTTP/1.1\r\nHost: t\r\n\(header)\r\n" + Self.smuggled)
            #expect(client.receive().status == 400)
        }
    }

    @Test(arguments: ["t", "t:80", "T.example:", "[::1]", "[::1]:8080", "10.0.0.1:1", "a-b_c"])
    func acceptsAHost(host: String) throws {
        try withClient { client in
            client.send("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n")
            #expect(client.receive().status == 200)
        }
    }

    @Test func acceptsVersion10WithoutAHost() throws {
        try withClient { client in
            client.send("GET / HTTP/1.0\r\n\r\n")
            #expect(client.receive().status == 200)
        }
    }

    /// Targets as they are sent, and the path and query that the responder is to see.
    @Test(arguments: [
        ("/a/b", "/a/b", "none"),
        ("/a%00b?x=%20+&y=1", "/a%00b", "x=%20+&y=1"),
        ("/?", "/", ""),
        ("/a?b?c", "/a", "b?c"),
        ("http://test/a?b", "/a", "b"),
        ("http://test?b", "/", "b"),
        ("http://test", "/", "none"),
        ("*", "*", "none"),
    ])
    func readsTheTarget(target: String, path: String, query: String) throws {
        try withClient { client in
            client.send("GET", target)
            let answer = client.receive()
            #expect(answer.headers["x-path"] == path)
            #expect(answer.headers["x-query"] ?? "" == query)
        }
    }

    @Test func refusesALongTarget() throws {
        try withClient { client in
            client.send("GET", "/" + String(repeating: "a", count: 8191))
            #expect(client.receive().status == 200)
            client.send("GET", "/" + String(repeating: "a", count: 8192))
            let answer = client.receive()
            #expect(answer.status == 414)
            #expect(answer.text == "targetTooLong(limit: 8192)")
        }
    }

    @Test func refusesLargeHeaders() throws {
        try withClient { client in
            client.send("GET", "/", headers: "X: \(String(repeating: "a", count: 12_000))\r\n")
            #expect(client.receive().status == 200)
            client.send("GET", "/", headers: "X: \(String(repeating: "a", count: 12_500))\r\n")
            let answer = client.receive()
            #expect(answer.status == 431)
            #expect(answer.text == "headersTooLarge(limit: 12288)")
        }
    }

    @Test func refusesManyHeaders() throws {
        try withClient { client in
            client.send("GET", "/", headers: String(repeating: "X: y\r\n", count: 99))
            #expect(client.receive().status == 200)
            client.send("GET", "/", headers: String(repeating: "X: y\r\n", count: 100))
            let answer = client.receive()
            #expect(answer.status == 431)
            #expect(answer.text == "tooManyHeaders(limit: 100)")
        }
    }
}
