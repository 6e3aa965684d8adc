/// The functions that join a server to what it serves; they run on its threads, several at once.
package struct Responder: Sendable {
    /// Looks at the head of a request, before its body is read where that is long, and perhaps again before `respond`;
    /// an answer refuses it, nil lets the body come.
    package var accept: @Sendable (Head) -> Response?
    /// Answers a request whose body has arrived whole.
    package var respond: @Sendable (Request) -> Response
    /// Words the server's own refusal of a request; a bad header leaves gaps in the head.
    package var refuse: @Sendable (Head, Refusal) -> Response

    package init(
        accept: @escaping @Sendable (Head) -> Response? = { _ in nil },
        refuse: @escaping @Sendable (Head, Refusal) -> Response = { Response(status: $1.status) },
        respond: @escaping @Sendable (Request) -> Response
    ) {
        self.accept = accept
        self.refuse = refuse
        self.respond = respond
    }
}
