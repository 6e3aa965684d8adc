extension Easing {
    /// How many parts of a spring are looked at for each time it swings, and how many altogether at most.
    private static let cellsPerSwing = 12.0
    private static let mostCells = 4096.0

    /// Returns the easing as straight lines between as few points as keep within a tolerance of it.
    ///
    /// Steps and points are straight already and given as they are. A spring takes 0...1 to settle; of one that
    /// swings more than 340 times on its way some swings may be missed.
    ///
    /// - Parameter tolerance: How far progress may be off; greater than zero.
    public func flattened(within tolerance: Double) -> PiecewiseLinear {
        switch self {
        case .linear: PiecewiseLinear([.init(at: 0, value: 0), .init(at: 1, value: 1)])
        case .piecewise(let points): points
        case .steps(let steps): steps.points
        case .cubicBezier(let curve): Self.flattened(within: tolerance, of: curve.value(at:))
        case .path(let path): Self.flattened(within: tolerance, of: path.value(at:))
        case .spring(let spring): Self.flattened(spring, within: tolerance)
        }
    }

    private static func flattened(_ spring: Spring, within tolerance: Double) -> PiecewiseLinear {
        let duration = spring.settlingDuration
        var cells = cellsPerSwing
        if case .swinging(let frequency) = spring.regime { cells += frequency * duration * 2 }
        return flattened(within: tolerance, cells: Int(min(cells, mostCells))) {
            $0 >= 1 ? 1 : spring.value(at: $0 * duration)
        }
    }

    static func flattened(
        within tolerance: Double, cells: Int = 24, of function: @escaping (Double) -> Double
    ) -> PiecewiseLinear {
        let motion = Flattening(within: tolerance, cells: cells) {
            Flattening.Values(repeating: function($0))
        }
        let joints = motion.joints
        return PiecewiseLinear(joints.map { PiecewiseLinear.Stop(at: $0, value: function($0)) })
    }
}

extension Steps {
    /// Two points where a step begins, one before and one after the jump, and the two ends.
    fileprivate var points: PiecewiseLinear {
        var points = [PiecewiseLinear.Stop(at: 0, value: value(at: 0))]
        for step in 1...count {
            let time = Double(step) / Double(count)
            points.append(.init(at: time, value: points[points.count - 1].value))
            // Times such as 1 / 49 fall short of the step they begin by a rounding; its middle does not.
            points.append(.init(at: time, value: step < count ? value(at: time + 0.5 / Double(count)) : 1))
        }
        return PiecewiseLinear(points)
    }
}
