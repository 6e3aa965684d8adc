import SegueKit
import Testing

@testable import SegueAPI

@Suite struct StyleSummaryTests {
    @Test func saysHowAStyleIsPlayed() {
        #expect(StyleSummary(.photoZoom).summary == "zoom, 400 ms, linear")
        #expect(StyleSummary(.cardZoom).summary == "zoom, 1250 ms, cubic")
    }

    @Test func saysWhenTheWayBackTakesAnotherTime() {
        var style = TransitionStyle.fade
        style.timing.dismiss.durationMs = 250
        #expect(StyleSummary(style).summary == "fade, 300 ms, back 250 ms, linear")
    }

    @Test func hasARowForEveryStyle() {
        #expect(Service.styles.map(\.name) == TransitionStyle.builtIn.map(\.name))
        #expect(Service.styles.allSatisfy { !$0.origin.isEmpty })
    }
}
