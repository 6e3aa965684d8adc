import SegueKit
import Testing

@Suite struct RectCutTests {
    private static let rect = Rect(x: 0, y: 100, width: 100, height: 200)

    @Test(arguments: [
        ("top", Rect(x: 0, y: 0, width: 100, height: 130), Rect(x: 0, y: 130, width: 100, height: 170)),
        ("bottom", Rect(x: 0, y: 250, width: 100, height: 90), Rect(x: 0, y: 100, width: 100, height: 150)),
        ("left", Rect(x: -5, y: 50, width: 25, height: 300), Rect(x: 20, y: 100, width: 80, height: 200)),
        ("right", Rect(x: 90, y: 50, width: 25, height: 300), Rect(x: 0, y: 100, width: 90, height: 200)),
        (
            "top, not as wide", Rect(x: 20, y: 90, width: 60, height: 20),
            Rect(x: 0, y: 110, width: 100, height: 190)
        ),
        // In a corner, the cut that leaves the most: 100 * 160 against 70 * 200.
        (
            "corner, flat", Rect(x: 0, y: 100, width: 30, height: 40),
            Rect(x: 0, y: 140, width: 100, height: 160)
        ),
        // 100 * 120 against 90 * 200.
        (
            "corner, tall", Rect(x: 90, y: 220, width: 10, height: 80),
            Rect(x: 0, y: 100, width: 90, height: 200)
        ),
        // From side to side, it leaves 140 points above it and 50 below it.
        ("across", Rect(x: -1, y: 240, width: 200, height: 10), Rect(x: 0, y: 100, width: 100, height: 140)),
        ("down", Rect(x: 10, y: 0, width: 10, height: 500), Rect(x: 20, y: 100, width: 80, height: 200)),
    ])
    func barsAreCutOffTheSideTheyTouch(name: String, bar: Rect, rest: Rect) {
        #expect(Self.rect.cut(by: bar) == rest)
    }

    @Test(arguments: [
        Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 100, y: 100, width: 50, height: 200),
        Rect(x: 300, y: 300, width: 5, height: 5), Rect(x: 10, y: 100, width: 0, height: 50),
    ])
    func barsThatDoNotCoverItCutNothing(bar: Rect) {
        #expect(Self.rect.cut(by: bar) == Self.rect)
    }

    @Test func aBarThatTouchesNoSideCutsNothing() {
        #expect(Self.rect.cut(by: Rect(x: 40, y: 150, width: 20, height: 20)) == Self.rect)
    }

    @Test(arguments: [rect, Rect(x: -10, y: -10, width: 1000, height: 1000)])
    func aFullCoverLeavesNothing(bar: Rect) {
        #expect(Self.rect.cut(by: bar) == nil)
    }

    /// The lower edge of both is 0.30000000000000004 one way and 0.3 the other.
    @Test func aBarOnTheVeryEdgeTouchesIt() {
        let rect = Rect(x: 0, y: 0.1, width: 1, height: 0.2)
        for step in 1..<100 {
            let y = 0.1 + Double(step) / 1000
            let rest = rect.cut(by: Rect(x: 0, y: y, width: 1, height: 1))
            #expect(isApproximately(rest, Rect(x: 0, y: 0.1, width: 1, height: y - 0.1)))
        }
    }
}
