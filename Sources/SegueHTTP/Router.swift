/// Finds the route of a request. HEAD goes by the routes of GET, OPTIONS is answered for every path.
///
/// The routes are few, so they are looked through in order; the busiest comes first.
package struct Router: Sendable {
    private let routes: [Route]
    private let crossOrigin: CrossOrigin

    package init(_ routes: [Route], crossOrigin: CrossOrigin = CrossOrigin(allowedOrigin: nil)) {
        self.routes = routes
        self.crossOrigin = crossOrigin
    }

    /// The functions a server wants.
    package var responder: Responder {
        Responder(accept: refusal(of:), refuse: answer(to:refusedFor:), respond: answer(to:))
    }

    /// Returns the answer that refuses a request by its head alone; nil where its body is wanted.
    package func refusal(of head: Head) -> Response? {
        guard let problem = problem(with: head) else { return nil }
        return crossOrigin.completed(problem.response(instance: head.path))
    }

    /// Answers a request whose head was not refused.
    package func answer(to request: Request) -> Response {
        crossOrigin.completed(plainAnswer(to: request))
    }

    private func answer(to head: Head, refusedFor refusal: Refusal) -> Response {
        crossOrigin.completed(Problem.refused(refusal).response(instance: head.path))
    }

    private func plainAnswer(to request: Request) -> Response {
        let head = request.head
        if head.method == .options { return crossOrigin.preflight(allowing: allowed(at: head.path)) }
        guard let place = place(for: head) else {
            let problem = problem(with: head) ?? .notFound(head.path)
            return problem.response(instance: head.path)
        }
        do {
            return try routes[place].answer(request)
        } catch {
            return error.response(instance: head.path)
        }
    }

    /// The place of the route that answers a request. Routes are looked at where they are: threads share them, and a
    /// copy has them count its uses together.
    private func place(for head: Head) -> Int? {
        let method = head.method == .head ? .get : head.method
        let routes = routes.span
        for place in routes.indices where routes[place].method == method {
            if routes[place].isRoute(of: head.path) { return place }
        }
        return nil
    }

    private func problem(with head: Head) -> Problem? {
        guard place(for: head) == nil else { return head.method == .post ? bodyProblem(with: head) : nil }
        let allowed = allowed(at: head.path)
        if allowed.isEmpty { return .notFound(head.path) }
        return head.method == .options
            ? nil : .methodNotAllowed(head.methodName, allowed: allowed.joined(separator: ", "))
    }

    private func bodyProblem(with head: Head) -> Problem? {
        if let type = head.contentType, !MediaType.isJSON(type) { return .unsupportedMediaType(type) }
        return head.contentLength == nil && !head.isChunked ? .lengthRequired : nil
    }

    /// The methods of a path; none where there is nothing. `*` stands for the whole service.
    private func allowed(at path: String) -> [String] {
        let methods = Set(routes.filter { $0.isRoute(of: path) || path == "*" }.map(\.method))
        guard !methods.isEmpty else { return [] }
        return Method.allCases.filter { method in
            methods.contains(method) || method == .options || (method == .head && methods.contains(.get))
        }.map(\.rawValue)
    }
}
