import SegueJSON
import Testing

@testable import segue_fuzz

/// That a conversion which breaks a law is noticed.
@Suite struct ConversionLawsTests {
    private static let answer = """
        {"items":[{"boundingBox":{"x":-5,"y":10,"width":100,"height":60},"quad":[
        {"x":15,"y":10},{"x":95,"y":50},{"x":75,"y":70},{"x":-5,"y":30}],"axisAligned":false}]}
        """

    private func violation(_ text: String) throws -> String? {
        try JSONDocument.withParsed(Array(text.utf8)) { ConversionLaws($0).violation }.get()
    }

    @Test func keepQuietOfWhatIsRight() throws {
        #expect(try violation(Self.answer) == nil)
        #expect(try violation("{\"items\":[]}") == nil)
    }

    @Test(arguments: [
        ("items", "item", "there are no items"), ("boundingBox", "box", "there are no box"),
        ("{\"x\":15,\"y\":10},", "", "there are no box"), ("\"width\"", "\"w\"", "a corner or a side"),
        ("\"x\":-5,\"y\":10", "\"x\":-9,\"y\":10", "the box begins at -9.0"),
        ("\"height\":60", "\"height\":70", "the box ends"), ("\"x\":75", "\"x\":45", "the corners are no"),
    ])
    func notice(text: String, other: String, complaint: String) throws {
        let broken = try violation(Self.answer.replacing(text, with: other, maxReplacements: 1))
        #expect(broken?.hasPrefix(complaint) == true, "\(broken ?? "-")")
    }
}
