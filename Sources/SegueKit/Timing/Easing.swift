/// How progress runs over time, over a whole transition or from one keyframe to the next.
///
/// What is larger than a Bézier is kept elsewhere, so that the frequent ones are small.
public enum Easing: Equatable, Sendable {
    case linear
    case cubicBezier(UnitBezier)
    case steps(Steps)
    case piecewise(PiecewiseLinear)
    case path(BezierPath)
    /// As a pacing it runs by the clock (see `Timing`); between keyframes it takes the whole segment to settle.
    indirect case spring(Spring)

    // The named curves of CSS Easing 1 §2.2.1 and of CAMediaTimingFunctionName; the numbers are the same.
    public static let ease = Easing.cubicBezier(UnitBezier(0.25, 0.1, 0.25, 1))
    public static let easeIn = Easing.cubicBezier(UnitBezier(0.42, 0, 1, 1))
    public static let easeOut = Easing.cubicBezier(UnitBezier(0, 0, 0.58, 1))
    public static let easeInOut = Easing.cubicBezier(UnitBezier(0.42, 0, 0.58, 1))

    /// Returns the progress at a time; mostly 0 at 0 and 1 at 1, between them it may overshoot.
    ///
    /// Steps and points may have other ends. Those of a transition are exact all the same: see `Timing`.
    public func value(at time: Double) -> Double {
        switch self {
        case .linear: time
        case .cubicBezier(let curve): curve.value(at: time)
        case .steps(let steps): steps.value(at: time)
        case .piecewise(let points): points.value(at: time)
        case .path(let path): path.value(at: time)
        case .spring(let spring): time >= 1 ? 1 : spring.value(at: max(0, time) * spring.settlingDuration)
        }
    }

    @inlinable
    public var isLinear: Bool {
        if case .linear = self { true } else { false }
    }

    /// Whether progress may leave 0...1 on its way.
    var mayOvershoot: Bool {
        switch self {
        case .linear, .steps, .path: false
        case .cubicBezier(let curve): !(0...1).contains(curve.y1) || !(0...1).contains(curve.y2)
        case .piecewise(let points): !points.stops.allSatisfy { (0...1).contains($0.value) }
        case .spring: true
        }
    }
}

extension Easing {
    /// The `emphasized` easing of Material 3.
    public static let emphasized = Easing.path(.emphasized)

    /// Android's `AccelerateDecelerateInterpolator`, half a turn of a cosine, to a hundred-thousandth.
    public static let accelerateDecelerate = Easing.piecewise(
        flattened(within: 1e-5) { (1 - cos($0 * .pi)) / 2 })
}
