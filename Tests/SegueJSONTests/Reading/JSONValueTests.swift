import SegueJSON
import Testing

@Suite struct JSONValueTests {
    @Test(arguments: [
        ("{}", JSONValue.Kind.object), ("[]", .array), ("\"\"", .string), ("0", .number), ("1.5", .number),
        ("18446744073709551615", .number), ("true", .boolean), ("false", .boolean), ("null", .null),
    ])
    func knowsItsKind(text: String, kind: JSONValue.Kind) throws {
        #expect(try parsed(text) { root in root.kind } == kind)
        #expect(try parsed(text) { root in root.isNull } == (kind == .null))
        #expect(try parsed(text) { root in root.number == nil } == (kind != .number))
        #expect(try parsed(text) { root in root.bool == nil } == (kind != .boolean))
        #expect(try parsed(text) { root in root.string == nil } == (kind != .string))
    }

    @Test(arguments: [
        ("0", 0), ("-1", -1), ("1.5", 1.5), ("1e3", 1000),
        ("18446744073709551615", 0x1p64),
        ("-9223372036854775808", -9_223_372_036_854_775_808), ("5e-324", .leastNonzeroMagnitude),
        ("1e-400", 0),
    ])
    func readsNumbers(text: String, number: Double) throws {
        #expect(try parsed(text) { root in root.number } == number)
    }

    @Test(arguments: ["-0", "-0.0", "-0e5", "-1e-400"])
    func readsNegativeZeroAsZero(text: String) throws {
        #expect(try parsed(text) { root in root.number?.sign } == .plus)
    }

    @Test(arguments: [
        (#""""#, ""), (#""a\n\"\u00e9\ud83e\udd8a""#, "a\n\"é🦊"), (#""a\u0000b""#, "a\0b"),
    ])
    func readsStrings(text: String, string: String) throws {
        #expect(try parsed(text) { root in root.string } == string)
        #expect(try parsed(text) { root in root.utf8?.count } == string.utf8.count)
    }

    /// Whatever follows the escape of half a character.
    @Test(arguments: [
        "", "x", "\\n", "\\u0041", "\\ud800", "\\udbff", "\\udc00", "\\udfff", "\\ue000", "\\uffff",
    ])
    func readsNoHalvesOfCharacters(following: String) {
        for half in 0xD800...0xDFFF {
            let text = "\"\\u\(String(half, radix: 16))\(following)\""
            let isUTF8 = try? parsed(text) { root in
                root.utf8.map { String(validating: $0, as: UTF8.self) != nil }
            }
            #expect(isUTF8 != false, "\(text)")
        }
    }

    @Test(arguments: [
        ("\"fill\"", true), ("\"fil\"", false), ("\"fills\"", false), ("\"fell\"", false), ("1", false),
    ])
    func matchesAStaticString(text: String, matches: Bool) throws {
        #expect(try parsed(text) { root in root.matches("fill") } == matches)
    }

    @Test func readsBooleans() throws {
        #expect(try parsed("true") { root in root.bool } == true)
        #expect(try parsed("false") { root in root.bool } == false)
    }
}
