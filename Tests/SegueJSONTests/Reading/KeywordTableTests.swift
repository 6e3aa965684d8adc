import Testing

@testable import SegueJSON

@Suite struct KeywordTableTests {
    private static let names = [
        "", "x", "y", "fill", "contentMode", "contentModf", "eightbyt", "eightbytes", "a\0", "a", "ünï",
        "aNameThatIsLongerThanTwoWords", "aNameThatIsLongerThanTwoWordz", "aNameThatIsLongerThanTwoWord",
        "twelve bytes", "thirteen byte",
    ]
    private static let table = KeywordTable(names)

    @Test(arguments: names.indices)
    func findsEachName(index: Int) throws {
        #expect(try parsed(Self.text(of: index)) { root in Self.table.index(of: root) } == index)
    }

    /// Whatever is tried first.
    @Test(arguments: names.indices, Array(names.indices) + [names.count])
    func findsEachNameFromEveryGuess(index: Int, guess: Int) throws {
        let found = try parsed(Self.text(of: index)) { root in
            Self.table.index(of: root.textStart, likely: guess)
        }
        #expect(found == index)
    }

    @Test(arguments: [
        "\"z\"", "\"xx\"", "\"contentMod\"", "\"contentMode2\"", "\"eightbyte\"", "\"b\\u0000\"",
        "\"x\\u0000\"",
        "\"aNameThatIsLongerThanTwoWordy\"", "\"aNameThatIsLongerThanTwo\"", "1", "null", "{}", "[\"x\"]",
    ])
    func findsNothingElse(text: String) throws {
        #expect(try parsed(text) { root in Self.table.index(of: root) } == nil)
    }

    @Test func findsNothingAmongNoNames() throws {
        #expect(try parsed("\"x\"") { root in KeywordTable([]).index(of: root) } == nil)
    }

    private static func text(of index: Int) -> String {
        "\"" + names[index].replacing("\0", with: "\\u0000") + "\""
    }
}
