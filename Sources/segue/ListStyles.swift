import SegueAPI

/// Lists the styles that a request may name, with where their numbers come from.
func listStyles(_ arguments: ArraySlice<String>, _ environment: [String: String]) -> Int32 {
    guard arguments.isEmpty else { return refuse(arguments, of: "styles") }
    for style in Service.styles { print("\(style.name)\n    \(style.summary)\n    from \(style.origin)") }
    return ExitCode.success
}
