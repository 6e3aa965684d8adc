import Testing

@Suite struct LimitsTests {
    /// The last value that is taken and the first that is not, at both ends where there are two.
    @Test(arguments: [
        ("/container/width", "1e9", "1.000001e9"), ("/container/width", "1e-300", "0"),
        ("/container/scale", "0.001", "0.0009"), ("/container/scale", "1000", "1000.1"),
        ("/image/width", "1e9", "1.000001e9"), ("/image/height", "0", "-1e-9"),
        ("/image/scale", "1000", "1001"), ("/image/scale", "0.001", "0"),
        ("/source/elements/image/frame/x", "-1e9", "-1.000001e9"),
        ("/source/elements/image/frame/y", "1e9", "1.000001e9"),
        ("/source/elements/image/frame/width", "0", "-1e-9"),
        ("/source/elements/image/insets", "1e9", "1.000001e9"),
        ("/source/elements/image/cornerRadius", "1e9", "1.000001e9"),
        ("/source/elements/image/maxUpscale", "1e6", "1000001"),
        ("/source/elements/image/maxUpscale", "1e-300", "0"),
        ("/source/elements/image/position/x", "1e6", "1000001"),
        ("/source/elements/image/position/y", "-1e6", "-1000001"),
        ("/source/elements/image/opacity", "1", "1.0000001"),
        ("/source/elements/image/opacity", "0", "-1e-9"),
        ("/source/elements/label/fontSize", "10000", "10000.1"),
        ("/source/elements/label/fontSize", "0.001", "0.0009"),
        ("/source/elements/label/lines", "1000000", "1000001"), ("/source/elements/label/lines", "1", "0"),
        ("/timing/durationMs", "3600000", "3600000.1"), ("/timing/durationMs", "0", "-1e-9"),
        ("/timing/delayMs", "3600000", "3600000.1"),
        ("/samples/count", "5000", "5001"), ("/samples/count", "2", "1"),
        ("/samples/framesPerSecond", "1000", "1000.1"), ("/samples/framesPerSecond", "1e-300", "0"),
        ("/precision", "9", "10"), ("/precision", "0", "-1"),
    ])
    func takesTheLimitAndNothingBeyond(pointer: String, last: String, beyond: String) {
        let taken = Sample.answer((pointer, last))
        #expect(taken.status == 200)
        #expect(taken.json?["strategy"] != nil)
        let refused = Sample.answer((pointer, beyond))
        #expect(refused.status == 422)
        #expect(refused.errors == ["\(pointer) outOfRange"])
    }

    /// The sizes of the two ends are divided by each other: 1e4 / 5e-324 is infinite, which no JSON can say.
    @Test func keepsTheRatioOfFontSizesFinite() {
        let answer = Sample.answer(
            ("/source/elements/label/fontSize", "0.001"), ("/destination/elements/label/fontSize", "10000"))
        #expect(answer.json?.at("/layers/label/tracks/fontScale/keyframes/1/value")?.number == 1e7)
        #expect(Sample.answer(("/source/elements/label/fontSize", "5e-324")).status == 422)
    }

    @Test func takesTheLimitsOfCurves() {
        let taken = Sample.answer(("/timing/pacing", #"{"cubicBezier": [0, -100, 1, 100]}"#))
        #expect(taken.status == 200)
        #expect(taken.json?.at("/pacing/cubicBezier") == .document("[0, -100, 1, 100]"))
    }
}
