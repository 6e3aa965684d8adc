import Testing

@Suite struct ViolationsStringsTests {
    private static let color = "/destination/backgroundColor"

    @Test(arguments: [
        "black", "", "#", "#12345", "#1234567", "#123456789", "#gg0000", "000000", "#00000 ", "#00\\u0000000",
        "#éé00",
    ])
    func refusesWhatIsNoColour(text: String) {
        let answer = Sample.answer((Self.color, "\"\(text)\""))
        #expect(answer.errors == ["\(Self.color) notAllowed"])
        let named = text == "#00\\u0000000" ? "#00\u{FFFD}000" : text
        #expect(answer.detail(of: Self.color) == "must be a colour as #rrggbb or #rrggbbaa, is `\(named)`")
    }

    @Test(arguments: ["#000000", "#A1b2C3", "#a1b2c3d4", "#09afAF00"])
    func passesColoursOnAsTheyAre(text: String) {
        let answer = Sample.answer((Self.color, "\"\(text)\""), ("/style", "\"card-zoom\""))
        #expect(answer.json?.at("/layers/backdrop/color")?.string == text)
    }
}
