import SegueJSON

/// Content modes by their names on the wire.
struct ContentModes: Sendable {
    /// Those of all platforms.
    static let all = ContentModes(of: ContentModeVocabulary.all)

    let vocabularies: [ContentModeVocabulary]
    /// Every name, those without a prefix first.
    let keywords: KeywordTable
    /// What the names mean.
    let values: [PlatformContentMode]
    /// The names without a prefix.
    let plain: KeywordTable
    /// The names with a prefix by their length, so that no more than a few are compared.
    private let prefixed: [(keywords: KeywordTable, indices: [Int])]

    /// Those without a prefix must come first.
    init(of vocabularies: [ContentModeVocabulary]) {
        let names = vocabularies.flatMap(\.names)
        let plain = vocabularies.filter(\.prefix.isEmpty).flatMap(\.names)
        self.vocabularies = vocabularies
        keywords = KeywordTable(names)
        values = vocabularies.flatMap { $0.modes.map(\.meaning) }
        self.plain = KeywordTable(plain)
        prefixed = (0...(names.map(\.utf8.count).max() ?? 0)).map { length in
            let indices = names.indices.filter { $0 >= plain.count && names[$0].utf8.count == length }
            return (KeywordTable(indices.map { names[$0] }), indices)
        }
    }

    /// The mode that `value` names; nil for what names none.
    @inline(__always)
    func mode(named value: JSONValue) -> PlatformContentMode? {
        if let index = plain.index(of: value) { return values[index] }
        return prefixedMode(named: value)
    }

    private func prefixedMode(named value: JSONValue) -> PlatformContentMode? {
        guard let length = value.utf8?.count, length < prefixed.count else { return nil }
        return prefixed[length].keywords.index(of: value).map { values[prefixed[length].indices[$0]] }
    }
}

extension ContentModeVocabulary {
    /// The names on the wire.
    var names: [String] { modes.map { prefix + $0.name } }
}
