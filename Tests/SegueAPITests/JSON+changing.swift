import Foundation

extension JSON {
    /// A document in Swift text; a slip in it ends the test run.
    static func document(_ text: String) -> JSON {
        guard let json = JSON(Array(text.utf8)) else { fatalError("no JSON: \(text)") }
        return json
    }

    /// The document as text, the members of objects in order of their names.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .string(let string): Self.quoted(string)
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map(Self.member).joined(separator: ","))}"
        }
    }

    private static func member(_ name: String, _ value: JSON) -> String { "\(quoted(name)):\(value.text)" }

    /// Returns the document with another value at a pointer; nil takes the member away.
    func with(_ pointer: String, _ value: JSON?) -> JSON {
        with(pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst(), value) ?? .null
    }

    private func with(_ tokens: ArraySlice<Substring>, _ value: JSON?) -> JSON? {
        guard let token = tokens.first.map(String.init) else { return value }
        if var elements = array, let index = Int(token) {
            elements[index] = elements[index].with(tokens.dropFirst(), value) ?? .null
            return .array(elements)
        }
        var members = object ?? [:]
        members[token] = (members[token] ?? .object([:])).with(tokens.dropFirst(), value)
        return .object(members)
    }

    private static func quoted(_ string: String) -> String {
        let bytes = try? JSONSerialization.data(withJSONObject: string, options: [.fragmentsAllowed])
        return String(decoding: bytes ?? Data(), as: UTF8.self)
    }
}
