import Glibc

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

/// Writes sentences to the standard error, a line each.
func complain(_ sentences: [String]) {
    writeAll(Array(sentences.map { "segue: \($0)\n" }.joined().utf8), to: STDERR_FILENO)
}

/// Writes bytes to a file; what it does not take is lost.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        written += count
    }
}

/// Returns all bytes of a file, or of the standard input for `-`; nil where it cannot be read.
func readAll(_ path: String) -> [UInt8]? {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { return nil }
        if count == 0 { return bytes }
        bytes += buffer[..<count]
    }
}

/// What the system says of the last call that failed.
var lastError: String { String(cString: strerror(errno)) }
