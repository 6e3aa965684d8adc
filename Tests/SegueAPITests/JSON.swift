import Foundation

/// A JSON document as Foundation reads it, which is another reader than the service's own.
enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// Reads a document; nil where it is none.
    init?(_ bytes: [UInt8]) {
        guard
            let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
        else { return nil }
        self.init(value)
    }

    private init(_ value: Any) {
        switch value {
        case let number as NSNumber:
            let isBool = String(cString: number.objCType) == "c"
            self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
        case let string as String: self = .string(string)
        case let array as [Any]: self = .array(array.map(JSON.init))
        case let object as [String: Any]: self = .object(object.mapValues(JSON.init))
        default: self = .null
        }
    }
}

extension JSON {
    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    var array: [JSON]? {
        guard case .array(let array) = self else { return nil }
        return array
    }

    var object: [String: JSON]? {
        guard case .object(let object) = self else { return nil }
        return object
    }

    /// The member of an object, or the first element of an array whose name, property or code this is.
    subscript(name: String) -> JSON? {
        switch self {
        case .object(let members): members[name]
        case .array(let elements):
            elements.first { element in
                ["name", "property", "code"].contains { element.object?[$0]?.string == name }
            }
        default: nil
        }
    }

    subscript(index: Int) -> JSON? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }

    /// The value at a JSON Pointer, in which a name may stand for the index of the element that has it.
    func at(_ pointer: String) -> JSON? {
        let tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        return tokens.reduce(self as JSON?) { value, token in
            let name = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
            if let index = Int(name), value?.array != nil { return value?[index] }
            return value?[name]
        }
    }

    /// Whether two values are the same but for numbers that differ by at most `tolerance`.
    func isClose(to other: JSON, within tolerance: Double) -> Bool {
        switch (self, other) {
        case (.number(let left), .number(let right)): abs(left - right) <= tolerance
        case (.array(let left), .array(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { $0.isClose(to: $1, within: tolerance) }
        case (.object(let left), .object(let right)):
            left.keys == right.keys
                && left.allSatisfy { right[$0.key]?.isClose(to: $0.value, within: tolerance) == true }
        default: self == other
        }
    }
}
