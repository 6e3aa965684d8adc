import SegueAPI
import SegueKit
import Testing

@Suite struct VocabularyTests {
    private static let words: [(pointer: String, words: [String])] = [
        ("/style", Styles.builtIn.all.map(\.name)),
        ("/direction", ["present", "dismiss"]),
        ("/motion", ["full", "reduced", "none", "both"]),
        ("/snap", ["none", "ends"]),
        ("/container/layoutDirection", ["ltr", "rtl"]),
        ("/timing/pacing", ["linear", "ease", "easeIn", "easeOut", "easeInOut", "emphasized"]),
        ("/timing/calculationMode", ["linear", "discrete", "paced", "cubic", "cubicPaced"]),
        (
            "/timing/path",
            [
                "line", "materialArc", "androidArc", "flutterRectArc", "flutterCenterArc", "composeArcAbove",
                "composeArcBelow", "motionArc",
            ]
        ),
        ("/timing/reverse", ["retrace", "recompute"]),
        ("/timing/scaleInterpolation", ["linear", "log"]),
        ("/timing/imageMotion", ["morph", "reflow"]),
        (
            "/image/orientation",
            [
                "up", "upMirrored", "down", "downMirrored", "left", "leftMirrored", "right",
                "rightMirrored",
            ]
        ),
        ("/source/elements/image/rounding", ["none", "platform"]),
    ]

    @Test func takesEveryWord() {
        for (pointer, words) in Self.words {
            for word in words {
                let answer = Sample.answer((pointer, "\"\(word)\""))
                #expect(answer.status == 200, "\(pointer) \(word)")
                #expect(SpecLaws(spec: answer.json ?? .null).complaints == [], "\(pointer) \(word)")
            }
        }
    }

    /// The words that are listed to those who guess are all there are.
    @Test func listsTheSameWords() {
        for (pointer, words) in Self.words {
            let detail = Sample.answer((pointer, "\"?\"")).detail(of: pointer)
            let list = words.map { "`\($0)`" }
            let listed = detail?.matches(of: /`[^`]+`/).map { String($0.output) }
            #expect(listed.map(Set.init) == Set(list + ["`?`"]), "\(pointer)")
        }
    }

    @Test(arguments: [
        ("/style", "photo_zoom", "photo-zoom"), ("/direction", "Present", "present"),
        ("/motion", "reduce", "reduced"), ("/timing/pacing", "ease-in-out", "easeInOut"),
        ("/container/layoutDirection", "RTL", "rtl"), ("/source/elements/image/rounding", "device", nil),
    ])
    func suggestsTheClosestWord(pointer: String, word: String, suggestion: String?) {
        let detail = Sample.answer((pointer, "\"\(word)\"")).detail(of: pointer)
        let hint = suggestion.map { "is `\(word)`; did you mean `\($0)`?" } ?? "is `\(word)`"
        #expect(detail?.hasSuffix(hint) == true, "\(detail ?? "")")
    }
}
