/// A method, a path, and what answers it.
package struct Route: Sendable {
    package var method: Method
    /// Its last part may be a name in braces, which stands for any one part: `/v1/styles/{name}`.
    package var path: String
    /// What comes before such a part.
    private let stem: Substring?
    package var answer: @Sendable (Request) throws(Problem) -> Response

    package init(
        _ method: Method, _ path: String, _ answer: @escaping @Sendable (Request) throws(Problem) -> Response
    ) {
        self.method = method
        self.path = path
        self.answer = answer
        stem = path.hasSuffix("}") ? path.prefix { $0 != "{" } : nil
    }

    /// Whether it is the route of a path, by whatever method.
    borrowing func isRoute(of path: String) -> Bool {
        if path == self.path { return stem == nil }
        guard let stem, path.hasPrefix(stem) else { return false }
        let part = path.dropFirst(stem.count)
        return !part.isEmpty && !part.contains("/")
    }
}
