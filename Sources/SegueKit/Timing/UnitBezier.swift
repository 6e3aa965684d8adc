/// A cubic Bézier from (0, 0) to (1, 1) as a function of time (CSS Easing 1 §2.2).
public struct UnitBezier: Equatable, Sendable {
    public let x1: Double
    public let y1: Double
    public let x2: Double
    public let y2: Double

    /// Creates the curve of two control points; `x1` and `x2` lie in 0...1, so that time runs forwards.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        precondition((0...1).contains(x1) && (0...1).contains(x2), "x1 and x2 must lie in 0...1")
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// Returns the progress at a time; outside of 0...1 it runs on along the tangents of the ends.
    public func value(at time: Double) -> Double {
        if time <= 0 { return time * Self.slope(atStart: x1, y1, x2, y2) }
        if time >= 1 { return 1 + (time - 1) * Self.slope(atStart: 1 - x2, 1 - y2, 1 - x1, 1 - y1) }
        return Self.sample(y1, y2, at: parameter(atX: time))
    }

    /// The gradient where the curve leaves its start. Where the first control point lies on the start, the
    /// second one gives it; where both do, or the curve leaves upright, there is none and it counts as 0 or 1
    /// as the CSS specification has it.
    private static func slope(atStart x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        if x1 > 0 { return y1 / x1 }
        if y1 == 0 && x2 > 0 { return y2 / x2 }
        return y1 == 0 && y2 == 0 ? 1 : 0
    }

    /// Returns the curve's parameter where it reaches a time; 0 < x < 1.
    func parameter(atX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var parameter = x
        // A Newton step that leaves the bracket is replaced by a bisection, so that this always ends.
        for _ in 0..<64 {
            let error = Self.sample(x1, x2, at: parameter) - x
            if abs(error) < Tolerance.solving { break }
            if error > 0 { high = parameter } else { low = parameter }
            let stepped = parameter - error / Self.gradient(x1, x2, at: parameter)
            parameter = stepped > low && stepped < high ? stepped : (low + high) / 2
        }
        return parameter
    }

    /// Returns one coordinate of the curve from those of its control points.
    private static func sample(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let linear = 3 * first
        let quadratic = 3 * (second - first) - linear
        let cubic = 1 - linear - quadratic
        return ((cubic * parameter + quadratic) * parameter + linear) * parameter
    }

    private static func gradient(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let linear = 3 * first
        let quadratic = 3 * (second - first) - linear
        let cubic = 1 - linear - quadratic
        return (3 * cubic * parameter + 2 * quadratic) * parameter + linear
    }
}
