import Testing

@testable import SegueJSON

@Suite struct KeywordTests {
    /// The lengths at which a name needs another word, and those beside them.
    @Test(arguments: [0, 1, 3, 4, 5, 11, 12, 13, 19, 20, 21, 28, 29, 64])
    func isTheTextOfItsNameOnly(length: Int) throws {
        let name = String(repeating: "n", count: length)
        let keyword = Keyword(name)
        let isText = { (text: String) in try parsed("\"\(text)\"") { keyword.isText(at: $0.textStart) } }
        #expect(try isText(name))
        #expect(try !isText(name + "n"))
        for place in 0..<length {
            let other = String(repeating: "n", count: place) + "m" + name.dropFirst(place + 1)
            #expect(try !isText(other))
            #expect(try !isText(String(name.prefix(place))))
        }
    }
}
