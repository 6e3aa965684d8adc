import SegueKit
import Testing

@Suite struct ScalingTests {
    // CSS Images 3 §5.5: fill, contain, cover, none, scale-down; Flutter's fitWidth and fitHeight.
    @Test(arguments: [
        (Scaling.stretch, Size(width: 1200, height: 900), Size(width: 300, height: 200)),
        (.fit, Size(width: 1200, height: 900), Size(width: 800.0 / 3, height: 200)),
        (.fill, Size(width: 1200, height: 900), Size(width: 300, height: 225)),
        (.none, Size(width: 1200, height: 900), Size(width: 1200, height: 900)),
        (.scaleDown, Size(width: 1200, height: 900), Size(width: 800.0 / 3, height: 200)),
        (.fitWidth, Size(width: 1200, height: 900), Size(width: 300, height: 225)),
        (.fitHeight, Size(width: 1200, height: 900), Size(width: 800.0 / 3, height: 200)),
        (.stretch, Size(width: 30, height: 10), Size(width: 300, height: 200)),
        (.fit, Size(width: 30, height: 10), Size(width: 300, height: 100)),
        (.fill, Size(width: 30, height: 10), Size(width: 600, height: 200)),
        (.none, Size(width: 30, height: 10), Size(width: 30, height: 10)),
        (.scaleDown, Size(width: 30, height: 10), Size(width: 30, height: 10)),
        (.fitWidth, Size(width: 30, height: 10), Size(width: 300, height: 100)),
        (.fitHeight, Size(width: 30, height: 10), Size(width: 600, height: 200)),
    ])
    func everyRuleGivesItsSize(scaling: Scaling, picture: Size, drawn: Size) {
        #expect(isApproximately(scaling.size(for: picture, in: Size(width: 300, height: 200)), drawn))
    }

    @Test(arguments: [
        (Scaling.stretch, 2.0, Size(width: 60, height: 20)), (.fit, 2.0, Size(width: 60, height: 20)),
        (.fill, 2.0, Size(width: 60, height: 20)), (.none, 2.0, Size(width: 30, height: 10)),
        (.scaleDown, 2.0, Size(width: 30, height: 10)), (.none, 0.5, Size(width: 15, height: 5)),
        (.scaleDown, 0.5, Size(width: 15, height: 5)), (.fit, 100.0, Size(width: 300, height: 100)),
        (.fitWidth, 2.0, Size(width: 60, height: 20)), (.fitHeight, 2.0, Size(width: 60, height: 20)),
        // Each side is limited by itself where the aspect ratio is not kept anyway.
        (.stretch, 15.0, Size(width: 300, height: 150)),
    ])
    func noRuleEnlargesBeyondTheMaximum(scaling: Scaling, maximum: Double, drawn: Size) {
        let size = scaling.size(
            for: Size(width: 30, height: 10), in: Size(width: 300, height: 200), maximumScale: maximum)
        #expect(isApproximately(size, drawn))
    }

    @Test func aSideThatMeetsTheBoundsIsAsLongAsThemToTheLastDigit() {
        for width in 1...300 {
            let bounds = Size(width: 0.1 * Double(width), height: 17.3)
            let picture = Size(width: 4032, height: 3024)
            let fitted = Scaling.fit.size(for: picture, in: bounds)
            let filled = Scaling.fill.size(for: picture, in: bounds)
            #expect(Scaling.fitWidth.size(for: picture, in: bounds).width == bounds.width)
            #expect(Scaling.fitHeight.size(for: picture, in: bounds).height == bounds.height)
            #expect(fitted.width == bounds.width || fitted.height == bounds.height)
            #expect(filled.width == bounds.width || filled.height == bounds.height)
            #expect(fitted.width <= bounds.width && fitted.height <= bounds.height)
            #expect(filled.width >= bounds.width && filled.height >= bounds.height)
        }
    }
}
