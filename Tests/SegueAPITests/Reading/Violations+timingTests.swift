import Testing

@Suite struct ViolationsTimingTests {
    @Test(arguments: [
        Wrong("/timing", "400", "wrongType"),
        Wrong("/timing/durationMs", "-1", "outOfRange"),
        Wrong("/timing/durationMs", "3600001", "outOfRange"),
        Wrong("/timing/durationMs", "\"400ms\"", "wrongType"),
        Wrong("/timing/delayMs", "-0.5", "outOfRange"),
        Wrong("/timing/delayMs", "3600001", "outOfRange"),
        Wrong("/timing/calculationMode", "\"paced\"", "notAllowed"),
        Wrong("/timing/imageMotion", "\"arc\"", "notAllowed"),
        Wrong("/timing/duration", "0.4", "unknownMember"),
        Wrong("/timing/path", "\"line\"", "unknownMember"),
    ])
    func refusesTimings(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// Time runs forwards only while x1 and x2 lie in 0...1; the curve itself would trap on others.
    @Test(arguments: [
        Wrong("/timing/pacing", "\"bounce\"", "notAllowed"),
        Wrong("/timing/pacing", "\"ease-in-out\"", "notAllowed"),
        Wrong("/timing/pacing", "0.5", "wrongType"),
        Wrong("/timing/pacing", "[0, 0, 1, 1]", "wrongType"),
        Wrong("/timing/pacing", "{}", "/cubicBezier required"),
        Wrong("/timing/pacing", #"{"spring": {}}"#, "/spring unknownMember", "/cubicBezier required"),
        Wrong("/timing/pacing", #"{"cubicBezier": [0, 0, 1]}"#, "/cubicBezier outOfRange"),
        Wrong("/timing/pacing", #"{"cubicBezier": [0, 0, 1, 1, 1]}"#, "/cubicBezier outOfRange"),
        Wrong("/timing/pacing", #"{"cubicBezier": "0, 0, 1, 1"}"#, "/cubicBezier wrongType"),
        Wrong("/timing/pacing", #"{"cubicBezier": [-0.01, 0, 1, 1]}"#, "/cubicBezier/0 outOfRange"),
        Wrong("/timing/pacing", #"{"cubicBezier": [0, 0, 1.01, 1]}"#, "/cubicBezier/2 outOfRange"),
        Wrong(
            "/timing/pacing", #"{"cubicBezier": [0, 101, 0, -101]}"#,
            "/cubicBezier/1 outOfRange", "/cubicBezier/3 outOfRange"),
        Wrong(
            "/timing/pacing", #"{"cubicBezier": [0, null, 0, "1"]}"#,
            "/cubicBezier/1 wrongType", "/cubicBezier/3 wrongType"),
    ])
    func refusesPacings(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test func saysThatACurveMayBeAnObject() {
        let detail = Sample.answer(("/timing/pacing", "\"bounce\"")).detail(of: "/timing/pacing")
        let names = "one of `linear`, `ease`, `easeIn`, `easeOut`, `easeInOut`"
        #expect(detail == "must be an object or \(names), is `bounce`")
    }

    /// The named curves of CSS Easing 1 §2.2.1.
    @Test(arguments: [
        ("ease", "[0.25, 0.1, 0.25, 1]"), ("easeIn", "[0.42, 0, 1, 1]"), ("easeOut", "[0, 0, 0.58, 1]"),
        ("easeInOut", "[0.42, 0, 0.58, 1]"),
    ])
    func statesThePacing(name: String, curve: String) {
        let named = Sample.answer(("/timing/pacing", "\"\(name)\""))
        #expect(named.json?["pacing"]?["cubicBezier"] == .document(curve))
        #expect(Sample.answer(("/timing/pacing", "{\"cubicBezier\": \(curve)}")).text == named.text)
    }

    /// Both directions take the timing over, and what is not said stays as the style has it.
    @Test(arguments: ["\"present\"", "\"dismiss\""])
    func overridesTheStyle(direction: String) {
        let answer = Sample.answer(
            ("/direction", direction),
            ("/timing", #"{"durationMs": 250.5, "delayMs": 20, "pacing": "linear"}"#))
        #expect(answer.json?["durationMs"]?.number == 250.5)
        #expect(answer.json?["delayMs"]?.number == 20)
        #expect(answer.json?["pacing"]?.string == "linear")
        #expect(answer.json?["events"]?.array?.last?["timeMs"]?.number == 270.5)
        let plain = Sample.answer(("/direction", direction), ("/timing", "{}"))
        #expect(plain.json?["durationMs"]?.number == 400)
        #expect(plain.json?["delayMs"]?.number == 0)
    }

    @Test func setsTheCalculationMode() {
        let answer = Sample.answer(("/timing/calculationMode", "\"cubic\""))
        #expect(answer.json?.at("/layers/image/tracks/window/calculationMode")?.string == "cubic")
        let plain = Sample.answer()
        #expect(plain.json?.at("/layers/image/tracks/window/calculationMode")?.string == "linear")
    }
}
