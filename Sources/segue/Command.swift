import SegueAPI

/// The exit codes of the commands.
enum ExitCode {
    static let success: Int32 = 0
    /// The work could not be done.
    static let failure: Int32 = 1
    /// A flag, a variable or a command that is not right.
    static let usage: Int32 = 2
}

/// A command of `segue`.
struct Command: Sendable {
    var name: String
    /// What may follow the name.
    var arguments: String
    var meaning: String
    /// Does the work with what follows the name and the environment, and returns the exit code.
    var run: @Sendable (ArraySlice<String>, [String: String]) -> Int32

    /// Every command; the first is the one that is meant where none is named.
    static let all = [
        Command(
            name: "serve", arguments: "[flags]", meaning: "serves over HTTP until SIGTERM or SIGINT",
            run: serve),
        Command(
            name: "compute", arguments: "[FILE|-]",
            meaning:
                "reads a request for a transition, from the standard input by default, and writes its spec; SEGUE_STYLES counts",
            run: compute),
        Command(
            name: "styles", arguments: "[flags of serve]",
            meaning: "lists the styles, those of the folder that `--styles` names too", run: listStyles),
        Command(
            name: "healthcheck", arguments: "[flags of serve]",
            meaning: "asks the service on this machine whether it is ready; exit code 0 if so",
            run: checkHealth),
    ]
}

/// Runs the command that the arguments name, and returns the exit code.
func run(_ arguments: [String], environment: [String: String]) -> Int32 {
    if arguments.contains("--help") || arguments.first == "help" { return say(Usage.text) }
    if arguments.contains("--version") { return say("segue \(Service.version)") }
    guard let name = arguments.first, !name.hasPrefix("-") || name == "-" else {
        return Command.all[0].run(arguments[...], environment)
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
        let names = Command.all.map(\.name).joined(separator: ", ")
        complain(["\(name) is not a command; there are \(names), and `--help` tells more"])
        return ExitCode.usage
    }
    return command.run(arguments.dropFirst(), environment)
}

/// Refuses arguments of a command that takes none, or more than it takes.
func refuse(_ arguments: ArraySlice<String>, of command: String) -> Int32 {
    complain([
        "\(arguments.joined(separator: " ")) is too much for `\(command)`; `--help` tells what it takes"
    ])
    return ExitCode.usage
}

private func say(_ text: String) -> Int32 {
    print(text)
    return ExitCode.success
}
