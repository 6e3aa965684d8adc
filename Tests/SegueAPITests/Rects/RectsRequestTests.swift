import Testing

@Suite struct RectsRequestTests {
    @Test(arguments: [
        Wrong("/items", "", "required"),
        Wrong("/items", "null", "wrongType"),
        Wrong("/items", "{}", "wrongType"),
        Wrong("/items", "[1]", "/0 wrongType"),
        Wrong("/items", "[{}, null]", "/0/image required", "/0/frame required", "/1 wrongType"),
        Wrong("/items/0/frame", "{}", "/x required", "/y required", "/width required", "/height required"),
        Wrong("/items/0/frame/width", "-1", "outOfRange"),
        Wrong("/items/0/image/orientation", "9", "outOfRange"),
        Wrong("/items/0/contentMode", "\"fit\"", "notAllowed"),
        Wrong("/items/0/correctedFor", "\"fit\"", "notAllowed"),
        Wrong("/items/0/correctedFor", "1", "wrongType"),
        Wrong("/items/0/focus", #"{"x": 2, "y": 0}"#, "/x outOfRange"),
        Wrong("/items/0/maxUpscale", "0", "outOfRange"),
        Wrong("/items/0/opacity", "1", "unknownMember"),
        Wrong("/item", "{}", "unknownMember"),
        Wrong("/precision", "10", "outOfRange"), Wrong("/scale", "0", "outOfRange"),
        Wrong("/scale", "1001", "outOfRange"), Wrong("/items/0/rounding", "\"up\"", "notAllowed"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints(from: Sample.rects, at: "/v1/rects") == [])
    }

    @Test(arguments: [0, 1, 1000, 1001])
    func boundsHowManyItemsThereAre(count: Int) {
        let item = Sample.rects.at("/items/0")?.text ?? ""
        let items = Array(repeating: item, count: count).joined(separator: ",")
        let answer = post("{\"items\":[\(items)]}", to: "/v1/rects")
        if count > 1000 {
            #expect(answer.status == 422)
            #expect(answer.errors == ["/items outOfRange"])
            #expect(answer.detail(of: "/items") == "must have 0...1000 elements, has 1001")
        } else {
            #expect(answer.status == 200)
            #expect(answer.json?["items"]?.array?.count == count)
        }
    }

    /// What is not said is what the documentation says it is; another value shows that it is read at all.
    @Test(arguments: [
        ("/items/0/contentMode", "\"scaleAspectFill\"", "\"center\""),
        ("/items/0/correctedFor", "\"scaleAspectFill\"", "\"scaleToFill\""),
        ("/items/0/clips", "true", "false"), ("/items/0/insets", "0", "5"),
        ("/items/0/cornerRadius", "0", "5"), ("/items/0/position", "{}", #"{"y": 0}"#),
        ("/items/0/occludedBy", "[]", #"[{"x": 0, "y": 0, "width": 200, "height": 30}]"#),
        ("/items/0/image/orientation", "1", "6"), ("/precision", "4", "0"),
    ])
    func hasDefaults(pointer: String, standard: String, other: String) {
        let plain = post(Sample.rects.text, to: "/v1/rects").text
        #expect(post(Sample.rects.with(pointer, .document(standard)).text, to: "/v1/rects").text == plain)
        let changed = post(Sample.rects.with(pointer, .document(other)).text, to: "/v1/rects")
        #expect(changed.status == 200)
        #expect(changed.text != plain)
    }

    /// 18.75 in a box of 60 leaves 20.625 above; with four pixels to a point that is 82.5 of them.
    @Test(arguments: [
        ("1", "none", 20.625), ("1", "platform", 21), ("4", "none", 20.625), ("4", "platform", 20.75),
    ])
    func roundsToDevicePixels(scale: String, rounding: String, distance: Double) {
        let request = Sample.rects.with("/scale", .document(scale)).with(
            "/items/0/rounding", .string(rounding)
        )
        .with("/items/0/contentMode", .string("android:center"))
        .with("/items/0/image", .document(#"{"width": 100, "height": 18.75}"#))
        let answer = post(request.text, to: "/v1/rects")
        #expect(answer.json?.at("/items/0/image/y") == .number(20 + distance))
    }

    /// What rounds the one mode rounds the other: only a platform that rounds the same shows the same.
    @Test(arguments: [
        ("android:centerCrop", true), ("rn-android:cover", true), ("flutter:cover", false), ("cover", false),
    ])
    func roundsBothModes(target: String, isExact: Bool) {
        let request = Sample.rects.with("/items/0/rounding", .string("platform"))
            .with("/items/0/contentMode", .string("android:centerCrop"))
            .with("/items/0/image", .document(#"{"width": 100, "height": 61}"#))
            .with("/items/0/correctedFor", .string(target))
        let answer = post(request.text, to: "/v1/rects")
        #expect(answer.json?.at("/items/0/image/y") == .number(20))
        #expect(answer.json?.at("/items/0/corrected/exact") == .bool(isExact))
    }
}
