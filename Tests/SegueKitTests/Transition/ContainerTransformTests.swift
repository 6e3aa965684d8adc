import Testing

@testable import SegueKit

@Suite struct ContainerTransformTests {
    private static let cell = Rect(x: 266, y: 100, width: 124, height: 124)
    private static let upright = Rect(x: 0, y: 0, width: 390, height: 844)
    private static let wide = Rect(x: 0, y: 0, width: 844, height: 390)

    /// The width where the larger one is at least as high for its width as the other; so there and back.
    @Test(arguments: [(upright, true), (wide, false), (Rect(x: 9, y: 9, width: 300, height: 300), true)])
    func fitsTheWidthOfUprightViewers(viewer: Rect, fitsWidth: Bool) {
        let transform = ContainerTransform()
        #expect(transform.fitsWidth(from: Self.cell, to: viewer) == fitsWidth)
        #expect(transform.fitsWidth(from: viewer, to: Self.cell) == fitsWidth)
    }

    @Test(arguments: [upright, wide])
    func fitsWhatItIsTold(viewer: Rect) {
        #expect(ContainerTransform(fit: .width).fitsWidth(from: Self.cell, to: viewer))
        #expect(!ContainerTransform(fit: .height).fitsWidth(from: Self.cell, to: viewer))
    }

    @Test func saysWhereItsPartsStartAndEnd() {
        let transform = ContainerTransform(
            scale: Phase(start: 0.125, duration: 0.5), shapeMask: Phase(start: 0.25, duration: 0.25))
        #expect(transform.borders == [0.125, 0.625, 0, 1, 0.25, 0.5])
    }

    /// Nothing before, everything after; an easing that overshoots is cut off, and no time at all is a jump.
    @Test(arguments: [
        (Phase(start: 0.25, duration: 0.5), 0.1, 0.0), (Phase(start: 0.25, duration: 0.5), 0.5, 0.5),
        (Phase(start: 0.25, duration: 0.5), 0.75, 1), (Phase(start: 0.25, duration: 0.5), 0.9, 1),
        (Phase(start: 0.5, duration: 0), 0.5, 0), (Phase(start: 0.5, duration: 0), 0.51, 1),
        (Phase(easing: .cubicBezier(UnitBezier(0.5, 4, 0.5, 4))), 0.5, 1),
        (Phase(easing: .cubicBezier(UnitBezier(0.5, -4, 0.5, -4))), 0.5, 0),
    ])
    func phasesHaveParts(phase: Phase, progress: Double, part: Double) {
        #expect(isApproximately(phase.part(at: progress), part))
    }
}
