import Glibc

/// What the standard library lacks; the one file that calls the C library.
enum Mathematics {
    /// The angle is in radians.
    static func sine(_ angle: Double) -> Double { sin(angle) }

    /// The angle is in radians.
    static func cosine(_ angle: Double) -> Double { cos(angle) }
}
