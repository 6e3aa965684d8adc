import SegueJSON
import Testing

@Suite struct KeywordTableTests {
    private static let names = [
        "", "x", "y", "fill", "contentMode", "contentModf", "eightbyt", "eightbytes", "a\0", "a", "ünï",
        "aNameThatIsLongerThanTwoWords", "aNameThatIsLongerThanTwoWordz",
    ]
    private static let table = KeywordTable(names)

    @Test(arguments: names.indices, [0, 5, names.count - 1, names.count])
    func findsEachNameFromAnyStart(index: Int, start: Int) throws {
        let text = "\"" + Self.names[index].replacing("\0", with: "\\u0000") + "\""
        #expect(try parsed(text) { root in Self.table.index(of: root, startingAt: start) } == index)
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
        #expect(try parsed("\"x\"") { root in KeywordTable([]).index(of: root, startingAt: 3) } == nil)
    }
}
