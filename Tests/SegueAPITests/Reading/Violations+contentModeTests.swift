import Testing

@Suite struct ViolationsContentModeTests {
    private static let mode = "/source/elements/image/contentMode"
    private static let plain = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
        "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "fill", "contain", "cover", "none",
        "scale-down",
    ]
    private static let prefixed = [
        "android:": [
            "matrix", "fitXY", "fitStart", "fitCenter", "fitEnd", "center", "centerCrop", "centerInside",
        ],
        "compose:": ["Crop", "Fit", "FillWidth", "FillHeight", "FillBounds", "Inside", "None"],
        "flutter:": ["fill", "contain", "cover", "fitWidth", "fitHeight", "none", "scaleDown"],
        "rn:": ["cover", "contain", "stretch", "center", "repeat", "none"],
        "rn-ios:": ["cover", "contain", "stretch", "center", "repeat", "none"],
        "rn-android:": ["cover", "contain", "stretch", "center", "repeat", "none"],
    ]
    private static let all = plain + prefixed.flatMap { prefix, names in names.map { prefix + $0 } }

    @Test func takesTheNamesOfEveryPlatform() {
        #expect(Self.all.count == 58)
        for name in Self.all {
            for rounding in ["none", "platform"] {
                let answer = Sample.answer(
                    (Self.mode, "\"\(name)\""), ("/source/elements/image/rounding", "\"\(rounding)\""))
                #expect(answer.status == 200, "\(name)")
                #expect(SpecLaws(spec: answer.json ?? .null).complaints == [], "\(name)")
            }
        }
    }

    /// A mode to switch to has the same names.
    @Test func correctsForEveryName() {
        for name in Self.all {
            let request = Sample.rects.with("/items/0/correctedFor", .string(name))
            let corrected = post(request.text, to: "/v1/rects").json?.at("/items/0/corrected")
            #expect(corrected?["contentMode"] == .string(name))
        }
    }

    /// What is listed to those who guess are the names of the vocabulary that they chose.
    @Test func listsTheNamesOfOneVocabulary() {
        #expect(Self.listed(for: "?").subtracting(Self.prefixed.keys) == Set(Self.plain + ["?"]))
        for (prefix, names) in Self.prefixed {
            #expect(Self.listed(for: "?").contains(prefix))
            #expect(Self.listed(for: prefix + "?") == Set((names + ["?"]).map { prefix + $0 }))
        }
        #expect(Self.listed(for: "gtk:?") == Set(Self.all + ["gtk:?"]))
    }

    @Test(arguments: [
        ("scaleaspectfill", "scaleAspectFill"), ("scaledown", "scale-down"), ("aspectFit", nil),
        ("android:CENTER_CROP", "android:centerCrop"), ("android:fitcentre", "android:fitCenter"),
        ("compose:crop", "compose:Crop"), ("flutter:fitHight", "flutter:fitHeight"), ("rn:fill", nil),
        ("andriod:centerCrop", "android:centerCrop"), ("Compose:Fit", "compose:Fit"),
        ("rn_ios:none", "rn-ios:none"), ("ios:center", "rn-ios:center"), ("gtk:center", nil),
        ("centerCrop", "android:centerCrop"), ("FIT_XY", "android:fitXY"), ("crop", "compose:Crop"),
        ("fitWidth", "flutter:fitWidth"), ("stretch", "rn:stretch"), ("FillBounds", "compose:FillBounds"),
    ])
    func suggestsTheClosestName(name: String, suggestion: String?) {
        let hint = suggestion.map { "is `\(name)`; did you mean `\($0)`?" } ?? "is `\(name)`"
        let detail = Self.detail(for: "\"\(name)\"")
        #expect(detail?.hasSuffix(hint) == true, "\(detail ?? "")")
    }

    @Test(arguments: ["2", "null", "{}", "[\"cover\"]", "true"])
    func takesNothingButStrings(value: String) {
        #expect(Sample.answer((Self.mode, value)).errors == ["\(Self.mode) wrongType"])
        #expect(Self.detail(for: value)?.hasPrefix("must be a string, is ") == true)
    }

    @Test(arguments: ["", ":", "cover:", ":cover", "rn", "rn:", "rn: cover", " cover", "cover\\u0000"])
    func takesNoOtherNames(name: String) {
        #expect(Sample.answer((Self.mode, "\"\(name)\"")).errors == ["\(Self.mode) notAllowed"])
    }

    /// What is beyond the list that is kept is counted as beyond it.
    @Test(arguments: ["centerCrop", "stretched", "gtk:center", "rn:fill"])
    func keepsAHundred(name: String) {
        let item = #"{"image": null, "frame": null, "contentMode": "\#(name)"}"#
        let items = Array(repeating: item, count: 1000).joined(separator: ",")
        let answer = post("{\"items\": [\(items)]}", to: "/v1/rects")
        #expect(answer.errors.count == 100)
        #expect(answer.json?["errors"]?.array?.allSatisfy { $0["detail"]?.string?.isEmpty == false } == true)
        #expect(answer.json?["detail"]?.string?.contains("100") == true)
    }

    /// Where nothing rounds, asking for it changes nothing; with three pixels to a point a third is a pixel.
    @Test(arguments: [
        ("scaleAspectFill", 1.0, -12.5), ("flutter:cover", 1.0, -12.5), ("rn:cover", 1.0, -12.5),
        ("rn-ios:cover", 1.0, -12.5), ("android:centerCrop", 1.0, -12.0), ("compose:Crop", 1.0, -12.0),
        ("rn-android:cover", 1.0, -12.0), ("android:centerCrop", 3.0, -37.0 / 3),
    ])
    func roundsAsThePlatformDoes(mode: String, scale: Double, y: Double) {
        let frame = #"{"x": 0, "y": 0, "width": 300, "height": 200}"#
        let answer = Sample.answer(
            ("/container/scale", "\(scale)"), ("/image", #"{"width": 1200, "height": 900}"#),
            ("/source/elements/image", #"{"frame": \#(frame), "contentMode": "\#(mode)"}"#),
            ("/source/elements/image/rounding", "\"platform\""), ("/precision", "9"))
        let placed = answer.json?.at("/rects/source/image/y")
        #expect(placed?.isClose(to: .number(y), within: 1e-8) == true)
    }

    private static func detail(for value: String) -> String? {
        Sample.answer((mode, value)).detail(of: mode)
    }

    private static func listed(for name: String) -> Set<String> {
        let words = detail(for: "\"\(name)\"")?.matches(of: /`([^`]+)`/).map { String($0.output.1) }
        return Set(words ?? [])
    }
}
