/// The modules that the text of a Swift file imports.
enum ImportFinder {
    static func imports(in source: String) -> [String] {
        // Attributes, an access level, the kind of a single declaration, then the module.
        let expression =
            #/
            ^\s* (?: @\w+ (?: \([^)]*\) )? \s+ )*
            (?: (?: public | package | internal | fileprivate | private ) \s+ )? import \s+
            (?: (?: struct | class | enum | protocol | typealias | func | let | var | actor ) \s+ )? (\w+)
            /#
        return source.split(whereSeparator: \.isNewline).flatMap { $0.split(separator: ";") }
            .compactMap { $0.firstMatch(of: expression).map { String($0.1) } }
    }
}
