import SegueJSON
import Testing

@Suite struct SyntaxErrorTests {
    @Test func saysWhatAndWhere() {
        let error = SyntaxError(byteOffset: 12, cause: .notANumber)
        #expect("\(error)" == "NaN is not JSON at byte 12")
    }

    @Test func hasAPhraseOfItsOwnForEachCause() {
        let phrases = SyntaxError.Cause.allCases.map { "\($0)" }
        #expect(Set(phrases).count == phrases.count)
    }
}
