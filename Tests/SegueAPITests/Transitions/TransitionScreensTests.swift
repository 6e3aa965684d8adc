import Testing

/// Transitions whose elements are found in trees of screens.
@Suite struct TransitionScreensTests {
    private static let elements = (
        source: Sample.transition.at("/source/elements")?.text ?? "",
        destination: Sample.transition.at("/destination/elements")?.text ?? ""
    )

    /// The cell's elements in the top of a stack, and other elements where nobody looks.
    private static let source = """
        {"type": "tab", "selected": 1, "children": [
          {"type": "screen", "id": "home", "participant": true, "elements": \(elements.destination)},
          {"type": "nav", "children": [
            {"type": "screen", "id": "list", "elements": {"badge": {"frame": null}}},
            {"type": "screen", "id": "grid", "elements": \(elements.source)}]}]}
        """
    private static let destination = """
        {"type": "split", "children": [{"type": "screen", "participant": false}], "presented":
          {"type": "screen", "id": "viewer", "participant": true, "elements": \(elements.destination)}}
        """

    private static func answer(
        source: String = source, destination: String = destination, _ changes: (String, String)...
    ) -> Answer {
        let screens = [("source", source), ("destination", destination)].reduce(Sample.transition) {
            $0.with("/\($1.0)", .document(#"{"screens": \#($1.1)}"#))
        }
        return post(changes.reduce(screens) { $0.with($1.0, .document($1.1)) }.text, to: "/v1/transitions")
    }

    /// The elements of a tree say what the same elements say without one.
    @Test func areWhatTheElementsAreAlone() throws {
        let answer = Self.answer()
        #expect(answer.json?.at("/rects/source/participant") == .string("grid"))
        #expect(answer.json?.at("/rects/source/path") == .document(#"["tab", "nav", "grid"]"#))
        #expect(answer.json?.at("/rects/destination/participant") == .string("viewer"))
        #expect(answer.json?.at("/rects/destination/path") == .document(#"["split", "viewer"]"#))
        let added = ["source", "destination"].flatMap { end in
            ["participant", "path"].map { "/rects/\(end)/\($0)" }
        }
        let rest = (added + ["/warnings"]).reduce(try #require(answer.json)) { $0.with($1, nil) }
        #expect(rest == Sample.answer().json?.with("/warnings", nil))
    }

    @Test(arguments: ["present", "dismiss"])
    func fadesWhereNoScreenTakesPart(direction: String) {
        let nobody = #"{"type": "nav", "children": [{"type": "screen", "id": "list", "participant": false}]}"#
        for answer in [
            Self.answer(source: nobody, ("/direction", "\"\(direction)\"")),
            Self.answer(destination: nobody, ("/direction", "\"\(direction)\"")),
        ] {
            #expect(answer.status == 200)
            #expect(answer.json?["strategy"] == .string("fade"))
            #expect(answer.json?["reason"] == .string("participantNotFound"))
            #expect(SpecLaws(spec: answer.json ?? .null).complaints == [])
        }
        let source = Self.answer(source: nobody).json?.at("/rects/source")
        #expect(source?["participant"] == .null)
        #expect(source?["path"] == .document(#"["nav", "list"]"#))
        #expect(source?["frame"] == .null)
    }

    /// A screen that takes part and shows no picture is another matter.
    @Test func aParticipantWithoutAPictureIsFoundAllTheSame() {
        let answer = Self.answer(source: #"{"type": "screen"}"#)
        #expect(answer.json?["reason"] == .string("sourceMissing"))
        #expect(answer.json?.at("/rects/source/participant") == .string("screen"))
    }

    @Test func theColourOfTheScreenIsBesideTheTree() {
        let answer = Self.answer(
            ("/style", "\"card-zoom\""), ("/destination/backgroundColor", "\"#102030\""))
        #expect(answer.json?.at("/layers/backdrop/color") == .string("#102030"))
        #expect(Self.answer(("/source/hidden", "true")).json?["reason"] == .string("sourceHidden"))
    }

    /// Warnings point at what is in the request.
    @Test func warnsWhereTheElementIs() {
        let grid = "/source/screens/children/1/children/1/elements"
        let answer = Self.answer((grid + "/image/cornerRadius", "100"))
        let limited = answer.json?.at("/warnings/radiusLimited/pointer")
        #expect(limited == .string(grid + "/image/cornerRadius"))
        let distortion = answer.json?.at("/warnings/distortion/pointer")
        #expect(distortion == .string(grid + "/label"))
    }

    /// The modes of an end hold in its screens.
    @Test func hasTheModesOfItsEnd() {
        let answer = Self.answer()
        #expect(answer.json?.at("/rects/source/window/height") == .number(120))
        #expect(answer.json?.at("/rects/destination/window/height") == .number(292.5))
    }

    /// How many samples there may be depends on the elements that are answered, not on those that are sent.
    @Test(arguments: [("0", 200), ("1/children/1", 422)])
    func samplesWhatTakesPart(screen: String, status: Int) {
        let frame = #"{"frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#
        let elements = (1...60).map { "\"e\($0)\": \(frame)" }.joined(separator: ",")
        let answer = Self.answer(
            ("/samples", #"{"count": 1000}"#),
            ("/source/screens/children/\(screen)/elements", "{\(elements)}"))
        #expect(answer.status == status)
        #expect(answer.errors == (status == 200 ? [] : ["/samples outOfRange"]))
    }
}
