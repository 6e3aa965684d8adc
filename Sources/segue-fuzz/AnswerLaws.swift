import SegueHTTP
import SegueJSON

/// What holds of every answer, whatever the request was.
struct AnswerLaws {
    private let input: Input
    private let response: Response

    /// What the routes that read bodies answer, and what a head may be answered with besides.
    private static let callStatuses: Set = [200, 400, 422]
    private static let headStatuses: Set = [204, 404, 405, 411, 415]

    init(_ input: Input, _ response: Response) {
        self.input = input
        self.response = response
    }

    /// The law that is broken; nil where none is.
    var violation: String? {
        let status = response.status
        guard Self.callStatuses.contains(status) || (!input.isCall && Self.headStatuses.contains(status))
        else { return "the status is \(status)" }
        let type = response.fields.first { $0.name == "Content-Type" }?.value
        guard type == MediaType.json || type == MediaType.problem else {
            return input.isCall ? "the answer is \(type ?? "of no type")" : nil
        }
        guard (type == MediaType.problem) == (status >= 400) else { return "\(status) is \(type ?? "")" }
        return documentViolation
    }

    /// What is wrong with the body as a JSON document.
    private var documentViolation: String? {
        let numbers = NumberTexts(in: response.body)
        if let text = numbers.firstWrong { return "a number is written as \(text)" }
        let read = JSONDocument.withParsed(numbers.readable) { contentViolation(of: $0) }
        switch read {
        case .success(let violation): return violation ?? warningViolation
        case .failure(let error):
            return "byte \(error.byteOffset) of the answer is wrong: \(error.cause)"
        }
    }

    private func contentViolation(of document: JSONValue) -> String? {
        if response.status >= 400 { return problemViolation(of: document) }
        if let violation = document.negativeLength { return violation }
        if input.isParticipant { return document.participationViolation }
        if input.isGesture { return document.gestureViolation }
        if input.isConversion { return ConversionLaws(document).violation }
        return input.isTransition ? SpecLaws(document).violation : nil
    }

    /// What is warned of is in the request. (One document is open at a time.)
    private var warningViolation: String? {
        guard input.isTransition, response.status == 200 else { return nil }
        let read = JSONDocument.withParsed(response.body) { spec in
            (spec["warnings"] ?? spec).elements.compactMap { $0["pointer"]?.string }
        }
        guard case .success(let pointers) = read, !pointers.isEmpty else { return nil }
        let missing = JSONDocument.withParsed(input.request.body) { request in
            pointers.first { request.at($0) == nil }
        }
        guard case .success(let pointer?) = missing else { return nil }
        return "a warning points at \(pointer), which the request does not have"
    }

    private func problemViolation(of problem: JSONValue) -> String? {
        guard problem["status"]?.number == Double(response.status) else { return "another status inside" }
        if response.status == 400 {
            let offset = problem["byteOffset"]?.number.flatMap { Int(exactly: $0) } ?? -1
            return (0...input.request.body.count).contains(offset) ? nil : "byte \(offset) is outside"
        }
        guard response.status == 422 else { return nil }
        guard let errors = problem["errors"], (1...Violations.limit).contains(errors.count) else {
            return "422 with no errors, or with too many"
        }
        let pointers = errors.elements.map { Array(($0["pointer"]?.string ?? "-").utf8) }
        // In bytes: a slash and a combining mark are one character, which is not the slash.
        let wrong = pointers.first { !$0.isEmpty && $0.first != UInt8(ascii: "/") }
        return wrong.map { "the pointer \(String(decoding: $0, as: UTF8.self))" }
    }
}
