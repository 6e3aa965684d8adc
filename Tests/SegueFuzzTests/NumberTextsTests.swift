import Testing

@testable import segue_fuzz

@Suite struct NumberTextsTests {
    @Test(arguments: [
        "0", "-1", "10", "0.5", "-0.000001", "123456789.123456789", "[true,false,null,1]", "{\"a1e5\":1.05}",
        "{\"a\":\"-0 1e5 \\\" 1.0\"}", "", "\"", "\"\\",
    ])
    func acceptsTheShortestForm(text: String) {
        #expect(NumberTexts(in: Array(text.utf8)).firstWrong == nil)
    }

    @Test(arguments: [
        ("[-0]", "-0"), ("[-0.00]", "-0.00"), ("{\"a\":1e5}", "1e5"), ("[1E-5,2]", "1E-5"),
        ("[1.50]", "1.50"),
        ("[1.0]", "1.0"), ("[0.1234567891]", "0.1234567891"), ("[\"\\\\\",-0]", "-0"), ("[true,-0]", "-0"),
    ])
    func findsAnother(text: String, number: String) {
        #expect(NumberTexts(in: Array(text.utf8)).firstWrong == number)
    }

    @Test func makesLongIntegersReadable() {
        let text = "[1000000000000000000000,\"1000000000000000000000\",-1000000000000000000000.5,7]"
        let readable = String(decoding: NumberTexts(in: Array(text.utf8)).readable, as: UTF8.self)
        #expect(
            readable == "[1000000000000000000000.0,\"1000000000000000000000\",-1000000000000000000000.5,7]")
    }
}
