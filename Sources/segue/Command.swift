import Glibc
import SegueAPI

/// The exit codes of the command.
enum ExitCode {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    /// A flag, a variable or a command that is not right.
    static let usage: Int32 = 2
}

/// Runs the command with its arguments, and returns the exit code.
func run(_ arguments: [String], environment: [String: String]) -> Int32 {
    if arguments.contains("--help") || arguments.first == "help" { return say(Usage.text) }
    if arguments.contains("--version") { return say("segue \(Service.version)") }
    let command = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    guard command == nil || command == "serve" else {
        complain(["\(command ?? "") is not a command; there is `serve`, and `--help` tells more"])
        return ExitCode.usage
    }
    let settings = Settings(arguments: arguments.dropFirst(command == nil ? 0 : 1), environment: environment)
    guard settings.complaints.isEmpty else {
        complain(settings.complaints)
        return ExitCode.usage
    }
    return serve(settings)
}

/// The environment of the process.
func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
        let parts = String(cString: text).split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
        entry += 1
    }
    return variables
}

private func say(_ text: String) -> Int32 {
    print(text)
    return ExitCode.success
}

/// Writes sentences to the standard error, a line each.
func complain(_ sentences: [String]) {
    let lines = sentences.map { "segue: \($0)\n" }.joined()
    _ = Array(lines.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
