import Testing

@testable import SegueServer

@Suite struct ListenAddressTests {
    @Test(arguments: [
        ("0.0.0.0:8080", "0.0.0.0", 8080 as UInt16),
        ("127.0.0.1:0", "127.0.0.1", 0),
        ("[::1]:8080", "::1", 8080),
        ("[::]:65535", "::", 65535),
        (":8080", "::", 8080),
    ])
    func reads(text: String, host: String, port: UInt16) throws {
        #expect(try ListenAddress(text) == ListenAddress(host: host, port: port))
    }

    @Test(arguments: [
        ("8080", "must be host:port, such as 0.0.0.0:8080 or :8080, is 8080"),
        ("localhost:80", "must have a numeric host, such as 0.0.0.0 or [::1], is localhost:80"),
        ("::1:80", "must have a numeric host, such as 0.0.0.0 or [::1], is ::1:80"),
        ("tcp://10.0.0.1:80", "must have a numeric host, such as 0.0.0.0 or [::1], is tcp://10.0.0.1:80"),
        ("0.0.0.0:", "must have a port of 0 to 65535 after the last colon, is 0.0.0.0:"),
        ("0.0.0.0:+80", "must have a port of 0 to 65535 after the last colon, is 0.0.0.0:+80"),
        ("0.0.0.0:65536", "must have a port of 0 to 65535 after the last colon, is 0.0.0.0:65536"),
    ])
    func saysWhatWouldBeRight(text: String, message: String) {
        let error = #expect(throws: ListenAddress.Malformed.self) { try ListenAddress(text) }
        #expect(error?.description == message)
    }

    @Test(arguments: ["0.0.0.0:8080", "[::1]:8080"])
    func describesItselfAsItIsRead(text: String) throws {
        #expect(try ListenAddress(text).description == text)
    }
}
