/// The limits below which two numbers count as the same, each with one home.
public enum Tolerance {
    /// Points by which two edges may differ and still be the same edge, relative to the larger rectangle.
    public static let geometry = 1e-9

    /// A side shorter than this, in points or pixels, counts as 0: quotients of lengths up to 1e9 stay finite.
    public static let degenerateSide = 1e-6

    /// The difference in progress at which solving a cubic Bézier stops.
    public static let solving = 1e-12
}
