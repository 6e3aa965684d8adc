/// How values between keyframes are found (`CAAnimationCalculationMode`).
public enum CalculationMode: CaseIterable, Sendable {
    /// Straight from keyframe to keyframe.
    case linear
    /// From keyframe to keyframe all at once.
    case discrete
    /// Straight, and with the same speed from the first keyframe to the last: their times follow their distances.
    case paced
    /// A smooth curve through all keyframes: Kochanek-Bartels splines with no tension, continuity or bias,
    /// whose ends reflect the neighbouring value. Two keyframes give a straight line.
    case cubic
    /// The curve of `cubic` at the times of `paced`, its tangents scaled to the lengths of the segments.
    case cubicPaced

    /// Whether the times of keyframes follow their distances.
    var isPaced: Bool { self == .paced || self == .cubicPaced }

    /// Whether values may leave the range between two keyframes.
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How the tangents of a cubic calculation mode follow keyframes that are unevenly spaced in time.
public enum TangentScaling: CaseIterable, Sendable {
    /// The same tangent on both sides of a keyframe, whatever the spacing.
    case uniform
    /// Tangents in proportion to the length of the segment, as Kochanek and Bartels (1984, §5) adjust them.
    case nonUniform
}
