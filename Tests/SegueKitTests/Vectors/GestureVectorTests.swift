import Testing

@testable import SegueKit

@Suite struct GestureVectorTests {
    private static func drag(_ law: GestureLaw, height: Double, touch: Point = Point(x: 0, y: 0)) -> Drag {
        Drag(law: law, container: Size(width: 390, height: height), touch: touch)
    }

    @Test(arguments: Vectors.uikit.of("photosSwipeDown"))
    func photosPullsDown(vector: Vector) {
        let (translation, expected) = (vector.input["translation"].point, vector.expected)
        // The picture's middle lies at the origin, so the touch is its own distance from it.
        let drag = Self.drag(.iosPhotos, height: 844, touch: vector.input["touchOffsetFromCenter"].point)
        let (way, center) = (expected["translation"].point, expected["centerDelta"].point)
        #expect(
            isApproximately(drag.scale(at: translation), expected["scale"].number, within: vector.tolerance))
        #expect(
            isApproximately(
                drag.progress(at: translation), expected["progress"].number, within: vector.tolerance))
        #expect(isApproximately(drag.way(of: translation).x, way.x, within: vector.tolerance))
        #expect(isApproximately(drag.way(of: translation).y, way.y, within: vector.tolerance))
        let middle = drag.place(Rect(x: -20, y: -15, width: 40, height: 30), at: translation).center
        #expect(isApproximately(middle.x, center.x, within: vector.tolerance))
        #expect(isApproximately(middle.y, center.y, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("fluidPhotoPan"))
    func thoseLikePhotosShrinkAndFade(vector: Vector) {
        let translation = Point(x: 0, y: vector.input["dy"].number)
        let drag = Self.drag(.rubberBand, height: vector.input["height"].number)
        let alpha = 1 - min(1, max(0, drag.progress(at: translation)))
        #expect(isApproximately(alpha, vector.expected["backgroundAlpha"].number, within: vector.tolerance))
        let scale = drag.scale(at: translation)
        #expect(isApproximately(scale, vector.expected["scale"].number, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("momentumProjection"))
    func momentumRunsOn(vector: Vector) {
        let distance = MomentumProjection.distance(
            velocity: vector.input["velocity"].number,
            decelerationRate: vector.input["decelerationRate"].number)
        #expect(isApproximately(distance, vector.expected.number, within: vector.tolerance))
    }

    @Test(arguments: Vectors.styles.of("photoswipe.verticalDragBackground"))
    func photoSwipeFadesTheBackground(vector: Vector) {
        let drag = Self.drag(.photoSwipe, height: vector.input["viewportH"].number)
        let ways = vector.input["panDelta"].numbers
        let factors = ways.map { way in
            1 - min(1, max(0, drag.progress(at: Point(x: 0, y: way / 0.6))))
        }
        #expect(
            isApproximately(factors, vector.expected["bgOpacityFactor"].numbers, within: vector.tolerance))
        let offset = drag.way(of: Point(x: 0, y: 100)).y
        #expect(offset == vector.expected["imageOffsetForFingerDelta100"].number)
    }

    /// The pan of these vectors is the picture's, and the velocity the finger's in pixels a millisecond.
    @Test(arguments: Vectors.styles.of("photoswipe.dragDecision"))
    func photoSwipeDecides(vector: Vector) {
        let drag = Self.drag(.photoSwipe, height: vector.input["viewportH"].number)
        let cases = vector.input["cases"].items
        #expect(cases.count == 4)
        for (index, item) in cases.enumerated() {
            let (pan, speed) = (item["pan"].number, item["velocityPxPerMs"].number * 1000)
            let runOn = MomentumProjection.distance(
                velocity: speed, decelerationRate: drag.law.release.decelerationRate)
            let projected = vector.expected["projected"][index].number
            #expect(isApproximately(pan + runOn, projected, within: vector.tolerance))
            let finishes = drag.finishes(at: Point(x: 0, y: pan / 0.6), Point(x: 0, y: speed))
            #expect(finishes == vector.expected["close"][index].isTrue)
        }
    }
}
