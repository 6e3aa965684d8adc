import SegueHTTP
import SegueServer

/// What the flags and the environment say, and all that is wrong with it.
struct Settings {
    var server = ServerConfiguration(threads: CPUCount.available)
    /// Nil where there is no admin address.
    var adminAddress: ListenAddress? = ListenAddress(host: "127.0.0.1", port: 9090)
    var corsOrigin: String?
    /// A folder with styles beside those that come with the service; nil where there is none.
    var stylesFolder: String?
    var logFormat = LogFormat.json
    var logLevel = LogLevel.info
    /// A sentence for each setting that is not right.
    private(set) var complaints: [String] = []

    /// Reads the variables first and the flags after them, so that a flag wins.
    init(arguments: ArraySlice<String>, environment: [String: String]) {
        for setting in Setting.all {
            guard let text = environment[setting.variable] else { continue }
            apply(setting, text, calledBy: setting.variable)
        }
        read(arguments)
    }

    private mutating func read(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let setting = Setting.all.first(where: { $0.flag == parts[0] }) else {
                complaints.append("\(argument) is not a flag of `serve`; `--help` lists them")
                continue
            }
            guard let text = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                complaints.append("\(setting.flag) needs a value: \(setting.values)")
                continue
            }
            apply(setting, text, calledBy: setting.flag)
        }
    }

    private mutating func apply(_ setting: Setting, _ text: String, calledBy name: String) {
        if let complaint = setting.apply(text, &self) { complaints.append("\(name) \(complaint)") }
    }
}
