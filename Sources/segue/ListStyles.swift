import SegueAPI

/// Lists the styles that a request may name, with where their numbers come from.
func listStyles(_ arguments: ArraySlice<String>, _ environment: [String: String]) -> Int32 {
    guard let (_, styles) = settingsAndStyles(arguments, environment) else { return ExitCode.usage }
    for style in styles.summaries { print("\(style.name)\n    \(style.summary)\n    from \(style.origin)") }
    return ExitCode.success
}
