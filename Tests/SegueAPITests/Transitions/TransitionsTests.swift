import Testing

@Suite struct TransitionsTests {
    /// With both, the full one is as it is alone, and the one beside it as that is.
    @Test(arguments: ["{}", #"{"count": 3}"#])
    func answersBothMotions(samples: String) {
        func answer(_ motion: String) -> JSON? {
            let sampling = samples == "{}" ? "" : samples
            return Sample.answer(("/motion", "\"\(motion)\""), ("/samples", sampling)).json
        }
        #expect(answer("both")?.with("/reduced", nil) == answer("full"))
        #expect(answer("both")?["reduced"] == answer("reduced"))
        #expect(answer("reduced")?["reason"]?.string == "reducedMotion")
    }

    private static let source = "/source/elements/image"
    private static let destination = "/destination/elements/image"
    private static let cover = #"[{"x": 0, "y": 0, "width": 390, "height": 844}]"#

    /// Geometry that cannot be used is no error: the app goes on with what is left.
    @Test(arguments: [
        ("/image", "null", "imageSizeUnknown"),
        ("/image", #"{"width": 0, "height": 0}"#, "imageSizeUnknown"),
        ("/image", #"{"width": 4000, "height": 0}"#, "imageSizeUnknown"),
        ("/image/declaredSize", #"{"width": 0, "height": 0}"#, "imageSizeUnknown"),
        ("/source", "null", "sourceMissing"),
        ("/source", "{}", "sourceMissing"),
        (source, "", "sourceMissing"),
        (source, "null", "sourceMissing"),
        (source + "/frame", "null", "sourceMissing"),
        (source + "/frame", #"{"x": 9, "y": 9, "width": 0, "height": 0}"#, "degenerateFrame"),
        (source + "/frame/height", "0", "degenerateFrame"),
        (source + "/insets", "60", "degenerateFrame"),
        (source + "/frame/x", "390", "sourceOffscreen"),
        (source + "/frame/y", "-120", "sourceOffscreen"),
        (source + "/occludedBy", cover, "sourceHidden"),
        ("/source/hidden", "true", "sourceHidden"),
        ("/destination", "null", "destinationMissing"),
        (destination, "null", "destinationMissing"),
        (destination + "/frame", "null", "destinationMissing"),
        (destination + "/frame/width", "0", "degenerateFrame"),
        (destination + "/frame/x", "-400", "destinationMissing"),
        ("/destination/hidden", "true", "destinationMissing"),
        ("/motion", "\"reduced\"", "reducedMotion"),
    ])
    func fallsBackToAFade(pointer: String, text: String, reason: String) throws {
        for (direction, end) in [("present", 1.0), ("dismiss", 0)] {
            let answer = Sample.answer(
                (pointer, text), ("/direction", "\"\(direction)\""), ("/samples/count", "3"))
            #expect(answer.status == 200)
            let spec = try #require(answer.json)
            #expect(spec["strategy"]?.string == "fade")
            #expect(spec["reason"]?.string == reason)
            let screen = spec.at("/layers/destinationScreen/tracks/opacity/keyframes")?.array?.last
            #expect(screen?["value"]?.number == end)
            #expect(SpecLaws(spec: spec).complaints == [])
        }
    }

    /// A stretched snapshot needs no size of the picture, only the frames.
    @Test func cardZoomNeedsNoPicture() {
        let answer = Sample.answer(("/image", "null"), ("/style", "\"card-zoom\""))
        #expect(answer.json?["strategy"]?.string == "zoom")
        #expect(answer.json?.at("/rects/source/window") == .null)
        #expect(answer.json?.at("/rects/source/crop") == .null)
    }

    @Test func noMotionIsACut() throws {
        let spec = try #require(Sample.answer(("/motion", "\"none\"")).json)
        #expect(spec["strategy"]?.string == "cut")
        #expect(spec["reason"]?.string == "motionNone")
        #expect(spec["durationMs"]?.number == 0)
        let screen = spec.at("/layers/destinationScreen/tracks/opacity/keyframes")
        #expect(screen == .document(#"[{"time": 0, "value": 1}]"#))
        #expect(SpecLaws(spec: spec).complaints == [])
    }

    @Test func aZoomHasNoReason() throws {
        for direction in ["present", "dismiss"] {
            let spec = try #require(Sample.answer(("/direction", "\"\(direction)\"")).json)
            #expect(spec["strategy"]?.string == "zoom")
            #expect(spec["reason"] == nil)
            #expect(SpecLaws(spec: spec).complaints == [])
        }
    }

    /// A warning points at the member that would have to be another.
    @Test(arguments: [
        ("/timing/durationMs", "30", "unusualDuration", "/timing/durationMs"),
        ("/timing/durationMs", "6000", "unusualDuration", "/timing/durationMs"),
        (source + "/cornerRadius", "61", "radiusLimited", source + "/cornerRadius"),
        ("/source/elements/label/cornerRadius", "11", "radiusLimited", "/source/elements/label/cornerRadius"),
        ("/image", #"{"width": 40, "height": 30}"#, "upscaled", destination),
        (source + "/image", #"{"width": 9, "height": 9}"#, "aspectMismatch", source + "/image"),
        (
            source + "/occludedBy", #"[{"x": 0, "y": 0, "width": 390, "height": 310}]"#, "partlyOccluded",
            source + "/occludedBy"
        ),
        ("/style", "\"card-zoom\"", "coverageDip", "/style"),
        ("/style", "\"card-zoom\"", "overshootClamped", "/style"),
        (
            "/timing", #"{"pacing": {"cubicBezier": [0.3, -1, 0.3, 2]}}"#, "overshootClamped", "/timing"
        ),
        ("/style", "\"card-zoom\"", "distortion", source),
    ])
    func warns(pointer: String, text: String, code: String, subject: String) throws {
        let plain = Sample.answer().json?["warnings"]?[code]
        #expect(plain?["pointer"]?.string != subject)
        let warning = try #require(Sample.answer((pointer, text)).json?["warnings"]?[code])
        #expect(warning["pointer"]?.string == subject)
        #expect(warning["detail"]?.string?.isEmpty == false)
    }

    @Test func answersTheSameBytes() {
        #expect(Sample.answer().response == Sample.answer().response)
        #expect(Sample.answer().field("Content-Type") == "application/json")
    }

    /// Lengths at their limits and just over 0 in every combination: the answer is a document all the same.
    @Test(arguments: ["photo-zoom", "card-zoom", "card-zoom-opaque"])
    func staysFiniteAtTheLimits(style: String) {
        let lengths = ["1000000000", "0.000001"]
        for bits in 0..<32 {
            let (scale, mode) = (
                bits & 8 == 0 ? "0.001" : "1000", bits & 16 == 0 ? "scaleAspectFill" : "none"
            )
            let answer = Sample.answer(
                ("/style", "\"\(style)\""), ("/image/width", lengths[bits & 1]),
                ("/image/height", "0.000001"),
                ("/image/scale", scale), ("/container/scale", scale), ("/snap", "\"ends\""),
                ("/container/width", lengths[bits >> 1 & 1]),
                ("/source/elements/image/frame/width", lengths[bits >> 2 & 1]),
                ("/source/elements/image/contentMode", "\"\(mode)\""),
                ("/source/elements/image/position", #"{"x": -1000000, "y": 1000000}"#),
                ("/timing/pacing", #"{"cubicBezier": [0, 100, 1, -100]}"#), ("/samples/count", "9"))
            #expect(answer.status == 200)
            #expect(answer.json?["strategy"] != nil)
        }
    }

    /// A text that breaks into other lines has a layer for each end; samples and events find layers by name.
    @Test(arguments: [
        (["label"], []), (["label"], ["sourceLabel", "destinationLabel", "sourceLabelText"]),
        (["label", "Label"], []), (["Image", "Screen"], []),
    ])
    func layersHaveNamesOfTheirOwn(breaking: [String], plain: [String]) {
        let frame = #"{"x": 0, "y": 0, "width": 90, "height": 90}"#
        let elements = { (lines: Int) in
            let members = breaking.map { "\"\($0)\": {\"frame\": \(frame), \"lines\": \(lines)}" }
            return (members + (plain + ["image"]).map { "\"\($0)\": {\"frame\": \(frame)}" })
                .joined(separator: ",")
        }
        for style in ["photo-zoom", "card-zoom"] {
            let answer = Sample.answer(
                ("/style", "\"\(style)\""), ("/source/elements", "{\(elements(1))}"),
                ("/destination/elements", "{\(elements(2))}"))
            let layers = answer.json?["layers"]?.array?.compactMap { $0["name"]?.string } ?? []
            #expect(layers.count >= 2 + 2 * breaking.count + plain.count)
            #expect(Set(layers).count == layers.count, "\(layers)")
        }
    }
}
