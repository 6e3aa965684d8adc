import SegueJSON
import SegueKit

extension Violations {
    /// A content mode in the words of any platform.
    @inline(__always)
    mutating func contentMode(_ value: JSONValue?) -> PlatformContentMode? {
        guard let value else { return nil }
        if let mode = ContentModes.all.mode(named: value) { return mode }
        reportContentMode(value, ContentModes.all)
        return nil
    }

    /// Whether pictures are moved onto device pixels as the content mode's platform does it.
    @inline(__always)
    mutating func rounds(_ value: JSONValue?) -> Bool {
        guard let value else { return false }
        return choice(value, of: Vocabularies.roundings) ?? false
    }

    @inline(never)
    private mutating func reportContentMode(_ value: JSONValue, _ modes: ContentModes) {
        // A full list keeps nothing more, so that a hostile body costs no more than one.
        guard list.count < Self.limit else { return report(.notAllowed, at: value, "") }
        if let text = value.string, value.utf8?.contains(UInt8(ascii: ":")) == true {
            let vocabulary = modes.vocabulary(of: text)
            _ = keyword(value, in: vocabulary.map { KeywordTable($0.names) } ?? modes.keywords)
        } else if let text = value.string {
            reportPlain(text, at: value, modes)
        } else {
            _ = keyword(value, in: modes.plain)
        }
    }

    /// Reports a name without a prefix, which may need one.
    private mutating func reportPlain(_ text: String, at value: JSONValue, _ modes: ContentModes) {
        if let name = modes.prefixed(text) {
            report(
                .notAllowed, at: value,
                "must carry its vocabulary, is \(value.described); did you mean `\(name)`?")
        } else {
            _ = keyword(value, in: modes.plain, or: "a name that begins with \(modes.prefixes)")
        }
    }
}

extension ContentModes {
    /// What names may begin with, as in "`a:`, `b:`".
    fileprivate var prefixes: String {
        vocabularies.map(\.prefix).filter { !$0.isEmpty }.map { "`\($0)`" }.joined(separator: ", ")
    }

    /// The vocabulary whose prefix a name has.
    fileprivate func vocabulary(of text: String) -> ContentModeVocabulary? {
        vocabularies.first { !$0.prefix.isEmpty && text.hasPrefix($0.prefix) }
    }

    /// The name with a prefix that is `text` without it, but for case, `-` and `_`; nil where a name without
    /// a prefix is.
    fileprivate func prefixed(_ text: String) -> String? {
        let letters = Self.letters(of: text)
        for vocabulary in vocabularies {
            guard let mode = vocabulary.modes.first(where: { Self.letters(of: $0.name) == letters }) else {
                continue
            }
            return vocabulary.prefix.isEmpty ? nil : vocabulary.prefix + mode.name
        }
        return nil
    }

    private static func letters(of text: String) -> String {
        text.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
