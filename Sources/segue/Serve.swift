import SegueAPI
import SegueHTTP
import SegueServer
import Synchronization

/// Whether the process has been told to end; probes see it at once.
private let isDraining = Atomic(false)

/// How long requests under way may take once the process has been told to end, in milliseconds.
private let drainMilliseconds = 25_000

/// Serves until a signal, then finishes what is under way, and returns the exit code.
func serve(_ arguments: ArraySlice<String>, _ environment: [String: String]) -> Int32 {
    let settings = Settings(arguments: arguments, environment: environment)
    guard settings.complaints.isEmpty else {
        complain(settings.complaints)
        return ExitCode.usage
    }
    return serve(settings)
}

private func serve(_ settings: Settings) -> Int32 {
    Signals.block()
    let log = Log(format: settings.logFormat, level: settings.logLevel)
    defer { log?.close() }
    do {
        let service = Service(corsOrigin: settings.corsOrigin) { !isDraining.load(ordering: .relaxed) }
        let (main, admin) = try start(service, settings, log)
        let address = "http://\(main.address)"
        complain([
            "\(Service.version) listens on \(address), admin on \(admin.map { "http://\($0.address)" } ?? "no port")"
        ])
        _ = Signals.wait()
        isDraining.store(true, ordering: .relaxed)
        main.drain(deadlineMilliseconds: drainMilliseconds)
        admin?.drain(deadlineMilliseconds: 0)
        return ExitCode.success
    } catch {
        complain(["could not start: \(error)"])
        return ExitCode.failure
    }
}

/// Starts the server for the apps and, where there is an address for it, the one for those who run it.
private func start(
    _ service: Service, _ settings: Settings, _ log: Log?
) throws(ServerError) -> (main: Server, admin: Server?) {
    let completed = log.map { log in { @Sendable exchange in log.write(exchange) } }
    let main = try Server(
        configuration: settings.server, responder: service.main.responder, completed: completed,
        log: complainOnce)
    guard let address = settings.adminAddress else { return (main, nil) }
    let configuration = ServerConfiguration(address: address, threads: 1, connectionLimit: 64)
    return (main, try Server(configuration: configuration, responder: service.admin.responder))
}

private func complainOnce(_ sentence: String) {
    complain([sentence])
}
