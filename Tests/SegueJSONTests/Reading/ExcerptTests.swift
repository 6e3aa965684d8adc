import Testing

@testable import SegueJSON

@Suite struct ExcerptTests {
    @Test(arguments: [
        (#""a""#, "`a`"), (#""a\n\u0000\u202e\u2028b""#, "`a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b`"),
        ("-3", "-3"), ("1.0", "1"), ("1e-12", "1e-12"), ("1e300", "1e+300"),
        ("true", "true"), ("false", "false"),
        ("null", "null"), ("{}", "an object"), ("[]", "an array"),
    ])
    func describesValues(text: String, described: String) throws {
        #expect(try parsed(text) { root in root.described } == described)
    }

    @Test(arguments: ["a", "é", "€", "🦊"])
    func cutsStringsAfterFortyScalars(scalar: String) throws {
        for count in [39, 40, 41, 5000] {
            let text = String(repeating: scalar, count: count)
            let excerpt = try parsed("\"\(text)\"") { root in root.excerpt() }
            #expect(excerpt == (count <= 40 ? text : String(repeating: scalar, count: 40) + "…"))
        }
    }
}
