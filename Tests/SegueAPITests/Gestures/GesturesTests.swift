import SegueKit
import Testing

@testable import SegueAPI

@Suite struct GesturesTests {
    private static func answer(_ changes: (String, String)...) -> Answer {
        let changed = changes.reduce(GestureRequestTests.sample) { $0.with($1.0, .document($1.1)) }
        return post(changed.text, to: "/v1/gestures")
    }

    /// While the finger is down, the answer says where everything is and nothing else.
    @Test(arguments: GestureLaw.builtIn.map(\.name))
    func saysWhatIsOnScreen(law: String) throws {
        let answer = Self.answer(("/gesture/phase", #""changed""#), ("/gesture/law", "\"\(law)\""))
        #expect(answer.status == 200)
        let json = try #require(answer.json?.object)
        #expect(Set(json.keys) == ["progress", "layers"])
        let names = json["layers"]?.array?.compactMap { $0["name"]?.string }
        #expect(names == ["destinationScreen", "image", "closeButton", "label"])
        for property in ["window", "image", "cornerRadii", "opacity"] {
            #expect(json["layers"]?.array?[1].at("/values/\(property)") != nil)
        }
    }

    /// What is played after a release starts with what is on screen, and ends at either end of the transition.
    @Test(arguments: GestureLaw.builtIn.map(\.name), ["photo-zoom", "card-zoom", "card-zoom-opaque"])
    func settlesFromWhatIsOnScreen(law: String, style: String) throws {
        for (velocity, decision) in [(900.0, "finish"), (-900, "cancel")] {
            let answer = Self.answer(
                ("/gesture/law", "\"\(law)\""), ("/style", "\"\(style)\""),
                ("/gesture/velocity", #"{"x": \#(velocity), "y": \#(velocity)}"#),
                ("/gesture/translation", #"{"x": 200, "y": 200}"#))
            let json = try #require(answer.json)
            #expect(json["decision"]?.string == decision)
            let isFinished = json.at("/settling/events")?.array?.last?["finished"]
            #expect(isFinished == .bool(decision == "finish"))
            for layer in json["layers"]?.array ?? [] {
                let tracks = json.at("/settling/layers/\(layer["name"]?.string ?? "")/tracks")
                for (property, value) in layer["values"]?.object ?? [:] {
                    let track = tracks?.array?.first { $0["property"]?.string == property }
                    let first = track?["keyframes"]?.array?.first?["value"]
                    #expect(first?.isClose(to: value, within: 1e-4) == true, "\(property)")
                }
            }
        }
    }

    /// Reduced motion leaves no picture to drag; its fade settles as long as it would have taken.
    @Test func dragsNothingThatDoesNotTravel() {
        let answer = Self.answer(("/motion", #""reduced""#))
        #expect(answer.json?["layers"]?.array?.count == 1)
        #expect(answer.json?.at("/settling/durationMs")?.number == 200)
    }
}
