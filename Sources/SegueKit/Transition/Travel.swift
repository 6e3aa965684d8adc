/// How what travels gets from one of its two places to the other.
public struct Travel: Equatable, Sendable {
    public var path = TravelPath.line
    public var reverse = Reverse.retrace
    public var scaleInterpolation = ScaleInterpolation.linear
    /// Whether pictures travel by the container transform of the style, where it has one.
    public var transformsContainer = false

    public init() {}

    /// Whether everything but such a picture runs straight from end to end.
    var isStraight: Bool { path == .line && scaleInterpolation == .linear }
}

/// Which way a picture takes back.
public enum Reverse: CaseIterable, Sendable {
    /// The one that it came along, so that dismissing looks like presenting run backwards.
    case retrace
    /// The one that the path has from there to here, which may bulge to another side.
    case recompute
}

/// How sizes change between the two ends.
public enum ScaleInterpolation: CaseIterable, Sendable {
    /// By equal differences in equal times.
    case linear
    /// By equal ratios in equal times, as a zoom is seen.
    case log
}
