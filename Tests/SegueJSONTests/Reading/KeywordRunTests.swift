import Testing

@testable import SegueJSON

@Suite struct KeywordRunTests {
    /// 33, 36 and 40 bytes in the parser's buffer: the fewest and the most that are compared, and some between.
    @Test(arguments: [
        ["x", "y", "width", "height"], ["one", "three", "seven", "nine"],
        ["aaaaa", "bbbbb", "ccccc", "ddddd"],
    ])
    func findsItsNames(names: [String]) throws {
        #expect(try Self.isFound(names, in: names))
        for index in names.indices {
            var others = names
            others[index] = String(repeating: "z", count: names[index].utf8.count)
            #expect(try !Self.isFound(names, in: others))
        }
    }

    @Test(arguments: [
        ["y", "x", "width", "height"], ["x", "y", "width"], ["x", "y", "width", "heights"],
        ["x", "y", "widt", "hheight"],
    ])
    func findsNothingElse(names: [String]) throws {
        #expect(try !Self.isFound(["x", "y", "width", "height"], in: names))
    }

    /// 32 and 41 bytes.
    @Test(arguments: [["x", "y", "width", "heigh"], ["aaaaa", "bbbbb", "ccccc", "dddddd"], []])
    func findsNoRunOfAnotherLength(names: [String]) throws {
        #expect(try !Self.isFound(names, in: names + ["x"]))
    }

    private static func isFound(_ run: [String], in names: [String]) throws -> Bool {
        let members = names.map { "\"\($0)\":1" }.joined(separator: ",")
        return try parsed("{\(members)}") { root in
            KeywordRun(run).isText(at: root.at(root.index + 1).textStart)
        }
    }
}
