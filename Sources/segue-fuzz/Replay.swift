#if !FUZZING
    import Glibc

    /// Runs inputs that are files, each once: those given, files and folders, or the corpus.
    ///
    /// Without a fuzzer, so that any build can see what a fuzzer once found.
    @main
    enum Replay {
        private static let corpus = "Tests/Corpus"

        static func main() {
            let arguments = CommandLine.arguments.dropFirst()
            let paths = (arguments.isEmpty ? [corpus] : Array(arguments)).flatMap(Files.paths)
            signal(SIGILL, sayWhich)
            signal(SIGTRAP, sayWhich)
            let wrong = paths.filter { !isRight($0) }.count
            print("\(paths.count) inputs, \(wrong) of them answered wrongly")
            exit(paths.isEmpty || wrong > 0 ? 1 : 0)
        }

        private static func isRight(_ path: String) -> Bool {
            Current.path = strdup(path)
            defer { free(Current.path) }
            guard let violation = Files.bytes(of: path).map(violation) ?? "cannot be read" else {
                return true
            }
            print("\(path): \(violation)")
            return false
        }
    }

    /// The input that is being run, for the handler of the signal that a trap raises.
    private enum Current {
        nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?
    }

    private func sayWhich(_ number: Int32) {
        if let path = Current.path {
            _ = write(STDERR_FILENO, path, strlen(path))
            _ = write(STDERR_FILENO, " ends the process\n", 18)
        }
        signal(number, SIG_DFL)
        raise(number)
    }
#endif
