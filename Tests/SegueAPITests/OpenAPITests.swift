import Foundation
import SegueExport
import SegueHTTP
import SegueJSON
import SegueKit
import Testing

@testable import SegueAPI

/// Holds the description to the code, in both directions.
@Suite struct OpenAPITests {
    private let document: OpenAPIDocument

    init() throws {
        document = try OpenAPIDocument()
    }

    @Test func describesEveryRoute() {
        let described = document.paths.flatMap { path, operations in
            operations.keys.map { "\($0.uppercased()) \(path)" }
        }
        let routes = Service.routes(isReady: { true }).map { "\($0.method.rawValue) \($0.path)" }
        #expect(Set(described) == Set(routes))
        #expect(described.count == routes.count)
    }

    @Test func saysItsVersion() {
        #expect((document.root["info"] as? OpenAPIDocument.Object)?["version"] as? String == Service.version)
    }

    @Test(arguments: [("/openapi.yaml", "application/yaml"), ("/openapi.json", "application/json")])
    func isServedForAShortTime(path: String, type: String) {
        let answer = answer(.get, path)
        #expect(answer.status == 200)
        #expect(answer.field("Content-Type") == type)
        #expect(answer.field("Cache-Control") == "public, max-age=300")
    }

    /// The words of each schema, as the code has them.
    private static let words: [(String, [String])] = [
        ("StyleName", Styles.builtIn.all.map(\.name)),
        ("ContentMode", ContentModes.all.keywords.names),
        ("Rounding", Vocabularies.roundings.keywords.names),
        ("OrientationName", Vocabularies.orientations.keywords.names),
        ("ScreenType", Vocabularies.screenTypes.keywords.names),
        ("EasingName", Vocabularies.easings.keywords.names),
        ("Direction", Direction.allCases.map(\.wireText)),
        ("GestureLaw", Vocabularies.gestureLaws.keywords.names),
        ("GesturePhase", Vocabularies.gesturePhases.keywords.names),
        ("Motion", Vocabularies.motions.keywords.names),
        ("Snap", Snap.allCases.map(\.wireText)),
        ("ImageMotion", ImageMotion.allCases.map(\.wireText)),
        ("TravelPath", TravelPath.allCases.map(\.wireText)),
        ("Reverse", Reverse.allCases.map(\.wireText)),
        ("ScaleInterpolation", ScaleInterpolation.allCases.map(\.wireText)),
        ("CalculationMode", CalculationMode.allCases.map(\.wireText)),
        ("Strategy", Strategy.allCases.map(\.wireText)),
        ("Reason", Reason.allCases.map(\.wireText)),
        ("LayerKind", Layer.Kind.allCases.map(\.wireText)),
        ("WarningCode", Warning.Code.allCases.map(\.wireText)),
        ("ViolationCode", Violation.Code.allCases.map(\.rawValue)),
    ]

    @Test(arguments: words)
    func hasTheSameWords(schema: String, words: [String]) throws {
        #expect(try document.values(schema) == Set(words))
    }

    @Test func hasTheSameWordsOfStyles() throws {
        let contents = Vocabularies.styleScreens.keywords.names + Vocabularies.stylePictures.keywords.names
        #expect(try document.values("StyleContent") == Set(contents))
        #expect(try document.values("StyleFit") == Set(Vocabularies.fits.keywords.names))
        #expect(try document.values("ContainerFit") == Set(Vocabularies.containerFits.keywords.names))
        #expect(try document.values("StyleOpening") == Set(Vocabularies.openings.keywords.names))
        #expect(try document.values("Compositing") == Set(Vocabularies.compositings.keywords.names))
        #expect(try document.values("StyleProperty") == Set(Property.allCases.map(\.wireText)))
    }

    @Test func hasTheSameStepPositions() throws {
        let outer = try document.values("StepPosition")
        let inner = try document.values("InnerSteps", "position")
        #expect(outer.isDisjoint(with: inner))
        #expect(outer.union(inner) == Set(Vocabularies.stepPositions.keywords.names))
    }

    @Test func hasTheSameLayoutDirections() throws {
        let names = Vocabularies.layoutDirections.keywords.names
        #expect(try document.values("Container", "layoutDirection") == Set(names))
    }

    /// Every property is in one kind of track, and in the same kind of sampled track.
    @Test(arguments: ["Track", "SampledTrack"])
    func hasTheSameProperties(union: String) throws {
        let words = try ["RectProperty", "CornerProperty", "NumberProperty"].map { try document.values($0) }
        let all = Property.allCases.map(\.wireText)
        #expect(words.reduce(into: Set()) { $0.formUnion($1) } == Set(all))
        #expect(words.map(\.count).reduce(0, +) == all.count)
        let mapping = (try document.schema(union)["discriminator"] as? OpenAPIDocument.Object)?["mapping"]
        #expect(Set((mapping as? OpenAPIDocument.Object ?? [:]).keys) == Set(all))
    }

    @Test func hasTheSameActions() throws {
        let view = ViewReference(.source)
        let actions: [Event.Action] = [
            .add(layer: "a"), .remove(layer: "a"), .hide(view), .show(view), .complete(finished: true),
        ]
        #expect(try document.values("EventAction") == Set(actions.map(\.word)))
    }

    @Test func hasTheSameProblems() throws {
        let refusal = Problem.refused(.bodyTooLarge(limit: 1))
        let types = [
            Problem.notFound("/").type,
            Problem.malformedJSON(SyntaxError(byteOffset: 0, cause: .tooDeep)).type,
            Problem.unsupportedMediaType("").type, refusal.type, "/problems/invalid-body",
        ]
        #expect(try document.values("ProblemType") == Set(types))
    }
}

extension Event.Action {
    /// The word on the wire; a new action does not compile without one.
    fileprivate var word: String {
        switch self {
        case .add: "add"
        case .remove: "remove"
        case .hide: "hide"
        case .show: "show"
        case .complete: "complete"
        }
    }
}
