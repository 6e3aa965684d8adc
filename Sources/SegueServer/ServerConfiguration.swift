/// Where a server listens and what it lets a client do.
package struct ServerConfiguration: Equatable, Sendable {
    package var address: ListenAddress
    /// The threads that read and answer requests, 1...64.
    package var threads: Int
    /// The connections that may be open at once; more wait until one closes. Fewer where files are scarce.
    package var connectionLimit: Int
    /// In bytes.
    package var bodyLimit: Int
    /// A request must be received whole in this time.
    package var receiveMilliseconds: Int
    /// A connection may rest this long; longer than a proxy in front keeps its own, or it sees them break.
    package var idleMilliseconds: Int

    package init(
        address: ListenAddress = ListenAddress(host: "0.0.0.0", port: 8080), threads: Int = 2,
        connectionLimit: Int = 2048, bodyLimit: Int = 256 * 1024, receiveMilliseconds: Int = 10_000,
        idleMilliseconds: Int = 75_000
    ) {
        self.address = address
        self.threads = threads
        self.connectionLimit = connectionLimit
        self.bodyLimit = bodyLimit
        self.receiveMilliseconds = receiveMilliseconds
        self.idleMilliseconds = idleMilliseconds
    }
}
