import Testing

/// What a style may say, sent as the `style` of a request.
@Suite struct ViolationsStyleTests {
    private static let style = JSON.document(
        """
        {"name": "own", "durationMs": 300, "pacing": "linear",
         "containerTransform": {"scale": {"start": 0.1}, "shapeMask": {"duration": {"present": 1, "dismiss": 0.5}}},
         "layers": [
          {"name": "destinationScreen", "kind": "screen", "of": "destination.screen", "tracks": [
            {"property": "opacity", "from": 0, "keyframes": [{"start": 0, "duration": 1, "to": 1}]}]},
          {"name": "image", "kind": "image", "of": "source.image", "tracks": [
            {"property": "window", "keyframes": [{"start": 0.1}]}, {"property": "image"},
            {"property": "opacity"}]},
          {"name": "flat", "kind": "snapshot", "of": "source.image", "tracks": [{"property": "frame"}]},
          {"name": "dim", "kind": "backdrop", "tracks": []}],
         "companions": {"travelling": [{"property": "frame"}], "sourceOnly": [{"property": "frame"}],
           "destinationOnly": [{"property": "frame"}, {"property": "fontScale", "from": 1, "keyframes": []}],
           "reflowing": {"source": [{"property": "frame"}], "destination": [{"property": "frame"}]}},
         "fallback": [
          {"name": "destinationScreen", "kind": "screen", "of": "destination.screen", "tracks": []},
          {"name": "dim", "kind": "backdrop", "tracks": []}]}
        """)

    private static let sample = Sample.transition.with("/style", style)

    @Test func takesTheWhole() {
        let answer = post(Self.sample.text, to: "/v1/transitions")
        #expect(answer.status == 200)
        #expect(answer.json?["style"]?.string == "own")
    }

    /// Every precondition of the kit, and what would not be drawn.
    @Test(arguments: [
        Wrong("/style/name", "\"a b\"", "notAllowed"), Wrong("/style/name", "\"\"", "outOfRange"),
        Wrong("/style/origin", "1", "wrongType"), Wrong("/style/durationMs", "", "required"),
        Wrong("/style/durationMs", "-1", "outOfRange"), Wrong("/style/delayMs", "3600001", "outOfRange"),
        Wrong("/style/pacing", "\"quick\"", "notAllowed"), Wrong("/style/Layers", "[]", "unknownMember"),
        Wrong("/style/pacing", #"{"cubicBezier": [2, 0, 0, 1]}"#, "/cubicBezier/0 outOfRange"),
        Wrong("/style/durationMs", #"{"present": 1}"#, "/dismiss required"),
        Wrong("/style/durationMs", #"{"present": 1, "dismiss": 2, "both": 3}"#, "/both unknownMember"),
        Wrong("/style/calculationMode", "\"curly\"", "notAllowed"),
        Wrong("/style/imageMotion", "null", "wrongType"), Wrong("/style/path", "\"spiral\"", "notAllowed"),
        Wrong("/style/layers", "[]", "outOfRange"), Wrong("/style/layers", "", "required"),
        Wrong("/style/cornerRadius", #"{"source": -1}"#, "/source outOfRange"),
    ])
    func refusesStyles(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.sample) == [])
    }

    @Test(arguments: [
        Wrong("/style/layers/1/kind", "\"picture\"", "notAllowed"),
        Wrong("/style/layers/1/name", "", "required"),
        Wrong("/style/layers/1/of", "\"source.screen\"", "notAllowed"),
        Wrong("/style/layers/0/of", "\"source.image\"", "notAllowed"),
        Wrong("/style/layers/3/of", "\"source.screen\"", "notAllowed"),
        Wrong("/style/layers/0/color", "\"#000000\"", "notAllowed"),
        Wrong("/style/layers/3/color", "\"black\"", "notAllowed"),
        Wrong("/style/layers/1/fit", "\"width\"", "notAllowed"),
        Wrong("/style/layers/2/opening", "\"container\"", "notAllowed"),
        Wrong("/style/layers/3/hidesView", "true", "notAllowed"),
        Wrong("/style/layers/0/compositing", "\"additive\"", "notAllowed"),
        Wrong("/style/layers/1/name", "\"destinationScreen\"", "notAllowed"),
        Wrong("/style/layers/0/played", "1", "wrongType"),
        Wrong("/style/layers/1/tracks", "[]", "required", "required"),
        Wrong("/style/layers/2/tracks", "[]", "required"),
        Wrong("/style/layers/0/tracks/0/property", "\"frame\"", "notAllowed"),
        Wrong("/style/layers/1/tracks/2/property", "\"image\"", "notAllowed"),
        Wrong("/style/layers/1/tracks/0/from", "1", "notAllowed"),
        Wrong("/style/layers/1/tracks/0/keyframes/0/to", "1", "notAllowed"),
        Wrong("/style/layers/1/tracks/0/keyframes/0/start", "1.5", "outOfRange"),
        Wrong("/style/layers/0/tracks/0/from", "1.5", "outOfRange"),
        Wrong("/style/layers/0/tracks/0/keyframes", "", "required"),
        Wrong("/style/layers/0/tracks/0/keyframes/0/to", "", "required"),
        Wrong("/style/layers/0/tracks/0/keyframes/0/duration", "-1", "outOfRange"),
        Wrong("/style/layers/0/tracks/0/keyframes/0/easing", "\"quick\"", "notAllowed"),
        Wrong("/style/layers/0/tracks/0/calculationMode", "\"curly\"", "notAllowed"),
    ])
    func refusesLayers(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.sample) == [])
    }

