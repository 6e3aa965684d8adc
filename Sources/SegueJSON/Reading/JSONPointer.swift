/// JSON Pointers (RFC 6901), computed only for what is reported: reading carries no paths.
public enum JSONPointer {
    /// The pointer to `target`, or to its member `name`, by descending from `root`; O(size before it).
    static func text(from root: JSONValue, to target: JSONValue, _ name: String? = nil) -> String {
        var pointer = ""
        var value = root
        while value.index < target.index, let (token, child) = value.child(around: target.index) {
            pointer += "/" + escaped(token)
            value = child
        }
        return name.map { pointer + "/" + escaped($0) } ?? pointer
    }

    /// Returns a name as a part of a pointer: `~` and `/` are escaped.
    public static func escaped(_ token: String) -> String {
        var escaped = ""
        for scalar in token.unicodeScalars {
            switch scalar {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension JSONValue {
    /// The child that has the place `index` in it, and its name or number.
    fileprivate func child(around index: Int) -> (String, JSONValue)? {
        if kind == .object {
            for (key, value) in members where value.indexAfter > index { return (key.excerpt(), value) }
        }
        for (number, element) in elements.enumerated() where element.indexAfter > index {
            return ("\(number)", element)
        }
        return nil
    }
}
