import Glibc

/// A client that asks one question, for checks from inside the machine.
package enum HTTPProbe {
    /// Returns the status of `GET path`, or nil where no answer comes in time.
    package static func status(
        of path: String, at address: ListenAddress, withinMilliseconds limit: Int
    ) -> Int? {
        let isVersion6 = address.host.contains(":")
        let descriptor = socket(isVersion6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var patience = timeval(tv_sec: limit / 1000, tv_usec: limit % 1000 * 1000)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
        guard isVersion6 ? connect6(descriptor, address) : connect4(descriptor, address) else { return nil }
        let request = Array("GET \(path) HTTP/1.1\r\nHost: \(address)\r\nConnection: close\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else {
            return nil
        }
        return status(from: descriptor)
    }

    /// Reads a status line, such as `HTTP/1.1 200 OK`.
    private static func status(from descriptor: Int32) -> Int? {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while line.count < 12 {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            line += buffer[..<count]
        }
        let text = String(decoding: line.prefix(12), as: UTF8.self)
        return text.hasPrefix("HTTP/1.") ? Int(text.suffix(3)) : nil
    }

    private static func connect4(_ descriptor: Int32, _ target: ListenAddress) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = target.port.bigEndian
        guard inet_pton(AF_INET, target.host, &address.sin_addr) == 1 else { return false }
        return connect(descriptor, &address)
    }

    private static func connect6(_ descriptor: Int32, _ target: ListenAddress) -> Bool {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = target.port.bigEndian
        guard inet_pton(AF_INET6, target.host, &address.sin6_addr) == 1 else { return false }
        return connect(descriptor, &address)
    }

    private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
            }
        }
    }
}

extension ListenAddress {
    /// The address under which a server that listens here is found on its own machine.
    package var reachable: ListenAddress {
        switch host {
        case "0.0.0.0": ListenAddress(host: "127.0.0.1", port: port)
        case "::": ListenAddress(host: "::1", port: port)
        default: self
        }
    }
}
