import SegueJSON

/// What `body` makes of the root of the document in `text`.
func parsed<Value>(
    _ text: String, _ body: (JSONValue) throws(SyntaxError) -> Value
) throws(SyntaxError) -> Value {
    try JSONDocument.withParsed(Array(text.utf8), body).get()
}

/// What is reported while `body` reads the document in `text`.
func violations(
    in text: String, _ body: (JSONValue, inout Violations) -> Void
) throws(SyntaxError) -> [Violation] {
    try parsed(text) { root in
        var violations = Violations(root: root)
        body(root, &violations)
        return violations.list
    }
}
