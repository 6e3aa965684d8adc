import SegueKit
import Testing

@Suite struct OrientationTests {
    // TIFF 6.0, tag 274: where row 0 and column 0 of the stored picture are shown.
    @Test(arguments: [
        (1, Point(x: 0.1, y: 0.2)), (2, Point(x: 0.9, y: 0.2)), (3, Point(x: 0.9, y: 0.8)),
        (4, Point(x: 0.1, y: 0.8)), (5, Point(x: 0.2, y: 0.1)), (6, Point(x: 0.8, y: 0.1)),
        (7, Point(x: 0.8, y: 0.9)), (8, Point(x: 0.2, y: 0.9)),
    ])
    func storedPointsAreShownWhereExifHasThem(exif: Int, shown: Point) throws {
        let orientation = try #require(Orientation(rawValue: exif))
        #expect(isApproximately(orientation.shown(Point(x: 0.1, y: 0.2)), shown))
        #expect(orientation.swapsAxes == (exif >= 5))
    }

    @Test(arguments: Orientation.allCases)
    func whatIsShownIsStoredWhereItCameFrom(orientation: Orientation) {
        let part = Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.6)
        let stored = orientation.stored(part)
        let corners = [Point(x: stored.x, y: stored.y), Point(x: stored.maxX, y: stored.maxY)]
            .map(orientation.shown)
        let shown = Rect(
            minX: min(corners[0].x, corners[1].x), minY: min(corners[0].y, corners[1].y),
            maxX: max(corners[0].x, corners[1].x), maxY: max(corners[0].y, corners[1].y))
        #expect(isApproximately(shown, part))
        #expect((stored.width < stored.height) != orientation.swapsAxes)
    }

    @Test func thereAreEight() {
        #expect(Orientation.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7, 8])
    }
}
