import SegueKit
import Testing

@Suite struct TrailTests {
    static let ways = [
        (Point(x: 62, y: 500), Point(x: 195, y: 0)), (Point(x: 300, y: 100), Point(x: 0, y: 300)),
        (Point(x: 0, y: 0), Point(x: 0, y: 200)), (Point(x: 50, y: 10), Point(x: -50, y: 10)),
        (Point(x: 7, y: 7), Point(x: 7, y: 7)), (Point(x: -1e9, y: 1e9), Point(x: 1e9, y: -1e9)),
        (Point(x: 0, y: 0), Point(x: 2.1, y: 1e9)), (Point(x: 0, y: 0), Point(x: 1e-300, y: 1e-300)),
    ]

    @Test(arguments: TravelPath.allCases, ways)
    func theEndsAreExactAndAllIsFinite(path: TravelPath, way: (Point, Point)) {
        let trail = path.trail(from: way.0, to: way.1)
        #expect(trail.point(at: 0) == way.0)
        #expect(trail.point(at: 1) == way.1)
        for step in -20...120 {
            let point = trail.point(at: Double(step) / 100)
            #expect(point.x.isFinite && point.y.isFinite)
        }
    }

    /// Where a platform measures its arcs, equal times are equal ways.
    @Test(arguments: [
        TravelPath.line, .materialArc, .androidArc, .flutterCenterArc, .composeArcAbove, .composeArcBelow,
    ])
    func theSpeedIsTheSameThroughout(path: TravelPath) {
        for (start, end) in Self.ways.prefix(4) {
            let trail = path.trail(from: start, to: end)
            let points = (0...100).map { trail.point(at: Double($0) / 100) }
            let ways = zip(points, points.dropFirst()).map { one, other in
                let (dx, dy) = (other.x - one.x, other.y - one.y)
                return (dx * dx + dy * dy).squareRoot()
            }
            let mean = ways.reduce(0, +) / 100
            // A chord of a quarter turn is as much shorter than its arc as it bends.
            #expect(ways.allSatisfy { abs($0 - mean) <= 0.01 * mean })
        }
    }

    /// Upwards Material leaves level and arrives upright; the way back is the same (systems.md (d) 1).
    @Test func materialArcsAreTheSameBothWays() {
        let (start, end) = Self.ways[0]
        let (there, back) = (Trail.materialArc(from: start, to: end), Trail.materialArc(from: end, to: start))
        for step in 0...100 {
            let progress = Double(step) / 100
            #expect(isApproximately(there.point(at: progress), back.point(at: 1 - progress), within: 1e-6))
        }
    }

    /// Above a straight way is less y, whichever way it goes.
    @Test func composeArcsAreAboveOrBelow() {
        for (start, end) in [Self.ways[0], Self.ways[1]] {
            let y = (start.y + end.y) / 2
            func middle(_ isAbove: Bool) -> Double {
                let point = Trail.composeArc(from: start, to: end, isAbove: isAbove).point(at: 0.5)
                // How far below the straight way the point is.
                return point.y
                    - (y + (point.x - (start.x + end.x) / 2) * (end.y - start.y) / (end.x - start.x))
            }
            #expect(middle(true) < -10 && middle(false) > 10)
        }
    }
}
