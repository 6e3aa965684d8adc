/// How progress runs over time, over a whole transition or from one keyframe to the next.
public enum Easing: Equatable, Sendable {
    case linear
    case cubicBezier(UnitBezier)

    // The named curves of CSS Easing 1 §2.2.1 and of CAMediaTimingFunctionName; the numbers are the same.
    public static let ease = Easing.cubicBezier(UnitBezier(0.25, 0.1, 0.25, 1))
    public static let easeIn = Easing.cubicBezier(UnitBezier(0.42, 0, 1, 1))
    public static let easeOut = Easing.cubicBezier(UnitBezier(0, 0, 0.58, 1))
    public static let easeInOut = Easing.cubicBezier(UnitBezier(0.42, 0, 0.58, 1))

    /// Returns the progress at a time; 0 at 0 and 1 at 1, between them it may overshoot.
    public func value(at time: Double) -> Double {
        switch self {
        case .linear: time
        case .cubicBezier(let curve): curve.value(at: time)
        }
    }
}
