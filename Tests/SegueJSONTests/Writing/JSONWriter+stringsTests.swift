import Foundation
import SegueJSON
import Testing

@Suite struct JSONWriterStringsTests {
    @Test(arguments: [
        ("", #""""#),
        ("plain", #""plain""#),
        ("ünï — 🦊", #""ünï — 🦊""#),
        ("say \"hi\"", #""say \"hi\"""#),
        (#"back\slash/"#, #""back\\slash/""#),
        ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        ("\0\u{1}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u001f\u{7F}\""),
        ("\u{2028}", "\"\u{2028}\""),
    ])
    func escapesWhatJSONDoesNotAllow(string: String, written: String) {
        var writer = JSONWriter(capacity: 1)
        writer.string(string)
        #expect(text(writer.finish()) == written)
    }

    @Test func comesBackFromAnotherParser() throws {
        let scalars = (0..<0x300).compactMap(Unicode.Scalar.init).map(Character.init)
        let string = String(scalars) + String(repeating: "\u{1}", count: 1000)
        var writer = JSONWriter()
        writer.openArray()
        writer.string(string)
        writer.closeArray()
        let read = try JSONDecoder().decode([String].self, from: Data(writer.finish()))
        #expect(read == [string])
    }
}
