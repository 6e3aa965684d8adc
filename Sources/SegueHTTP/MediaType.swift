/// The media types that the service reads and writes.
package enum MediaType {
    package static let json = "application/json"
    package static let problem = "application/problem+json"
    package static let yaml = "application/yaml"
    package static let text = "text/plain; charset=utf-8"

    /// Whether a Content-Type says JSON in UTF-8: `application/json`, or any type with the suffix `+json`.
    package static func isJSON(_ contentType: String) -> Bool {
        if contentType == json { return true }
        let parts = contentType.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
        let type = parts[0].lowercased()
        guard type == json || (type.hasSuffix("+json") && type.contains("/")) else { return false }
        return parts.dropFirst().allSatisfy(isHarmless)
    }

    /// Whether a parameter leaves the encoding at UTF-8, the only one that JSON has (RFC 8259 §8.1).
    private static func isHarmless(_ parameter: Substring) -> Bool {
        let parts = parameter.split(separator: "=", maxSplits: 1).map(trimmed)
        guard parts.count == 2, parts[0].lowercased() == "charset" else { return true }
        return ["utf-8", "\"utf-8\"", "utf8"].contains(parts[1].lowercased())
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let start = text.drop(while: isBlank)
        return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? ""
    }
}
