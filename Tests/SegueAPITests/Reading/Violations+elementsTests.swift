import Testing

@Suite struct ViolationsElementsTests {
    private static let image = "/source/elements/image"
    private static let label = "/destination/elements/label"
    private static let frame = #""frame": {"x": 0, "y": 0, "width": 1, "height": 1}"#

    @Test(arguments: [
        Wrong(image, "true", "wrongType"),
        Wrong(image, "{}", "/frame required"),
        Wrong(image + "/z", "\"top\"", "wrongType"),
        Wrong(image + "/fontSize", "0", "outOfRange"),
        Wrong(image + "/lines", "0", "outOfRange"),
        Wrong(image + "/id", "7", "wrongType"),
        Wrong(image + "/opacity", "1.1", "outOfRange"),
        Wrong(image + "/opacity", "-0.1", "outOfRange"),
        Wrong(image + "/corner-radius", "12", "unknownMember"),
        Wrong(image + "/leading", "12", "unknownMember"),
    ])
    func refusesPictures(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test(arguments: [
        Wrong(label, "1", "wrongType"),
        Wrong(label, "{}", "/frame required"),
        Wrong(label + "/opacity", "2", "outOfRange"),
        Wrong(label + "/fontSize", "-14", "outOfRange"),
        Wrong(label + "/fontSize", "10001", "outOfRange"),
        Wrong(label + "/lines", "1.5", "outOfRange"),
        Wrong(label + "/lines", "1000001", "outOfRange"),
        Wrong(label + "/z", "-1000000001", "outOfRange"),
        Wrong(label + "/id", "\"\"", "outOfRange"),
        Wrong(label + "/id", "\"\(String(repeating: "i", count: 65))\"", "outOfRange"),
        Wrong(label + "/contentMode", "\"center\"", "unknownMember"),
        Wrong(label + "/image", "null", "unknownMember"),
    ])
    func refusesCompanions(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test(arguments: [
        "destinationScreen", "sourceScreen", "backdrop", "sourceImage", "destinationImage", "screen",
    ])
    func refusesTheNamesOfLayers(name: String) {
        let wrong = Wrong("/source/elements/\(name)", "{\(Self.frame)}", "notAllowed")
        #expect(wrong.complaints() == [])
        let detail = wrong.answer(from: Sample.transition, at: "/v1/transitions").detail(of: wrong.pointer)
        #expect(detail == "must not be the name of a layer; choose another name")
    }

    /// By characters, as JSON Schema counts.
    @Test func boundsNames() {
        let names = [
            ("", false), ("a", true), (String(repeating: "n", count: 64), true),
            (String(repeating: "n", count: 65), false), (String(repeating: "é", count: 64), true),
            (String(repeating: "é", count: 65), false), (String(repeating: "𝄞", count: 64), true),
        ]
        for (name, isRight) in names {
            let answer = Sample.answer(("/source/elements/\(name)", "{\(Self.frame)}"))
            #expect(answer.status == (isRight ? 200 : 422), "\(name)")
            #expect(answer.errors.allSatisfy { $0.hasSuffix(" notAllowed") })
        }
    }

    @Test func boundsHowManyThereAre() {
        for count in [64, 65] {
            let elements = (1...count).map { "\"e\($0)\": {\(Self.frame)}" }.joined(separator: ",")
            let answer = Sample.answer(("/source/elements", "{\(elements)}"))
            #expect(answer.errors == (count == 64 ? [] : ["/source/elements outOfRange"]))
            let detail = answer.detail(of: "/source/elements")
            #expect(detail == (count == 64 ? nil : "must have at most 64 members, has 65"))
        }
    }

    @Test func pointsAtNamesWithSlashesAndTildes() {
        let answer = post(
            #"{"source": {"elements": {"a/b~c": {"frame": 1}}}}"#, to: "/v1/transitions")
        #expect(answer.errors.contains("/source/elements/a~1b~0c/frame wrongType"))
    }

    @Test func suggestsWhatIsMeant() {
        let answer = Sample.answer((Self.image + "/corner-radius", "12"), (Self.label + "/fontsize", "12"))
        let radius = "is not a member here; did you mean `cornerRadius`?"
        #expect(answer.detail(of: Self.image + "/corner-radius") == radius)
        #expect(
            answer.detail(of: Self.label + "/fontsize") == "is not a member here; did you mean `fontSize`?")
    }

    /// A companion that is not there, not measured or of size 0 has no layer, and nothing else minds.
    @Test(arguments: ["null", #"{"frame": null}"#, #"{"frame": {"x": 1, "y": 1, "width": 0, "height": 9}}"#])
    func leavesOutCompanionsThatAreNotThere(text: String) {
        let without = Sample.answer(("/destination/elements/closeButton", ""))
        #expect(without.json?.at("/layers/closeButton") == nil)
        #expect(Sample.answer().json?.at("/layers/closeButton") != nil)
        #expect(Sample.answer(("/destination/elements/closeButton", text)).text == without.text)
    }
}
