import CMicroHTTPD
package import SegueHTTP
import Synchronization

/// The cause why a server did not start.
package struct ServerError: Error, Equatable, CustomStringConvertible {
    package var description: String
}

/// An HTTP/1.1 server; it serves from its creation until `drain`, on threads of its own.
package final class Server: Sendable {
    /// Where it listens, with the port that the system chose where none was asked for.
    package let address: ListenAddress

    /// Nil once it is drained.
    private let handle: Mutex<Handle?>

    private struct Handle: @unchecked Sendable {
        let server: OpaquePointer
        let callbacks: Unmanaged<Callbacks>
    }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - completed: Hears of every request that is over; without it no request is timed.
    ///   - log: Takes what libmicrohttpd complains of, a line without its end.
    package init(
        configuration: ServerConfiguration, responder: Responder,
        completed: (@Sendable (Exchange) -> Void)? = nil, log: (@Sendable (String) -> Void)? = nil
    ) throws(ServerError) {
        let callbacks = Unmanaged.passRetained(
            Callbacks(responder: responder, completed: completed, log: log))
        let (server, failure) = Self.start(configuration, callbacks)
        guard let server else {
            callbacks.release()
            throw ServerError(description: failure)
        }
        let port = segue_server_port(server)
        address = ListenAddress(host: configuration.address.host, port: port)
        handle = Mutex(Handle(server: server, callbacks: callbacks))
    }

    deinit {
        drain(deadlineMilliseconds: 0)
    }

    package var port: UInt16 { address.port }

    /// The version of the libmicrohttpd that is loaded.
    package static var libraryVersion: String { String(cString: segue_server_library_version()) }

    /// Refuses new connections, waits for the requests being handled, and stops; a second call does nothing.
    ///
    /// Connections that rest have 300 ms for a request that is on its way already. An answer that is being
    /// computed is waited for even past the deadline, as nothing can stop it; it is not sent then.
    ///
    /// - Returns: How many requests the deadline cut off.
    @discardableResult
    package func drain(deadlineMilliseconds: Int) -> Int {
        handle.withLock { handle in
            guard let running = handle else { return 0 }
            handle = nil
            let cut = segue_server_drain(running.server, UInt32(clamping: deadlineMilliseconds), 300)
            running.callbacks.release()
            return Int(cut)
        }
    }

    private static func start(
        _ configuration: ServerConfiguration, _ callbacks: Unmanaged<Callbacks>
    ) -> (server: OpaquePointer?, failure: String) {
        var handlers = callbacks.takeUnretainedValue().handlers
        handlers.context = callbacks.toOpaque()
        return configuration.address.host.withCString { host in
            var options = segue_options(configuration, host: host)
            var server: OpaquePointer?
            let failure = String(unsafeUninitializedCapacity: 256) { buffer in
                buffer.withMemoryRebound(to: CChar.self) { text in
                    server = segue_server_start(&options, &handlers, text.baseAddress, text.count)
                    return text.firstIndex(of: 0) ?? 0
                }
            }
            return (server, failure)
        }
    }
}

extension segue_options {
    fileprivate init(_ configuration: ServerConfiguration, host: UnsafePointer<CChar>) {
        self.init(
            host: host, port: configuration.address.port,
            threads: UInt32(clamping: max(1, min(64, configuration.threads))),
            connections: UInt32(clamping: max(1, configuration.connectionLimit)),
            body_limit: max(0, configuration.bodyLimit),
            receive_milliseconds: UInt32(clamping: max(1, configuration.receiveMilliseconds)),
            idle_milliseconds: UInt32(clamping: max(1, configuration.idleMilliseconds)))
    }
}
