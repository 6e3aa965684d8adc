import Glibc

/// An address to listen on, such as `0.0.0.0:8080`, `[::1]:8080` or `:8080`.
package struct ListenAddress: Equatable, Sendable {
    /// A numeric address of version 4 or 6, without brackets; `::` is every address of both.
    package var host: String
    /// 0 lets the system choose.
    package var port: UInt16

    package init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// Reads an address; no host is every address, and version 6 stands in brackets.
    package init(_ text: String) throws(Malformed) {
        guard let colon = text.lastIndex(of: ":") else { throw Malformed(text: text, part: .whole) }
        let digits = text[text.index(after: colon)...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }), let port = UInt16(digits)
        else { throw Malformed(text: text, part: .port) }
        guard let host = Self.host(text[..<colon]) else { throw Malformed(text: text, part: .host) }
        self.init(host: host, port: port)
    }

    private static func host(_ text: Substring) -> String? {
        if text.isEmpty { return "::" }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        let host = String(isBracketed ? text.dropFirst().dropLast() : text)
        var address = in6_addr()
        return inet_pton(isBracketed ? AF_INET6 : AF_INET, host, &address) == 1 ? host : nil
    }
}

extension ListenAddress: CustomStringConvertible {
    package var description: String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}

extension ListenAddress {
    /// A text that is no address to listen on.
    package struct Malformed: Error, Equatable, CustomStringConvertible {
        enum Part: Equatable {
            case whole
            case host
            case port
        }

        var text: String
        var part: Part

        package var description: String {
            switch part {
            case .whole: "must be host:port, such as 0.0.0.0:8080 or :8080, is \(text)"
            case .host: "must have a numeric host, such as 0.0.0.0 or [::1], is \(text)"
            case .port: "must have a port of 0 to 65535 after the last colon, is \(text)"
            }
        }
    }
}
