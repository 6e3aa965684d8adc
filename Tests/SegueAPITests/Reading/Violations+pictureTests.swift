import Testing

@Suite struct ViolationsPictureTests {
    @Test(arguments: [
        Wrong("/image", "", "required"),
        Wrong("/image", "[]", "wrongType"),
        Wrong("/image", "{}", "/width required", "/height required"),
        Wrong("/image/width", "-1", "outOfRange"),
        Wrong("/image/height", "1000000001", "outOfRange"),
        Wrong("/image/height", "", "required"),
        Wrong("/image/orientation", "0", "outOfRange"),
        Wrong("/image/orientation", "9", "outOfRange"),
        Wrong("/image/orientation", "-1", "outOfRange"),
        Wrong("/image/orientation", "6.5", "outOfRange"),
        Wrong("/image/orientation", "\"6\"", "notAllowed"),
        Wrong("/image/orientation", "\"Right\"", "notAllowed"),
        Wrong("/image/orientation", "null", "wrongType"),
        Wrong("/image/orientation", "true", "wrongType"),
        Wrong("/image/applyOrientation", "1", "wrongType"),
        Wrong("/image/hasAlpha", "\"yes\"", "wrongType"),
        Wrong("/image/scale", "0", "outOfRange"),
        Wrong("/image/scale", "0.0001", "outOfRange"),
        Wrong("/image/declaredSize", "{}", "/width required", "/height required"),
        Wrong("/image/declaredSize", #"{"width": -1, "height": 1}"#, "/width outOfRange"),
        Wrong("/image/pixels", "{}", "unknownMember"),
        Wrong("/source/elements/image/image", #"{"width": 100}"#, "/height required"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// The eight names of `UIImage.Orientation`, and the EXIF number of the same turn (TIFF 6.0, tag 274).
    @Test(arguments: [
        ("up", 1), ("upMirrored", 2), ("down", 3), ("downMirrored", 4), ("leftMirrored", 5), ("right", 6),
        ("rightMirrored", 7), ("left", 8),
    ])
    func readsOrientationsByNumberAndName(name: String, number: Int) {
        // A picture cropped off its middle, so that every turn has another crop.
        let off = ("/source/elements/image/position", #"{"x": 0.2, "y": 0.3}"#)
        let named = Sample.answer(off, ("/image/orientation", "\"\(name)\""))
        let numbered = Sample.answer(off, ("/image/orientation", "\(number)"))
        #expect(named.status == 200)
        #expect(named.text == numbered.text)
    }

    /// Stored 4000x3000; at 12...132 x 300...420 the shown picture is cropped to a square.
    @Test func turnsTheSidesUnlessToldOtherwise() {
        let turned = Sample.answer(("/image/orientation", "6"))
        let portrait = JSON.document(#"{"x": 12, "y": 280, "width": 120, "height": 160}"#)
        #expect(turned.json?.at("/rects/source/image") == portrait)
        let unturned = Sample.answer(("/image/orientation", "6"), ("/image/applyOrientation", "false"))
        #expect(unturned.text == Sample.answer().text)
    }

    @Test func needsNoSizeBesideADeclaredOne() {
        let declared = ("/image", #"{"declaredSize": {"width": 4000, "height": 3000}}"#)
        #expect(Sample.answer(declared).text == Sample.answer().text)
        let both = ("/image", #"{"width": 1, "height": 1, "declaredSize": {"width": 4000, "height": 3000}}"#)
        #expect(Sample.answer(both).text == Sample.answer().text)
    }

    @Test func saysWhatIsRight() {
        let number = Sample.answer(("/image/orientation", "6.5"))
        #expect(number.detail(of: "/image/orientation") == "must be a whole number 1...8, is 6.5")
        let name = Sample.answer(("/image/orientation", "\"Right\""))
        #expect(name.detail(of: "/image/orientation")?.hasSuffix("is `Right`; did you mean `right`?") == true)
        let digit = Sample.answer(("/image/orientation", "\"6\"")).detail(of: "/image/orientation")
        #expect(digit?.hasPrefix("must be a whole number 1...8 or one of `up`, ") == true)
        let bool = Sample.answer(("/image/orientation", "true")).detail(of: "/image/orientation")
        #expect(bool == "must be a whole number 1...8 or a string, is a boolean")
    }
}
