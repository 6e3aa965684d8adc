/// A JSON value; what is not there or of another kind is null, or a number that is equal to nothing.
enum JSON: Sendable, Equatable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSON].self) {
            self = .array(array)
        } else if let object = try? container.decode([String: JSON].self) {
            self = .object(object)
        } else {
            self = .bool(try container.decode(Bool.self))
        }
    }

    subscript(key: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members[key] ?? .null
    }

    subscript(index: Int) -> JSON { items.indices.contains(index) ? items[index] : .null }

    var items: [JSON] {
        guard case .array(let items) = self else { return [] }
        return items
    }

    var members: [String: JSON] {
        guard case .object(let members) = self else { return [:] }
        return members
    }

    var number: Double {
        guard case .number(let number) = self else { return .nan }
        return number
    }

    var string: String {
        guard case .string(let string) = self else { return "" }
        return string
    }

    var isTrue: Bool { self == .bool(true) }
    var numbers: [Double] { items.map(\.number) }
}
