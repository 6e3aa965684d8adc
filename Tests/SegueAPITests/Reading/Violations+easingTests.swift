import Testing

@Suite struct ViolationsEasingTests {
    /// Time runs forwards only while x1 and x2 lie in 0...1; the curve itself would trap on others.
    @Test(arguments: [
        Wrong("/timing/pacing", "\"bounce\"", "notAllowed"),
        Wrong("/timing/pacing", "\"ease-in-out\"", "notAllowed"),
        Wrong("/timing/pacing", "0.5", "wrongType"),
        Wrong("/timing/pacing", "[0, 0, 1, 1]", "wrongType"),
        Wrong("/timing/pacing", "{}", "/cubicBezier required"),
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
        let names = "one of `linear`, `ease`, `easeIn`, `easeOut`, `easeInOut`, `emphasized`"
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

    @Test(arguments: [
        Wrong("/timing/pacing", #"{"steps": 4}"#, "/steps wrongType"),
        Wrong("/timing/pacing", #"{"steps": {}}"#, "/steps/count required"),
        Wrong("/timing/pacing", #"{"steps": {"count": 0}}"#, "/steps/count outOfRange"),
        Wrong("/timing/pacing", #"{"steps": {"count": 1001}}"#, "/steps/count outOfRange"),
        Wrong("/timing/pacing", #"{"steps": {"count": 1.5}}"#, "/steps/count outOfRange"),
        // With neither end, one step would have nowhere to go.
        Wrong(
            "/timing/pacing", #"{"steps": {"count": 1, "position": "jump-none"}}"#, "/steps/count outOfRange"),
        Wrong(
            "/timing/pacing", #"{"steps": {"count": 1, "position": "jump"}}"#, "/steps/position notAllowed"),
        Wrong("/timing/pacing", #"{"linear": {}}"#, "/linear wrongType"),
        Wrong("/timing/pacing", #"{"linear": [{"at": 0, "value": 0}]}"#, "/linear outOfRange"),
        Wrong("/timing/pacing", #"{"linear": [0, 1]}"#, "/linear/0 wrongType", "/linear/1 wrongType"),
        Wrong(
            "/timing/pacing", #"{"linear": [{"at": -0.1, "value": 0}, {"value": 101}]}"#,
            "/linear/0/at outOfRange", "/linear/1/at required", "/linear/1/value outOfRange"),
        Wrong(
            "/timing/pacing",
            #"{"linear": [{"at": 0.5, "value": 0}, {"at": 0.4, "value": 1}, {"at": 0.5, "value": 1}]}"#,
            "/linear/1/at outOfRange"),
        Wrong(
            "/timing/pacing", #"{"steps": {"count": 2}, "linear": [], "cubicBezier": [0, 0, 1, 1]}"#,
            "/steps notAllowed", "/linear notAllowed", "/linear outOfRange"),
    ])
    func refusesStepsAndPoints(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test(arguments: [
        #"{"steps":{"count":3,"position":"jump-both"}}"#,
        #"{"linear":[{"at":0,"value":0},{"at":0.5,"value":0.25},{"at":0.5,"value":0.75},{"at":1,"value":1}]}"#,
    ])
    func answersWithWhatWasSent(pacing: String) {
        let answer = Sample.answer(("/timing/pacing", pacing), ("/samples", #"{"count": 41}"#))
        #expect(answer.json?["pacing"] == .document(pacing))
        #expect(SpecLaws(spec: answer.json ?? .null).complaints == [])
    }

    /// The older words of CSS are read, and the newer ones written.
    @Test(arguments: [("\"start\"", "jump-start"), ("\"end\"", "jump-end")])
    func readsOlderWords(word: String, position: String) {
        let answer = Sample.answer(("/timing/pacing", "{\"steps\": {\"count\": 5, \"position\": \(word)}}"))
        #expect(answer.json?.at("/pacing/steps/position")?.string == position)
    }

    @Test func jumpsAtTheEndUnlessToldOtherwise() {
        let answer = Sample.answer(("/timing/pacing", #"{"steps": {"count": 5}}"#))
        #expect(answer.json?.at("/pacing/steps/position")?.string == "jump-end")
    }
}
