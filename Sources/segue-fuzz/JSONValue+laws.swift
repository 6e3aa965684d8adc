import SegueJSON

extension JSONValue {
    /// The member of an object; nil where there is none.
    subscript(name: StaticString) -> JSONValue? {
        members.first { $0.key.matches(name) }?.value
    }

    /// The value at a JSON Pointer (RFC 6901); nil where there is none.
    func at(_ pointer: String) -> JSONValue? {
        // In bytes: a slash and a combining mark are one character, which is not the slash.
        let tokens = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return tokens.dropFirst().reduce(self as JSONValue?) { value, token in
            value?.child(String(decoding: token, as: UTF8.self))
        }
    }

    private func child(_ token: String) -> JSONValue? {
        for (index, element) in elements.enumerated() where "\(index)" == token { return element }
        return members.first {
            JSONPointer.escaped($0.key.string ?? "").utf8.elementsEqual(token.utf8)
        }?.value
    }

    var last: JSONValue? { elements.reduce(nil) { $1 } }

    /// Whether both say the same, numbers to the last bit and members in the same order.
    func isSame(as other: JSONValue) -> Bool {
        guard kind == other.kind, count == other.count else { return false }
        switch kind {
        case .array: return zip(elements, other.elements).allSatisfy { $0.isSame(as: $1) }
        case .object:
            return zip(members, other.members).allSatisfy {
                $0.key.string == $1.key.string && $0.value.isSame(as: $1.value)
            }
        default: return number == other.number && string == other.string && bool == other.bool
        }
    }

    /// What has a width, a height or a corner below 0, anywhere in the document.
    var negativeLength: String? {
        for (key, value) in members {
            if let number = value.number, number < 0, Self.lengths.contains(where: key.matches) {
                return "\(key.described) is \(number)"
            }
            if let inner = value.negativeLength { return inner }
        }
        for element in elements {
            if let inner = element.negativeLength { return inner }
        }
        return nil
    }

    private static let lengths: [StaticString] = [
        "width", "height", "topLeft", "topRight", "bottomRight", "bottomLeft",
    ]
}
