import Foundation
import Testing

@Suite struct ViolationsSpringTests {
    /// What is wrong with `{"spring": {...}}`; pointers are those inside of the spring.
    private static func wrong(_ spring: String, _ errors: String...) -> Wrong {
        Wrong("/timing/pacing/spring", spring, errors)
    }

    @Test(arguments: [
        wrong("{}", "/stiffness required", "/damping required"),
        wrong("1", "wrongType"),
        wrong(
            #"{"mass": 0, "stiffness": 0, "damping": 0}"#, "/mass outOfRange", "/stiffness outOfRange",
            "/damping outOfRange"),
        wrong(
            #"{"mass": 1e7, "stiffness": 1e7, "damping": -1}"#, "/mass outOfRange", "/stiffness outOfRange",
            "/damping outOfRange"),
        wrong(#"{"stiffness": 1, "damping": 1, "initialVelocity": 1001}"#, "/initialVelocity outOfRange"),
        wrong(#"{"stiffness": 1, "damping": 1, "allowsOverdamping": 1}"#, "/allowsOverdamping wrongType"),
        wrong(#"{"stiffness": 1, "damping": 1, "tension": 1}"#, "/tension unknownMember"),
        wrong(#"{"bounce": 1}"#, "/bounce outOfRange", "/durationMs required"),
        wrong(#"{"durationMs": 0, "bounce": -1}"#, "/bounce outOfRange", "/durationMs outOfRange"),
        wrong(#"{"response": 0}"#, "/response outOfRange", "/dampingFraction required"),
        wrong(#"{"dampingFraction": 0}"#, "/dampingFraction outOfRange", "/response required"),
        wrong(#"{"dampingRatio": 0.009}"#, "/dampingRatio outOfRange", "/durationMs required"),
        wrong(
            #"{"dampingRatio": 1.01, "durationMs": 0.5}"#, "/dampingRatio outOfRange",
            "/durationMs outOfRange"),
        wrong(
            #"{"response": 1, "dampingFraction": 1, "bounce": 0, "mass": 1}"#, "/bounce notAllowed",
            "/mass notAllowed"),
        wrong(#"{"dampingRatio": 1, "durationMs": 500, "damping": 1}"#, "/damping notAllowed"),
    ])
    func refusesSprings(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// What would move for longer is cut off after an hour.
    @Test(arguments: [
        #"{"mass": 1000000, "stiffness": 0.001, "damping": 0.001}"#,
        #"{"stiffness": 0.001, "damping": 1000000}"#,
    ])
    func endsAfterAnHour(spring: String) {
        let answer = Sample.answer(("/timing/pacing/spring", spring))
        #expect(answer.json?["durationMs"]?.number == 3_600_000)
    }

    /// The corners of what is allowed, where arithmetic is most likely to go wrong.
    @Test(arguments: [-1000.0, 0, 1000], [0.001, 1, 1_000_000])
    func answersWhateverIsAllowed(velocity: Double, mass: Double) {
        for stiffness in [0.001, 1, 1_000_000.0] {
            for damping in [0.001, 1, 1_000_000.0] {
                let spring =
                    #"{"mass": \#(mass), "stiffness": \#(stiffness), "damping": \#(damping), "#
                    + #""initialVelocity": \#(velocity)}"#
                let answer = Sample.answer(
                    ("/timing/pacing", #"{"spring": \#(spring)}"#), ("/timing/durationMs", "1000"),
                    ("/samples", #"{"count": 20}"#))
                #expect(answer.status == 200, "\(spring)")
                #expect(answer.json?["samples"] != nil, "\(spring)")
            }
        }
    }

    /// uikit.md §7.3: SwiftUI's example, (1, 157.9, 17.6), and the same by response and fraction.
    @Test(arguments: [
        #"{"durationMs": 500, "bounce": 0.3}"#, #"{"response": 0.5, "dampingFraction": 0.7}"#,
        #"{"stiffness": 157.91367041742973, "damping": 17.59291886010284}"#,
    ])
    func answersWithTheConstants(spring: String) throws {
        let json = try #require(Sample.answer(("/timing/pacing", #"{"spring": \#(spring)}"#)).json)
        #expect(
            json.at("/pacing/spring")
                == .document(
                    #"{"mass":1,"stiffness":157.913670417,"damping":17.59291886,"initialVelocity":0}"#))
        // ln((1 + 0.7 / sqrt(0.51)) / 0.001) / (0.7 * 4 pi)
        let settling = log((1 + 0.7 / 0.51.squareRoot()) / 0.001) / (0.7 * 4 * .pi) * 1000
        #expect(abs(try #require(json["durationMs"]?.number) - settling) < 1e-5)
        #expect(json["events"]?.array?.last?["timeMs"] == json["durationMs"])
    }

    /// UIKit makes such a spring for a duration, and plays it for that long.
    @Test func takesTheDurationItIsMadeFor() {
        let spring = #"{"spring": {"dampingRatio": 1, "durationMs": 400}}"#
        let json = Sample.answer(("/timing/pacing", spring)).json
        #expect(json?["durationMs"]?.number == 400)
        // 9.233413 / 0.4, squared.
        #expect(json?.at("/pacing/spring/stiffness")?.number.map { abs($0 - 532.8495) < 0.001 } == true)
    }

    /// A given duration cuts the spring off or lets it rest, and its end is the end all the same.
    @Test(arguments: [100.0, 5000])
    func isCutOffOrRests(duration: Double) throws {
        let json = try #require(
            Sample.answer(
                ("/timing/pacing", #"{"spring": {"stiffness": 100, "damping": 10}}"#),
                ("/timing/durationMs", "\(duration)"), ("/samples", #"{"count": 3}"#)
            ).json)
        #expect(json["durationMs"]?.number == duration)
        let widths = json.at("/samples/layers/image/tracks/image/values")?.array?.compactMap {
            $0["width"]?.number
        }
        let (start, middle, end) = (
            try #require(widths?[0]), try #require(widths?[1]), try #require(widths?[2])
        )
        // 1 - e^(-5t) (cos wt + 5 / w sin wt), w = sqrt(75)
        let (t, w) = (duration / 2000, 75.0.squareRoot())
        let progress = 1 - exp(-5 * t) * (cos(w * t) + 5 / w * sin(w * t))
        #expect(abs(middle - (start + (end - start) * progress)) < 0.001)
        #expect(end == json.at("/rects/destination/image/width")?.number)
    }

    /// A short fade would show a part of the spring only.
    @Test func reducedMotionHasNoSpring() {
        let json = Sample.answer(
            ("/timing/pacing", #"{"spring": {"stiffness": 100, "damping": 10}}"#), ("/motion", "\"reduced\"")
        ).json
        #expect(json?["durationMs"]?.number == 200)
        #expect(json?["pacing"]?["cubicBezier"] == .document("[0.42,0,0.58,1]"))
    }
}
