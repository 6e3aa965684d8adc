import Foundation
import Glibc

/// A client on one connection that sends exactly the bytes it is told to; nothing waits longer than 5 s.
final class Client {
    struct Answer: Equatable {
        var status: Int
        /// By their names in lower case.
        var headers: [String: String]
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
        var closes: Bool { headers["connection"]?.lowercased() == "close" }
    }

    enum Failure: Error {
        case refused
        case closed
        case timedOut
        case malformed
    }

    private let socket: Int32
    private var received: [UInt8] = []

    init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if connected != 0 { throw Failure.refused }
    }

    deinit {
        close(socket)
    }

    /// Sends bytes; returns false where the other side has closed.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool {
        send(Array(text.utf8))
    }

    /// Sends a request with a Host header and, where there is a body, its length.
    func send(_ method: String, _ target: String, headers: String = "", body: String = "") {
        let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
        send("\(method) \(target) HTTP/1.1\r\nHost: test\r\n\(length)\(headers)\r\n\(body)")
    }

    /// Reads one response, interim ones too; its status is 0 where none comes, and its body says why.
    func receive(hasBody: Bool = true) -> Answer {
        do {
            return try readAnswer(hasBody: hasBody)
        } catch {
            return Answer(status: 0, headers: [:], body: Array("\(error)".utf8))
        }
    }

    private func readAnswer(hasBody: Bool) throws -> Answer {
        let end = Array("\r\n\r\n".utf8)
        while received.firstRange(of: end) == nil { try receiveMore() }
        let head = String(decoding: take(received.firstRange(of: end)!.upperBound), as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n").filter { !$0.isEmpty }
        guard let status = Int(lines[0].dropFirst(9).prefix(3)) else { throw Failure.malformed }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let length = hasBody ? Int(headers["content-length"] ?? "0")! : 0
        while received.count < length { try receiveMore() }
        return Answer(status: status, headers: headers, body: take(length))
    }

    func finishSending() {
        shutdown(socket, Int32(SHUT_WR))
    }

    /// Whether a byte is there in so many milliseconds.
    func isAnswered(within milliseconds: Int32) -> Bool {
        var wish = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&wish, 1, milliseconds) == 1
    }

    /// Whether the other side closes the connection, without another byte.
    func isClosed() -> Bool {
        do {
            try receiveMore()
            return false
        } catch {
            return error as? Failure == .closed
        }
    }

    private func take(_ count: Int) -> [UInt8] {
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private func receiveMore() throws {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(socket, &buffer, buffer.count, 0)
        if count < 0, errno == EAGAIN { throw Failure.timedOut }
        if count <= 0 { throw Failure.closed }
        received += buffer[..<count]
    }
}
