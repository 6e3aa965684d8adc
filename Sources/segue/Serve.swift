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
    guard let (settings, styles) = settingsAndStyles(arguments, environment) else { return ExitCode.usage }
    return serve(settings, styles)
}

/// Reads the settings and the styles that they name; nil where it has complained of them.
func settingsAndStyles(
    _ arguments: ArraySlice<String>, _ environment: [String: String]
) -> (Settings, Styles)? {
    let settings = Settings(arguments: arguments, environment: environment)
    var complaints = settings.complaints
    var styles = Styles.builtIn
    do throws(StyleFile.Faults) {
        styles = try loadStyles(from: settings.stylesFolder)
    } catch {
        complaints += error.sentences
    }
    complain(complaints)
    return complaints.isEmpty ? (settings, styles) : nil
}

private func serve(_ settings: Settings, _ styles: Styles) -> Int32 {
    Signals.block()
    let log = Log(format: settings.logFormat, level: settings.logLevel)
    defer { log?.close() }
    let complaints = Complaints()
    defer { complaints.close() }
    do {
        let service = Service(corsOrigin: settings.corsOrigin, styles: styles) {
            !isDraining.load(ordering: .relaxed)
        }
        let (main, admin) = try start(service, settings, log, complaints)
        announce(main, admin)
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

private func announce(_ main: Server, _ admin: Server?) {
    let others = admin.map { "http://\($0.address)" } ?? "no port"
    complain(["\(Service.version) listens on http://\(main.address), admin on \(others)"])
}

/// Starts the server for the apps and, where there is an address for it, the one for those who run it.
private func start(
    _ service: Service, _ settings: Settings, _ log: Log?, _ complaints: Complaints
) throws(ServerError) -> (main: Server, admin: Server?) {
    let completed = log.map { log in { @Sendable exchange in log.write(exchange) } }
    let main = try Server(
        configuration: settings.server, responder: service.main.responder, completed: completed,
        log: complaints.add)
    guard let address = settings.adminAddress else { return (main, nil) }
    let configuration = ServerConfiguration(address: address, threads: 1, connectionLimit: 64)
    return (main, try Server(configuration: configuration, responder: service.admin.responder))
}
