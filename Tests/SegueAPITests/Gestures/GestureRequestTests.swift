import SegueJSON
import Testing

@testable import SegueAPI

@Suite struct GestureRequestTests {
    static let sample = Sample.transition.with("/direction", .string("dismiss")).with(
        "/gesture", .document(#"{"translation": {"x": 0, "y": 100}, "phase": "ended"}"#))

    @Test(arguments: [
        Wrong("/gesture", "", "required"), Wrong("/gesture", "null", "wrongType"),
        Wrong("/gesture", "{}", "/translation required", "/phase required"),
        Wrong("/gesture/law", #""photos""#, "notAllowed"),
        Wrong("/gesture/phase", #""began""#, "notAllowed"),
        Wrong("/gesture/start", #"{"x": 1}"#, "/y required"),
        Wrong("/gesture/translation", #"{"x": 1e10, "y": "2"}"#, "/x outOfRange", "/y wrongType"),
        Wrong("/gesture/velocity", #"{"x": 1000001, "y": -1000001}"#, "/x outOfRange", "/y outOfRange"),
        Wrong("/gesture/speed", "1", "unknownMember"), Wrong("/direction", "", "required"),
        Wrong("/resume", #"{"progress": 0.5}"#, "notAllowed"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.sample, at: "/v1/gestures") == [])
    }

    /// They are read at the places of those of a transition.
    @Test func hasTheMembersOfATransition() {
        let names = GestureRequestMember.table.keywords.names
        #expect(names.dropLast() == TransitionMember.table.keywords.names[...])
    }

    /// What settles may take longer than what was asked for, and its samples count.
    @Test func boundsHowManyTimesThereAre() {
        let elements = (0..<60).map { #""e\#($0)": {"frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"# }
        let answer = post(
            Self.sample.with("/destination/elements", .document("{\(elements.joined(separator: ","))}"))
                .with("/samples", .document(#"{"framesPerSecond": 1000}"#))
                .with("/gesture/law", .string("photoswipe")).text, to: "/v1/gestures")
        #expect(answer.errors == ["/samples outOfRange"])
    }
}
