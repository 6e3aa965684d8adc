/// A method, a path, and what answers it.
package struct Route: Sendable {
    package var method: Method
    package var path: String
    package var answer: @Sendable (Request) throws(Problem) -> Response

    package init(
        _ method: Method, _ path: String, _ answer: @escaping @Sendable (Request) throws(Problem) -> Response
    ) {
        self.method = method
        self.path = path
        self.answer = answer
    }
}
