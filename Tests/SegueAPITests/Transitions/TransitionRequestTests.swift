import Testing

@Suite struct TransitionRequestTests {
    @Test(arguments: [
        Wrong("/style", "\"zoom\"", "notAllowed"),
        Wrong("/style", "null", "wrongType"),
        Wrong("/style", #"{"name": "own"}"#, "/durationMs required", "/layers required"),
        Wrong("/direction", "", "required"),
        Wrong("/direction", "\"open\"", "notAllowed"),
        Wrong("/direction", "null", "wrongType"),
        Wrong("/motion", "\"some\"", "notAllowed"),
        Wrong("/motion", "false", "wrongType"),
        Wrong("/snap", "\"pixels\"", "notAllowed"),
        Wrong("/precision", "10", "outOfRange"),
        Wrong("/precision", "-1", "outOfRange"),
        Wrong("/precision", "1.5", "outOfRange"),
        Wrong("/precision", "\"4\"", "wrongType"),
        Wrong("/Style", "\"fade\"", "unknownMember"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    @Test func namesAllThatIsMissing() {
        let answer = post("{}", to: "/v1/transitions")
        #expect(answer.status == 422)
        let members = ["container", "destination", "direction", "image", "source"]
        #expect(answer.errors == members.map { "/\($0) required" })
        #expect(answer.detail(of: "/image") == "is required")
    }

    @Test func saysWhatIsRight() {
        let answer = Sample.answer(("/style", "\"photozoom\""), ("/direction", "\"open\""))
        #expect(answer.detail(of: "/direction") == "must be one of `present`, `dismiss`, is `open`")
        let detail = answer.detail(of: "/style")
        #expect(detail?.hasPrefix("must be an object or one of `photo-zoom`, `card-zoom`,") == true)
        #expect(detail?.hasSuffix(", is `photozoom`; did you mean `photo-zoom`?") == true)
    }

    /// What is not said is what the documentation says it is; another value shows that it is read at all.
    @Test(arguments: [
        ("/style", "\"photo-zoom\"", "\"fade\""),
        ("/motion", "\"full\"", "\"none\""),
        ("/snap", "\"none\"", "\"ends\""),
        ("/precision", "4", "0"),
        ("/image/orientation", "1", "6"),
        ("/timing/durationMs", "400", "401"),
        ("/timing/delayMs", "0", "1"),
        ("/timing/pacing", "\"easeInOut\"", "\"linear\""),
        ("/timing/calculationMode", "\"linear\"", "\"cubic\""),
        ("/source/hidden", "false", "true"),
        ("/source/elements/label/opacity", "1", "0.5"),
        ("/source/elements/label/cornerRadius", "0", "4"),
        ("/destination/elements/label/z", "0", "-1"),
    ])
    func hasDefaults(pointer: String, standard: String, other: String) {
        // Of a width that ends in thirds, so that rounding shows.
        let odd = ("/source/elements/image/frame/width", "120.33333")
        let plain = Sample.answer(odd).text
        #expect(Sample.answer(odd, (pointer, standard)).text == plain)
        let changed = Sample.answer(odd, (pointer, other))
        #expect(changed.status == 200)
        #expect(changed.text != plain)
    }

    /// A screen of scale 1 has its pixels at whole points, one of 3 at thirds.
    @Test func snapsToTheScaleOfTheContainer() {
        let (ends, x) = (("/snap", "\"ends\""), ("/source/elements/image/frame/x", "12.4"))
        let pointer = "/rects/source/window/x"
        #expect(Sample.answer(ends, x).json?.at(pointer)?.number == 12)
        #expect(Sample.answer(ends, x, ("/container/scale", "1")).json?.at(pointer)?.number == 12)
        #expect(Sample.answer(ends, x, ("/container/scale", "3")).json?.at(pointer)?.number == 12.3333)
    }

    @Test(arguments: [
        (0, "12"), (1, "12.1"), (2, "12.12"), (3, "12.123"), (4, "12.1235"), (5, "12.12346"),
        (6, "12.123457"), (7, "12.1234568"), (8, "12.12345679"), (9, "12.123456789"),
    ])
    func roundsLengthsToThePrecision(digits: Int, expected: String) {
        let answer = Sample.answer(
            ("/source/elements/image/frame/x", "12.123456789"), ("/precision", "\(digits)"))
        #expect(answer.text.contains("{\"time\":0,\"value\":{\"x\":\(expected),"))
        // A ratio keeps six digits: the fit of 4000x3000 shows all of the picture, the fill three quarters.
        #expect(answer.json?.at("/rects/source/crop/unit/x")?.number == 0.125)
    }
}
