import Testing

@testable import SegueJSON

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("contentMode", "contentMode"), ("ContentMode", "contentMode"), ("content-mode", "contentMode"),
        ("contentMod", "contentMode"), ("contnetMode", "contentMode"), ("kontentModus", nil),
        ("frmae", "frame"), ("fraem", "frame"), ("fame", "frame"), ("game", nil), ("y", nil), ("z", nil),
        ("", nil), ("aVeryLongNameThatIsLikeNoOther", nil), ("contentMose", "contentMode"),
    ])
    func picksTheClosestName(text: String, name: String?) {
        #expect(Suggestion.closest(to: text, among: ["x", "frame", "contentMode"]) == name)
    }

    @Test func hasNoneAmongNoNames() {
        #expect(Suggestion.closest(to: "a", among: []) == nil)
    }
}
