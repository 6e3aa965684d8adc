/// The two functions that join a server to what it serves; both run on the server's threads, several at once.
package struct Responder: Sendable {
    /// Looks at a request before its body is read; an answer refuses it, nil lets the body come.
    package var accept: @Sendable (Head) -> Response?
    /// Answers a request whose body has arrived whole.
    package var respond: @Sendable (Request) -> Response

    package init(
        accept: @escaping @Sendable (Head) -> Response? = { _ in nil },
        respond: @escaping @Sendable (Request) -> Response
    ) {
        self.accept = accept
        self.respond = respond
    }
}
