import Glibc
import SegueAPI
import SegueHTTP

/// Answers a request from a file as the service would: the spec on the standard output, or the problem on the
/// standard error.
func compute(_ arguments: ArraySlice<String>, _ environment: [String: String]) -> Int32 {
    guard arguments.count <= 1 else { return refuse(arguments.dropFirst(), of: "compute") }
    let path = arguments.first ?? "-"
    guard let body = readAll(path) else {
        complain(["\(path) cannot be read: \(lastError)"])
        return ExitCode.failure
    }
    // Only what it heeds can be wrong.
    let heeded = environment.filter { $0.key == "SEGUE_STYLES" }
    guard let (_, styles) = settingsAndStyles([], heeded) else { return ExitCode.usage }
    let head = Head(method: .post, path: "/v1/transitions", contentLength: body.count)
    let response = Service(styles: styles).main.answer(to: Request(head: head, body: body))
    let isAnswered = response.status == 200
    writeAll(response.body + [UInt8(ascii: "\n")], to: isAnswered ? STDOUT_FILENO : STDERR_FILENO)
    return isAnswered ? ExitCode.success : ExitCode.failure
}
