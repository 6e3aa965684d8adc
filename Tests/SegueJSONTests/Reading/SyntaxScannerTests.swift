import Testing

@testable import SegueJSON

/// Nil where the scanner finds nothing wrong.
private func scanned(_ bytes: [UInt8]) -> SyntaxError? {
    bytes.withUnsafeBufferPointer { buffer in
        var scanner = SyntaxScanner(buffer)
        do throws(SyntaxError) {
            try scanner.scan()
            return nil
        } catch {
            return error
        }
    }
}

@Suite struct SyntaxScannerTests {
    @Test(arguments: [
        ("", 0, SyntaxError.Cause.emptyBody), (" \n", 0, .emptyBody), ("\u{FEFF}{}", 0, .byteOrderMark),
        ("{\"a\":1", 6, .unexpectedEnd), ("[1,", 3, .unexpectedEnd), ("\"abc", 4, .unexpectedEnd),
        ("[tru", 4, .unexpectedEnd), ("-", 1, .unexpectedEnd), ("1.", 2, .unexpectedEnd),
        ("\"\\", 2, .unexpectedEnd), ("\"\\u00", 5, .unexpectedEnd), ("\"\\ud83e", 7, .unexpectedEnd),
        ("{} x", 3, .trailingBytes), ("1 2", 2, .trailingBytes), ("[]]", 2, .trailingBytes),
        ("[1,]", 3, .expectedValue), ("[,1]", 1, .expectedValue), ("{\"a\":}", 5, .expectedValue),
        ("'a'", 0, .expectedValue), ("[.5]", 1, .expectedValue), ("+1", 0, .expectedValue),
        ("{a:1}", 1, .expectedName), ("{\"a\":1,}", 7, .expectedName), ("{1:2}", 1, .expectedName),
        ("{\"a\" 1}", 5, .expectedColon), ("{\"a\",1}", 4, .expectedColon),
        ("[1 2]", 3, .expectedCommaOrBracket), ("[1}", 2, .expectedCommaOrBracket),
        ("{\"a\":1 \"b\":2}", 7, .expectedCommaOrBrace), ("{\"a\":1]", 6, .expectedCommaOrBrace),
        ("[True]", 1, .invalidLiteral), ("[nul]", 1, .invalidLiteral), ("truex", 0, .invalidLiteral),
        ("[NaN]", 1, .notANumber), ("[Infinity]", 1, .infinity), ("[-Infinity]", 2, .infinity),
        ("[01]", 1, .leadingZero), ("[-00]", 2, .leadingZero), ("[1.]", 3, .missingDigits),
        ("[-]", 2, .missingDigits), ("[1e]", 3, .missingDigits), ("[1e+]", 4, .missingDigits),
        ("[1e999]", 1, .numberOutOfRange), ("[-1e309]", 1, .numberOutOfRange),
        ("18446744073709551616", 0, .numberOutOfRange), ("-9223372036854775809", 0, .numberOutOfRange),
        ("[\"a\nb\"]", 3, .controlCharacter), ("\"\\x\"", 1, .invalidEscape),
        ("\"a\\u12g4\"", 2, .invalidEscape),
        ("\"\\ud83e\"", 1, .loneSurrogate), ("\"\\udd8a\"", 1, .loneSurrogate),
        ("\"\\ud83e\\n\"", 1, .loneSurrogate), ("\"\\ud83e\\ud83e\"", 1, .loneSurrogate),
    ])
    func findsOffsetAndCause(body: String, offset: Int, cause: SyntaxError.Cause) {
        #expect(scanned(Array(body.utf8)) == SyntaxError(byteOffset: offset, cause: cause))
        #expect(isRefusedByParser(Array(body.utf8)))
    }

    @Test(arguments: [
        [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
        [0xE2, 0x82, 0x28], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
        [0xFF],
    ])
    func findsBytesThatAreNotUTF8(bytes: [UInt8]) {
        let body = Array("[\"".utf8) + bytes + Array("\"]".utf8)
        #expect(scanned(body) == SyntaxError(byteOffset: 2, cause: .invalidUTF8))
        #expect(isRefusedByParser(body))
    }

    @Test(arguments: [
        " {} ", "[]", "0", "-0", "-0.0e-0", "1E+5", "1e-999", "1.7976931348623157e308", "\"\u{7F}\"", "true",
        "18446744073709551615", "-9223372036854775808", "\"\\u0000\\ud83e\\udd8a\\/\\b\"", "\"é€🦊\"",
        "{\"a\":[1,{\"b\":null}],\"a\":false}\r\n\t", "0e99999999999999999999", "1e0000000000000000000000001",
    ])
    func findsNothingWrongWithDocuments(body: String) {
        #expect(scanned(Array(body.utf8)) == nil)
        #expect(!isRefusedByParser(Array(body.utf8)))
    }

    /// The scanner must refuse exactly what the parser refuses, as its answer is all that clients see of it.
    @Test func agreesWithTheParserOnMutatedDocuments() {
        var random = SplitMix(seed: 3)
        for _ in 0..<Self.mutationCount {
            var body = Array(Self.seeds.randomElement(using: &random)!.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) { Self.mutate(&body, &random) }
            let error = scanned(body)
            if (error != nil) != isRefusedByParser(body) {
                Issue.record("\(String(decoding: body, as: UTF8.self)) \(body): \(error as Any)")
            }
            if let error { #expect((0...body.count).contains(error.byteOffset)) }
        }
    }

    private static let mutationCount = 200_000

    private static let seeds = [
        #"{"a":1,"b":[2.5,-3e2,"x"],"c":{"d":null,"e":true}}"#,
        #"["\u0041\ud83e\udd8a\n\"","é€🦊",false]"#,
        "[18446744073709551615,-9223372036854775808,1.7976931348623157e308]",
        "[0,-0,0.0,1e5,1E-5,12e+3,123456789012345678901.5]",
        #" { "width" : 390 , "height" : 844.5 } "#,
        "[[[[{}]]],[{\"a\":[]}]]",
        "true", "\"s\"", "-1.5e10",
    ]

    private static let fragments: [[UInt8]] =
        [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83e", "\\udd8a", "0", "1", "9", "-", "+",
            ".", "e",
            "E", " ", "\n", "\0", "\u{1F}", "\u{7F}", "é", "🦊", "null", "true", "NaN", "99999", "e308", "/",
            "a",
        ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0xF4], [0xFF]]

    private static func mutate(_ body: inout [UInt8], _ random: inout SplitMix) {
        let start = Int.random(in: 0...body.count, using: &random)
        let end = min(body.count, start + Int.random(in: 0...3, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: body.removeSubrange(start..<end)
        case 1: body.insert(contentsOf: fragments.randomElement(using: &random)!, at: start)
        case 2: body.replaceSubrange(start..<end, with: fragments.randomElement(using: &random)!)
        case 3: if start < body.count { body[start] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
        default: if Bool.random(using: &random) { body.removeSubrange(start...) }
        }
    }
}

private func isRefusedByParser(_ bytes: [UInt8]) -> Bool {
    switch JSONDocument.withParsed(bytes, { _ in true }) {
    case .success: false
    case .failure: true
    }
}
