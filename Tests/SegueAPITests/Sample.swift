import Testing

/// Right requests, to be changed in one place or more.
enum Sample {
    static let transition = JSON.document(
        """
        {"direction": "present", "container": {"width": 390, "height": 844},
         "image": {"width": 4000, "height": 3000},
         "source": {"elements": {
           "image": {"frame": {"x": 12, "y": 300, "width": 120, "height": 120}},
           "label": {"frame": {"x": 12, "y": 425, "width": 120, "height": 20}}}},
         "destination": {"elements": {
           "image": {"frame": {"x": 0, "y": 0, "width": 390, "height": 844}},
           "label": {"frame": {"x": 20, "y": 700, "width": 350, "height": 40}},
           "closeButton": {"frame": {"x": 330, "y": 50, "width": 44, "height": 44}}}}}
        """)

    static let rects = JSON.document(
        """
        {"items": [{"image": {"width": 40, "height": 30},
                    "frame": {"x": 10, "y": 20, "width": 100, "height": 60}}]}
        """)

    /// A picture in a scroll view in a window, and a badge that is a quarter turn of it.
    static let conversions = JSON.document(
        """
        {"views": [
           {"id": "window", "frame": {"x": 0, "y": 0, "width": 375, "height": 667}},
           {"id": "scroll", "parent": "window", "frame": {"x": 0, "y": 64, "width": 375, "height": 603},
            "contentOffset": {"x": 0, "y": 100}},
           {"id": "picture", "parent": "scroll", "frame": {"x": 20, "y": 150, "width": 100, "height": 60}},
           {"id": "badge", "parent": "window", "bounds": {"x": 0, "y": 0, "width": 40, "height": 20},
            "center": {"x": 100, "y": 200}, "rotation": 90}],
         "items": [{"from": "picture", "to": "window"}]}
        """)

    /// Answers the transition with changes: pointers and JSON texts, empty ones to take members away.
    static func answer(_ changes: (String, String)...) -> Answer {
        let changed = changes.reduce(transition) { $0.with($1.0, $1.1.isEmpty ? nil : .document($1.1)) }
        return post(changed.text, to: "/v1/transitions")
    }
}

/// A change that makes a right request wrong, and what is said of it.
struct Wrong: Sendable, CustomTestStringConvertible {
    var pointer: String
    var text: String
    var errors: [String]

    /// - Parameters:
    ///   - text: The value at the pointer; empty takes it away.
    ///   - errors: Codes, or pointers from here and codes: `outOfRange`, `/x required`.
    init(_ pointer: String, _ text: String, _ errors: String...) {
        self.init(pointer, text, errors)
    }

    init(_ pointer: String, _ text: String, _ errors: [String]) {
        self.pointer = pointer
        self.text = text
        self.errors = errors.map { $0.hasPrefix("/") ? pointer + $0 : "\(pointer) \($0)" }.sorted()
    }

    var testDescription: String { "\(pointer) = \(text.prefix(80))" }

    func answer(from sample: JSON, at path: String) -> Answer {
        post(sample.with(pointer, text.isEmpty ? nil : .document(text)).text, to: path)
    }

    /// What is not as it must be in the answer to the wrong request.
    func complaints(from sample: JSON = Sample.transition, at path: String = "/v1/transitions") -> [String] {
        let answer = answer(from: sample, at: path)
        let isProblem =
            answer.status == 422 && answer.json?["type"]?.string == "/problems/invalid-body"
            && answer.field("Content-Type") == "application/problem+json"
        guard isProblem else { return ["is \(answer.status): \(answer.text.prefix(300))"] }
        return answer.errors == errors ? [] : ["errors are \(answer.errors), not \(errors)"]
    }
}
