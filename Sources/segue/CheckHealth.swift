import SegueServer

/// How long the service may take to say that it is ready, in milliseconds.
private let patienceMilliseconds = 2000

/// Asks the service, where the same flags and variables have it listen, whether it is ready.
func checkHealth(_ arguments: ArraySlice<String>, _ environment: [String: String]) -> Int32 {
    let settings = Settings(arguments: arguments, environment: environment)
    guard settings.complaints.isEmpty else {
        complain(settings.complaints)
        return ExitCode.usage
    }
    let address = settings.server.address.reachable
    let status = HTTPProbe.status(of: "/readyz", at: address, withinMilliseconds: patienceMilliseconds)
    if status == 200 { return ExitCode.success }
    complain(["http://\(address)/readyz " + (status.map { "answers \($0)" } ?? "does not answer")])
    return ExitCode.failure
}
