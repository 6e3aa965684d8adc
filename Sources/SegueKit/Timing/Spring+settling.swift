extension Spring {
    /// How near the target counts as settled, as a part of the whole way (Core Animation, UIKit).
    public static let settledDistance = 0.001

    /// The time in seconds after which it stays within `settledDistance` of the target; infinite where that takes
    /// longer than can be told.
    ///
    /// Under-damped, it is the time at which the amplitude is that small, as Core Animation has it, or that of a
    /// critical spring of the same decay where that is shorter. Else it is exact.
    public var settlingDuration: Double {
        let (frequency, ratio, velocity) = (self.frequency, dampingRatio, initialVelocity)
        switch regime {
        case .swinging(let swing):
            let decay = ratio * frequency
            let amplitude = 1 + abs(decay - velocity) / swing
            let duration = log(amplitude / Self.settledDistance) / decay
            return min(
                duration, Self.lastTime(from: 0) { (1 + abs(decay - velocity) * $0) * exp(-decay * $0) })
        case .critical:
            let turn = velocity == frequency ? 0 : velocity / (frequency * (velocity - frequency))
            return Self.lastTime(from: max(0, turn), distance)
        case .creeping(let slow, let fast):
            let share = (fast + velocity) / (fast - slow)
            let ratio = (share - 1) * fast / (share * slow)
            let turns = ratio > 1 && ratio.isFinite
            return Self.lastTime(from: turns ? log(ratio) / (slow - fast) : 0, distance)
        }
    }

    private func distance(at seconds: Double) -> Double { abs(value(at: seconds) - 1) }

    /// Returns the last time at which a distance is not settled, where it only shrinks after its `turn` and crosses
    /// `settledDistance` once at most before.
    static func lastTime(from turn: Double, _ distance: (Double) -> Double) -> Double {
        func isOpen(_ time: Double) -> Bool { distance(time) >= settledDistance }
        var (low, high) = isOpen(turn) ? (turn, max(1, 2 * turn)) : (0, turn)
        while isOpen(high), high < .infinity { (low, high) = (high, 2 * high) }
        guard high < .infinity else { return .infinity }
        for _ in 0..<200 where high - low > 1e-15 * high {
            let middle = (low + high) / 2
            if isOpen(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
