import SegueKit
import Testing

@testable import SegueAPI

@Suite struct StyleSummaryTests {
    private static func summary(_ name: String) -> String? {
        Styles.builtIn.summaries.first { $0.name == name }?.summary
    }

    @Test func saysHowAStyleIsPlayed() {
        #expect(Self.summary("photo-zoom") == "zoom, 400 ms, linear")
        #expect(Self.summary("card-zoom") == "zoom, 1250 ms, cubic")
    }

    @Test func saysWhenTheWayBackTakesAnotherTime() throws {
        var style = try #require(Styles.builtIn.all.first { $0.name == "fade" })
        style.timing.dismiss.durationMs = 250
        #expect(StyleSummary(style).summary == "fade, 300 ms, back 250 ms, linear")
    }

    @Test func hasARowForEveryStyle() {
        #expect(Styles.builtIn.summaries.map(\.name) == Styles.builtIn.all.map(\.name))
        #expect(Styles.builtIn.summaries.allSatisfy { !$0.origin.isEmpty })
    }
}
