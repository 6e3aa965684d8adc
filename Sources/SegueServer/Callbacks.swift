import CMicroHTTPD
import SegueHTTP

/// What the C server calls; its functions run on threads that are not Swift's.
///
/// They are functions in a file, never closures: a closure written where the main actor is in force is
/// isolated to it, and traps when another thread calls it.
final class Callbacks: Sendable {
    let responder: Responder
    let completed: (@Sendable (Exchange) -> Void)?
    let log: (@Sendable (String) -> Void)?

    init(
        responder: Responder, completed: (@Sendable (Exchange) -> Void)?, log: (@Sendable (String) -> Void)?
    ) {
        self.responder = responder
        self.completed = completed
        self.log = log
    }

    /// The functions, without the context that they need.
    var handlers: segue_handlers {
        segue_handlers(
            context: nil, accept: acceptRequest, respond: respondToRequest, refuse: refuseRequest,
            completed: completed == nil ? nil : reportExchange, log: log == nil ? nil : logLine)
    }

    static func from(_ context: UnsafeMutableRawPointer?) -> Callbacks {
        Unmanaged<Callbacks>.fromOpaque(context!).takeUnretainedValue()
    }
}

private func acceptRequest(
    context: UnsafeMutableRawPointer?, head: UnsafePointer<segue_head>?, reply: OpaquePointer?
) {
    var known = Head()
    known.read(head!.pointee)
    let response = Callbacks.from(context).responder.accept(known)
    if let response { response.fill(reply) }
}

private func respondToRequest(
    context: UnsafeMutableRawPointer?, head: UnsafePointer<segue_head>?, body: UnsafePointer<UInt8>?,
    length: Int, reply: OpaquePointer?
) {
    var request = Request(head: Head(), body: bodyArray(body, length))
    request.head.read(head!.pointee)
    let callbacks = Callbacks.from(context)
    let refusal = callbacks.responder.accept(request.head)
    (refusal ?? callbacks.responder.respond(request)).fill(reply)
}

private func refuseRequest(
    context: UnsafeMutableRawPointer?, head: UnsafePointer<segue_head>?,
    refusal: UnsafePointer<segue_refusal>?, reply: OpaquePointer?
) {
    let refusal = Refusal(refusal!.pointee)
    var known = Head()
    known.read(head!.pointee)
    Callbacks.from(context).responder.refuse(known, refusal).fill(reply)
}

private func reportExchange(
    context: UnsafeMutableRawPointer?, head: UnsafePointer<segue_head>?,
    outcome: UnsafePointer<segue_outcome>?
) {
    Callbacks.from(context).completed?(Exchange(head!.pointee, outcome!.pointee))
}

private func logLine(context: UnsafeMutableRawPointer?, line: UnsafePointer<CChar>?) {
    Callbacks.from(context).log?(String(cString: line!))
}

/// Copies a body into an array with 64 bytes to spare, so that a parser which reads ahead needs no copy.
private func bodyArray(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> [UInt8] {
    var body: [UInt8] = []
    guard length > 0 else { return body }
    body.reserveCapacity(length + 64)
    body.append(contentsOf: UnsafeBufferPointer(start: bytes, count: length))
    return body
}

extension Response {
    /// Has the C server send this response.
    fileprivate func fill(_ reply: OpaquePointer?) {
        body.withUnsafeBytes { segue_reply_set(reply, Int32(status), $0.baseAddress, $0.count) }
        for field in fields {
            withText(field.name) { name in withText(field.value) { segue_reply_add(reply, name, $0) } }
        }
    }

    /// Lends the bytes of a string to C; its own way of passing strings allocates.
    private func withText(_ string: String, _ use: (segue_text) -> Void) {
        var string = string
        string.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
                use(segue_text(bytes: $0.baseAddress, length: $0.count))
            }
        }
    }
}
