import SegueKit
import Testing

@Suite struct LawTests {
    /// A hundred thousand scenes in all.
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func theyHoldForEveryScene(seed: UInt64) {
        var scenes = RandomScenes(seed: seed)
        var zooms = 0
        for index in 0..<25_000 {
            let planner = scenes.next()
            let transition = planner.transition
            if transition.strategy == .zoom { zooms += 1 }
            let laws = Laws(transition, mode: planner.style.calculationMode[planner.direction])
            guard let violation = laws.violation else { continue }
            Issue.record("scene \(index): \(violation)\n\(planner)")
            return
        }
        // The laws of a picture that travels say nothing where none does; a quarter of the scenes only fade.
        #expect(zooms > 7_500)
    }
}
