import Testing

@Suite struct ViolationsTimingTests {
    @Test(arguments: [
        Wrong("/timing", "400", "wrongType"),
        Wrong("/timing/durationMs", "-1", "outOfRange"),
        Wrong("/timing/durationMs", "3600001", "outOfRange"),
        Wrong("/timing/durationMs", "\"400ms\"", "wrongType"),
        Wrong("/timing/delayMs", "-0.5", "outOfRange"),
        Wrong("/timing/delayMs", "3600001", "outOfRange"),
        Wrong("/timing/calculationMode", "\"smooth\"", "notAllowed"),
        Wrong("/timing/imageMotion", "\"arc\"", "notAllowed"),
        Wrong("/timing/duration", "0.4", "unknownMember"),
        Wrong("/timing/path", "\"arc\"", "notAllowed"),
        Wrong("/timing/reverse", "true", "wrongType"),
        Wrong("/timing/scaleInterpolation", "\"geometric\"", "notAllowed"),
    ])
    func refusesTimings(wrong: Wrong) {
        #expect(wrong.complaints() == [])
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

    /// What says that it takes so long is something that was sent.
    @Test(arguments: [
        ("/timing", #"{"durationMs": 6000}"#, "/timing/durationMs"),
        // ω = 1: it settles after 9.233413 s.
        ("/timing", #"{"pacing": {"spring": {"stiffness": 1, "damping": 2}}}"#, "/timing/pacing"),
        (
            "/timing", #"{"durationMs": 6000, "pacing": {"spring": {"stiffness": 1, "damping": 2}}}"#,
            "/timing/durationMs"
        ),
        (
            "/style",
            #"{"name": "slow", "durationMs": 6000, "layers": [{"name": "a", "kind": "backdrop", "tracks": []}]}"#,
            "/style"
        ),
    ])
    func warnsOfWhatTakesSoLong(pointer: String, text: String, subject: String) throws {
        let request = Sample.transition.with(pointer, .document(text))
        let warnings = try #require(post(request.text, to: "/v1/transitions").json?["warnings"]?.array)
        let unusual = warnings.filter { $0["code"]?.string == "unusualDuration" }
        #expect(unusual.map { $0["pointer"]?.string } == [subject])
        #expect(request.at(subject) != nil)
    }
}
