import Testing

@Suite struct ViolationsCandidatesTests {
    private static let image = "/source/elements/image"
    private static let label = "/source/elements/label"
    private static let frame = #"{"x": 10, "y": 10, "width": 50, "height": 50}"#

    @Test(arguments: [
        Wrong(image, "[1]", "/0 wrongType"), Wrong(image, "[null, {}]", "/0 wrongType", "/1/frame required"),
        Wrong(image, "[[]]", "/0 wrongType"),
        Wrong(
            label, #"[{"frame": null, "id": ""}, {"frame": null, "zoom": 1}]"#, "/0/id outOfRange",
            "/1/zoom unknownMember"),
        Wrong("/source/elements/backdrop", "[]", "notAllowed"),
        Wrong(image, "[" + [String](repeating: "{}", count: 65).joined(separator: ",") + "]", "outOfRange"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test func takesTheOneThatCanBeSeen() {
        let places =
            #"[{"frame": null}, {"frame": null, "id": "a"}, {"frame": \#(Self.frame), "id": "b", "cornerRadius": 99}]"#
        let answer = Sample.answer((Self.image, places))
        #expect(answer.json?.at("/rects/source/id")?.string == "b")
        #expect(answer.json?.at("/rects/source/frame/x")?.number == 10)
        // What is said of it points to it.
        let warning = answer.json?.at("/warnings/radiusLimited/pointer")
        #expect(warning?.string == "/source/elements/image/2/cornerRadius")
    }

    @Test func takesCompanionsByTheirIds() {
        let labels =
            #"[{"frame": \#(Self.frame), "id": "a"}, {"frame": \#(Self.frame), "id": "b", "cornerRadius": 99}]"#
        let answer = Sample.answer((Self.label, labels), ("/destination/elements/label/id", "\"b\""))
        #expect(answer.json?.at("/layers/label/of")?.string == "source.label")
        #expect(answer.json?.at("/warnings/radiusLimited/pointer")?.string == "\(Self.label)/1/cornerRadius")
    }

    @Test(arguments: ["[]", #"[{"frame": null}]"#])
    func noPlaceIsNoElement(places: String) {
        let answer = Sample.answer((Self.image, places))
        #expect(answer.json?.at("/reason")?.string == "sourceMissing")
        #expect(
            Sample.answer((Self.label, places)).json?.at("/layers/label/of")?.string == "destination.label")
    }

    /// A name that differs by how its letters are put together is another name.
    @Test func idsThatAreTheSameAreReportedWithBothPointers() {
        let places = #"""
            [{"frame": \#(Self.frame), "id": "é"}, {"frame": \#(Self.frame), "id": "e\u0301"},
             {"frame": \#(Self.frame), "id": "é"}]
            """#
        let answer = Sample.answer((Self.image, places))
        let all = answer.json?.at("/warnings")?.array ?? []
        let warnings = all.filter { $0["code"]?.string == "duplicateId" }
        #expect(warnings.map { $0["pointer"]?.string } == ["/source/elements/image/2"])
        #expect(warnings.first?["detail"]?.string?.hasSuffix(": /source/elements/image/0") == true)
    }
}
