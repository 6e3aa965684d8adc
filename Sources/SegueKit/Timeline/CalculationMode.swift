/// How values between keyframes are found (`CAAnimationCalculationMode`).
public enum CalculationMode: CaseIterable, Sendable {
    /// Straight from keyframe to keyframe.
    case linear
    /// A smooth curve through all keyframes: Kochanek-Bartels splines with no tension, continuity or bias,
    /// whose ends reflect the neighbouring value. Two keyframes give a straight line.
    case cubic
}

/// How the tangents of the cubic calculation mode follow keyframes that are unevenly spaced in time.
public enum TangentScaling: CaseIterable, Sendable {
    /// The same tangent on both sides of a keyframe, whatever the spacing.
    case uniform
    /// Tangents in proportion to the length of the segment, as Kochanek and Bartels (1984, §5) adjust them.
    case nonUniform
}
