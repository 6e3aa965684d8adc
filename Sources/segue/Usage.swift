import SegueAPI

/// What `--help` says.
enum Usage {
    static var text: String {
        """
        segue \(Service.version): serves transition specs over HTTP

        usage: segue [serve] [flags]

        flags, each with a variable of the same name; a flag comes before a variable:
        \(Setting.all.map(line).joined(separator: "\n"))
          --help
          --version

        exit codes: 0 finished, 1 could not start, 2 a setting is not right
        """
    }

    private static func line(_ setting: Setting) -> String {
        """
          \(setting.flag), \(setting.variable)
              \(setting.meaning): \(setting.values) (default \(setting.standard))
        """
    }
}
