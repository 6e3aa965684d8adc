import SegueHTTP
import SegueJSON

/// The bodies of requests.
enum JSONBody {
    /// Reads a body as JSON, or throws the problem that names all that is wrong with it.
    ///
    /// - Parameter read: Returns nil for what it has reported.
    static func read<Value>(
        _ body: [UInt8], _ read: (JSONValue, inout Violations) -> Value?
    ) throws(Problem) -> Value {
        let result = try JSONDocument.withParsed(body) { root throws(Problem) in
            var violations = Violations(root: root)
            guard let value = read(root, &violations), violations.isEmpty else {
                throw Problem.invalidBody(violations)
            }
            return value
        }
        switch result {
        case .success(let value): return value
        case .failure(let error): throw Problem.malformedJSON(error)
        }
    }
}
