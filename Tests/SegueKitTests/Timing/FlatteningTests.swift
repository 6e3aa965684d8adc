import Testing

@testable import SegueKit

@Suite struct FlatteningTests {
    /// The numbers are flattened together: one that is straight gets the joints of one that is not.
    @Test func allNumbersHaveTheSameJoints() {
        let bent = Flattening(within: 0.01) { Flattening.Values(repeating: $0 * $0) }.joints
        let both = Flattening(within: 0.01) { time in
            var values = Flattening.Values(repeating: time)
            values[7] = time * time
            return values
        }
        #expect(both.joints == bent)
        #expect(bent.count > 2)
        #expect(bent.first == 0 && bent.last == 1 && bent == bent.sorted())
    }

    /// A jump cannot be flattened; it gets joints as near as there are, and ends.
    @Test func aJumpIsCornered() {
        let joints = Flattening(within: 0.01) { Flattening.Values(repeating: $0 < 0.3 ? 0 : 1) }.joints
        #expect(joints.count == 4)
        #expect(joints[2] - joints[1] < 1e-12)
    }
}