    @Test(
        arguments: [
            Wrong("/style/companions/travelling", "[]", "required"),
            Wrong("/style/companions/reflowing", "", "required"),
            Wrong("/style/companions/stagger", "2", "outOfRange"),
            Wrong("/style/companions/destinationOnly/1/from", "0", "outOfRange"),
            Wrong("/style/companions/travelling/0/property", "\"window\"", "notAllowed"),
            Wrong(
                "/style/fallback/1", #"{"name": "dim", "kind": "image", "tracks": []}"#, "/kind notAllowed"),
            Wrong(
                "/style/fallback/0/tracks", #"[{"property": "opacity", "from": 0, "keyframes": []}]"#,
                "notAllowed"),
        ])
    func refusesCompanionsAndFallbacks(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.sample) == [])
    }

    @Test(arguments: [
        Wrong("/style/containerTransform", "null", "wrongType"),
        Wrong("/style/containerTransform/mask", "{}", "unknownMember"),
        Wrong("/style/containerTransform/fit", "\"cover\"", "notAllowed"),
        Wrong("/style/containerTransform/scale", "0.5", "wrongType"),
        Wrong("/style/containerTransform/scale/start", "1.5", "outOfRange"),
        Wrong("/style/containerTransform/scale/to", "1", "notAllowed"),
        Wrong("/style/containerTransform/scaleMask", #"{"duration": -1}"#, "/duration outOfRange"),
        Wrong("/style/containerTransform/shapeMask/duration/dismiss", "", "required"),
        Wrong("/style/containerTransform/shapeMask/easing", "\"quick\"", "notAllowed"),
    ])
    func refusesContainerTransforms(wrong: Wrong) {
        #expect(wrong.complaints(from: Self.sample) == [])
    }

    /// Three faults, three pointers.
    @Test func namesAllThatIsWrongWithAContainerTransform() {
        let wrong = Self.sample.with(
            "/style/containerTransform",
            .document(#"{"fit": 1, "scale": {"start": 2}, "shapeMask": {"from": 0}}"#))
        #expect(
            post(wrong.text, to: "/v1/transitions").errors == [
                "/style/containerTransform/fit wrongType",
                "/style/containerTransform/scale/start outOfRange",
                "/style/containerTransform/shapeMask/from unknownMember",
            ])
    }

    /// A window is what an image is seen through, and nothing else has one.
    @Test func refusesContainerTransformsOfNothing() {
        let wrong = Self.sample.with("/style/layers/1/kind", .document("\"snapshot\"")).with(
            "/style/layers/1/tracks", .document(#"[{"property": "frame"}]"#))
        #expect(
            post(wrong.text, to: "/v1/transitions").errors == ["/style/containerTransform notAllowed"])
    }

    /// A fallback of another name is one that is missing, too.
    @Test func keepsTheLayersOfAFallback() {
        let wrong = Self.sample.with("/style/fallback/1/name", .document("\"other\""))
        let answer = post(wrong.text, to: "/v1/transitions")
        #expect(
            answer.errors == [
                "/style/fallback required", "/style/fallback required", "/style/fallback/1/name notAllowed",
            ])
    }

    /// Three faults, three pointers, in one answer.
    @Test func namesAllThatIsWrong() {
        let wrong = Self.sample.with("/style/layers/1/of", nil).with(
            "/style/durationMs", .document("\"300\"")
        )
        .with("/style/layers/0/tracks/0/keyframes/0/to", .document("2"))
        let answer = post(wrong.text, to: "/v1/transitions")
        #expect(
            answer.errors == [
                "/style/durationMs wrongType", "/style/layers/0/tracks/0/keyframes/0/to outOfRange",
                "/style/layers/1/of required",
            ])
    }

    /// The layer of a companion must be told from those of the style.
    @Test func refusesLayersNamedAsElements() {
        let answer = post(
            Self.sample.with("/style/layers/3/name", .document("\"label\""))
                .with("/style/fallback/1/name", .document("\"label\"")).text, to: "/v1/transitions")
        #expect(answer.errors == ["/style notAllowed"])
    }
}
