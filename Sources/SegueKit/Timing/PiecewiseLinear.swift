/// Progress that runs straight from point to point (CSS Easing 2 §2.2, `linear()`).
public struct PiecewiseLinear: Equatable, Sendable {
    public struct Stop: Equatable, Sendable {
        public var at: Double
        public var value: Double

        public init(at: Double, value: Double) {
            (self.at, self.value) = (at, value)
        }
    }

    /// At least two, in the order of `at`; where two are at the same time, the progress jumps.
    public let stops: [Stop]

    public init(_ stops: [Stop]) {
        precondition(stops.count > 1, "There must be two points")
        precondition(zip(stops, stops.dropFirst()).allSatisfy { $0.at <= $1.at }, "Points must be in order")
        self.stops = stops
    }

    /// Stops so close together are a jump: the quotient of their distances would be of no size.
    private static let shortest = 1e-9

    /// Returns the progress at a time; before the first point and after the last one it runs on as next to them.
    public func value(at time: Double) -> Double {
        let next = stops.firstIndex { $0.at > time } ?? stops.count - 1
        let (from, to) = (stops[max(0, next - 1)], stops[max(1, next)])
        guard to.at - from.at >= Self.shortest else { return time < to.at ? from.value : to.value }
        return from.value.interpolated(to: to.value, by: (time - from.at) / (to.at - from.at))
    }
}
