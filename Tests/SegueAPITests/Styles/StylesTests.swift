import SegueHTTP
import SegueKit
import Testing

@testable import SegueAPI

@Suite struct StylesTests {
    /// Equal styles plan the same transitions, to the last bit.
    @Test(arguments: SeedStyles.all)
    func theFirstStylesAreAsTheyWereInSwift(style: TransitionStyle) throws {
        #expect(try #require(Styles.builtIn.all.first { $0.name == style.name }) == style)
    }

    /// Design §6.
    @Test func hasTheSetOfTheContract() {
        #expect(
            Styles.builtIn.all.map(\.name) == [
                "photo-zoom", "card-zoom", "card-zoom-opaque", "ios-photos", "material-container",
                "material-container-arc", "flutter-hero", "compose-shared-bounds", "view-transition",
                "motion-layout", "photoswipe", "medium-zoom", "fade",
            ])
    }

    /// systems.md (b) and uikit.md §7: the times of each, present and dismiss. Critically damped springs settle to
    /// 0.001 after 9.233413 / ω.
    @Test(arguments: [
        ("ios-photos", 505.7, 505.7), ("material-container", 500, 400), ("material-container-arc", 500, 400),
        ("flutter-hero", 300, 300), ("compose-shared-bounds", 461.67, 461.67), ("view-transition", 250, 250),
        ("motion-layout", 450, 450), ("photoswipe", 333, 333), ("medium-zoom", 300, 300), ("fade", 300, 300),
    ])
    func keepsTheTimesOfItsSource(name: String, present: Double, dismiss: Double) throws {
        let style = try #require(Styles.builtIn.all.first { $0.name == name })
        #expect(abs(style.timing.present.durationMs - present) < 0.05)
        #expect(abs(style.timing.dismiss.durationMs - dismiss) < 0.05)
    }

    /// Where the numbers of each come from: a project or a standard, and the file or the rule in it.
    private static let sources: [String: [String]] = [
        "photo-zoom": ["mtj0928/TransitionSample", "Transition.swift"],
        "card-zoom": ["tungfam/CustomTransitionTutorial", "Animator.swift"],
        "card-zoom-opaque": ["card-zoom", "Hero"],
        "ios-photos": ["UISpringTimingParameters()", "iOS 17"],
        "material-container": ["material-components-android ac7e18ef", "MaterialContainerTransform.java"],
        "material-container-arc": ["material-components-android ac7e18ef", "MaterialArcMotion"],
        "flutter-hero": ["flutter/flutter", "widgets/heroes.dart"],
        "compose-shared-bounds": ["androidx", "SharedTransitionScope.kt"],
        "view-transition": ["w3c/csswg-drafts", "css-view-transitions-1"],
        "motion-layout": ["motiondivision/motion 13.1.1", "mix-values.ts"],
        "photoswipe": ["dimsemenov/PhotoSwipe 5.4.4", "src/js/opener.js"],
        "medium-zoom": ["francoischalifour/medium-zoom", "src/medium-zoom.js"],
        "fade": ["UIModalTransitionStyle.crossDissolve"],
    ]

    @Test(arguments: Styles.builtIn.all.map(\.name))
    func namesTheSourceOfEach(name: String) throws {
        let served = answer(.get, "/v1/styles/\(name)")
        #expect(served.status == 200 && served.json?["name"]?.string == name)
        let origin = try #require(served.json?["origin"]?.string)
        for part in try #require(Self.sources[name]) { #expect(origin.contains(part), "\(origin)") }
    }

    /// A companion could not be told from such a layer.
    @Test func builtInLayersHaveNamesThatNoElementMayHave() {
        for style in Styles.builtIn.all {
            for layer in style.layers where layer.name != "image" {
                let element = ("/source/elements/\(layer.name)", #"{"frame": null}"#)
                #expect(Sample.answer(element).status == 422, "\(style.name): \(layer.name)")
            }
        }
    }

    /// What is served, sent back as the style of a request, is answered as its name is.
    @Test(arguments: Styles.builtIn.all.map(\.name), ["present", "dismiss"])
    func servesWhatMayBeSent(name: String, direction: String) throws {
        let whole = try #require(answer(.get, "/v1/styles/\(name)").json)
        let sent = Sample.answer(("/style", whole.text), ("/direction", "\"\(direction)\""))
        #expect(sent.status == 200, "\(sent.text.prefix(300))")
        #expect(
            sent.text == Sample.answer(("/style", "\"\(name)\""), ("/direction", "\"\(direction)\"")).text)
    }

    @Test func listsTheStylesWhole() throws {
        let listed = try #require(answer(.get, "/v1/styles").json?["styles"]?.array)
        #expect(listed == Styles.builtIn.all.map { answer(.get, "/v1/styles/\($0.name)").json ?? .null })
    }

    @Test func knowsNoOthers() {
        let missing = answer(.get, "/v1/styles/photozoom")
        #expect(missing.status == 404)
        #expect(missing.json?["detail"]?.string?.contains("photo-zoom") == true)
        #expect(answer(.get, "/v1/styles/").status == 404)
        #expect(answer(.get, "/v1/styles/fade/x").status == 404)
        let posted = answer(.post, "/v1/styles/fade", body: [1])
        #expect(posted.status == 405)
        #expect(posted.field("Allow") == "GET, HEAD, OPTIONS")
    }

    private static func file(_ text: String) -> StyleFile {
        StyleFile(path: "own.json", bytes: Array(text.utf8))
    }

    /// A new style is a file and nothing else.
    @Test func takesAStyleFromAFile() throws {
        let file = Self.file(
            """
            {"name": "quick", "durationMs": 120, "layers": [
               {"name": "image", "kind": "image", "of": "source.image",
                "tracks": [{"property": "window"}, {"property": "image"}]}]}

            """)
        let service = Service(styles: try Styles(files: [file]))
        let body = Sample.transition.with("/style", .document("\"quick\"")).text
        let answer = answer(.post, "/v1/transitions", body: Array(body.utf8), service: service)
        #expect(answer.json?["durationMs"]?.number == 120)
        #expect(answer.json?["layers"]?.array?.count == 3)
        let listed = SegueAPITests.answer(.get, "/v1/styles", service: service).json?["styles"]?.array
        #expect(listed?.last?["name"]?.string == "quick")
        #expect(listed?.count == Styles.builtIn.all.count + 1)
    }

    @Test func saysAllThatIsWrongWithFiles() {
        let taken = #"{"name": "fade", "durationMs": -1, "layers": []}"#
        let files = [Self.file(taken), Self.file("{"), Self.file(#"{"durationMs": 1, "layers": 1}"#)]
        do throws(StyleFile.Faults) {
            _ = try Styles(files: files)
            Issue.record("nothing is said")
        } catch {
            let pointers = error.sentences.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
            #expect(
                pointers == [
                    "own.json: /layers", "own.json: /durationMs", "own.json: /name", "own.json: At",
                    "own.json: /layers", "own.json: /name",
                ])
        }
    }

    @Test func takesEachNameOnce() {
        let style =
            #"{"name": "own", "durationMs": 1, "layers": [{"name": "a", "kind": "backdrop", "tracks": []}]}"#
        #expect(throws: StyleFile.Faults.self) { try Styles(files: [Self.file(style), Self.file(style)]) }
    }
}
