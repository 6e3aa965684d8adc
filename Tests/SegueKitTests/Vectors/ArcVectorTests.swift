import SegueKit
import Testing

@Suite struct ArcVectorTests {
    @Test(arguments: Vectors.arc.of("material.arcMotion") + Vectors.arc.of("material.arcMotion.overshoot"))
    func materialArcs(vector: Vector) {
        let trail = TravelPath.materialArc.trail(
            from: vector.input["start"].point, to: vector.input["end"].point)
        Self.expect(trail, at: vector.input["progress"], vector)
    }

    @Test(arguments: Vectors.arc.of("android.arcMotion"))
    func androidArcs(vector: Vector) {
        let input = vector.input
        let trail = Trail.androidArc(
            from: input["start"].point, to: input["end"].point,
            minimumHorizontalAngle: input["minimumHorizontalAngle"].number,
            minimumVerticalAngle: input["minimumVerticalAngle"].number,
            maximumAngle: input["maximumAngle"].number)
        Self.expect(trail, at: input["progress"], vector)
    }

    @Test(arguments: Vectors.arc.of("flutter.materialPointArc"))
    func flutterArcs(vector: Vector) {
        let trail = TravelPath.flutterCenterArc.trail(
            from: vector.input["begin"].point, to: vector.input["end"].point)
        Self.expect(trail, at: vector.input["t"], vector)
    }

    @Test(
        arguments: Vectors.arc.of("flutter.materialRectCenterArc")
            + Vectors.arc.of("flutter.materialRectArc"))
    func flutterRectangles(vector: Vector) {
        let path: TravelPath = vector.kind.hasSuffix("RectArc") ? .flutterRectArc : .flutterCenterArc
        let trail = RectTrail(path, from: vector.input["begin"].rect, to: vector.input["end"].rect)
        let rects = vector.input["t"].numbers.map(trail.rect(at:))
        #expect(rects.count == 7)
        let expected = vector.expected["rects"].items.map(\.rect)
        #expect(isApproximately(rects, expected, within: vector.tolerance))
    }

    @Test(arguments: Vectors.arc.of("compose.arcSpline"))
    func composeArcs(vector: Vector) throws {
        let paths = ["ArcAbove": TravelPath.composeArcAbove, "ArcBelow": .composeArcBelow]
        let path = try #require(paths[vector.input["mode"].string])
        let trail = path.trail(from: vector.input["start"].point, to: vector.input["end"].point)
        Self.expect(trail, at: vector.input["t"], vector)
    }

    @Test(arguments: Vectors.arc.of("motion.arc"))
    func motionArcs(vector: Vector) {
        let input = vector.input
        let trail = Trail.motionArc(
            from: input["from"].point, to: input["to"].point,
            peak: input["peak"] == .null ? 0.5 : input["peak"].number,
            turn: input["direction"].string == "ccw" ? .counterclockwise : .automatic)
        Self.expect(trail, at: input["t"], vector)
    }

    private static func expect(_ trail: Trail, at times: JSON, _ vector: Vector) {
        let expected = vector.expected["points"].items.map(\.point)
        #expect(expected.count == times.numbers.count && !expected.isEmpty)
        #expect(isApproximately(times.numbers.map(trail.point(at:)), expected, within: vector.tolerance))
    }

    @Test func everyVectorRuns() {
        #expect(
            Vectors.arc.countsByKind == [
                "material.arcMotion": 5, "material.arcMotion.overshoot": 1, "android.arcMotion": 5,
                "flutter.materialPointArc": 9, "flutter.materialRectCenterArc": 5,
                "flutter.materialRectArc": 3, "compose.arcSpline": 3, "motion.arc": 3,
            ])
    }
}
