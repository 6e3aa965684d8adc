import SegueAPI

/// What `--help` says.
enum Usage {
    static var text: String {
        """
        segue \(Service.version): serves transition specs over HTTP

        usage: segue [command] ...

        commands, of which serve is meant where none is named:
        \(Command.all.map(line).joined(separator: "\n"))

        flags of serve, each with a variable of the same name; a flag comes before a variable:
        \(Setting.all.map(line).joined(separator: "\n"))
          --help
          --version

        exit codes: 0 done, 1 could not be done, 2 a command, a flag or a variable is not right
        """
    }

    private static func line(_ command: Command) -> String {
        """
          \(command.name)\(command.arguments.isEmpty ? "" : " ")\(command.arguments)
              \(command.meaning)
        """
    }

    private static func line(_ setting: Setting) -> String {
        """
          \(setting.flag), \(setting.variable)
              \(setting.meaning): \(setting.values) (default \(setting.standard))
        """
    }
}
