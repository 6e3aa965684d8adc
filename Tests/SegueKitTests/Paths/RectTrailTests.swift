import SegueKit
import Testing

@Suite struct RectTrailTests {
    private static let from = Rect(x: 20, y: 600, width: 120, height: 90)
    private static let to = Rect(x: 0, y: 100, width: 390, height: 293)

    @Test(arguments: TravelPath.allCases)
    func theEndsAreThoseOfTheRectangles(path: TravelPath) {
        let trail = RectTrail(path, from: Self.from, to: Self.to)
        #expect(isApproximately(trail.rect(at: 0), Self.from))
        #expect(isApproximately(trail.rect(at: 1), Self.to))
    }

    @Test(arguments: TravelPath.allCases.filter { $0 != .flutterRectArc })
    func theCentreTravelsAndTheSizeChangesEvenly(path: TravelPath) {
        let trail = RectTrail(path, from: Self.from, to: Self.to)
        let way = path.trail(from: Self.from.center, to: Self.to.center)
        for progress in [0.1, 0.5, 0.8] {
            #expect(isApproximately(trail.rect(at: progress).center, way.point(at: progress)))
            let size = Self.from.interpolated(to: Self.to, by: progress).size
            #expect(isApproximately(trail.rect(at: progress).size, size))
        }
    }

    /// What does not move, has no way to take and no diagonal, stays.
    @Test func nothingStays() {
        let nothing = Rect(x: 5, y: 5, width: 0, height: 0)
        for path in TravelPath.allCases {
            #expect(RectTrail(path, from: nothing, to: nothing).rect(at: 0.5) == nothing)
        }
    }
}
