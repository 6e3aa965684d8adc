/// How much of a client's string is sent back, in Unicode scalars.
private let excerptLimit = 40

extension JSONValue {
    /// The start of a string, with an ellipsis where it is cut; empty for what is no string.
    func excerpt() -> String {
        // A scalar has at most four bytes, so these hold all the scalars that are kept and one more.
        let start = utf8.map { String(decoding: $0.prefix((excerptLimit + 1) * 4), as: UTF8.self) } ?? ""
        let scalars = start.unicodeScalars
        return scalars.count > excerptLimit ? String(scalars.prefix(excerptLimit)) + "…" : start
    }

    /// What a message calls the value: strings are quoted, without the characters that do not print.
    public var described: String {
        switch kind {
        case .object: "an object"
        case .array: "an array"
        case .string: "`\(excerpt().printable)`"
        case .number: (number ?? 0).plainText
        case .boolean: bool == true ? "true" : "false"
        case .null: "null"
        }
    }

    /// What a message calls a value of the wrong type.
    var describedType: String {
        switch kind {
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .object, .array, .null: described
        }
    }
}

extension Double {
    /// The shortest digits that tell this number from others, without the `.0` of whole numbers.
    var plainText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension [String] {
    /// As in "`a`, `b`".
    var quoted: String {
        map { "`\($0)`" }.joined(separator: ", ")
    }
}

extension String {
    /// With U+FFFD for each character that controls or formats, such as NUL, a line break or an override of
    /// the writing direction.
    fileprivate var printable: String {
        var printable = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: printable += "\u{FFFD}"
            default: printable.unicodeScalars.append(scalar)
            }
        }
        return printable
    }
}
