import SegueJSON

/// The bounds of what a request may say. Each keeps the arithmetic finite or the work small.
///
/// The rules are computed, so that they are constants where numbers are compared with them: what is stored must
/// be asked each time whether it is made already.
enum Limits {
    /// The largest length or coordinate, in points or pixels.
    static let length = 1e9
    /// Lengths on both sides of 0.
    static var coordinates: NumberRule { .within(-length...length) }
    static var lengths: NumberRule { .within(0...length) }
    static var positiveLengths: NumberRule { NumberRule(0...length, isLowerExcluded: true) }
    /// Pixels per point, of a screen or a picture.
    static var scales: NumberRule { .within(0.001...1000) }
    /// The coefficients of a transform.
    static var factors: NumberRule { .within(-1000...1000) }
    /// Angles, many turns of them.
    static var degrees: NumberRule { .within(-1_000_000...1_000_000) }
    static var unit: NumberRule { .within(0...1) }
    /// One hour, in milliseconds.
    static var times: NumberRule { .within(0...3_600_000) }
    /// Percentages of CSS may lie outside of 0...1.
    static var anchors: NumberRule { .within(-1_000_000...1_000_000) }
    /// How far the control points of an easing may overshoot.
    static var overshoots: NumberRule { .within(-100...100) }
    /// How many steps an easing may have, and how many points.
    static let steps = 1000
    static let easingPoints = 256
    /// The mass, stiffness and damping of a spring.
    static var springConstants: NumberRule { .within(0.001...1_000_000) }
    /// In whole ways a second.
    static var velocities: NumberRule { .within(-1000...1000) }
    /// At 1 a spring swings for ever, at -1 it never moves; the same range as that of damping fractions.
    static var bounces: NumberRule { .within(-0.999...0.999) }
    static var dampingFractions: NumberRule { .within(0.001...1000) }
    /// Below, the amplitude may be small from the start, so that no time tells how stiff a spring is.
    static var dampingRatios: NumberRule { .within(0.01...1) }
    /// In seconds. The constants of a slower spring would be of few digits.
    static var responses: NumberRule { .within(0.001...60) }
    /// What a spring is made for, in milliseconds.
    static var springTimes: NumberRule { .within(1...60_000) }
    /// The sizes of the two ends are divided by each other.
    static var fontSizes: NumberRule { .within(0.001...10_000) }
    /// Of a finger, in points a second.
    static var speeds: NumberRule { .within(-1_000_000...1_000_000) }
    static var fontScales: NumberRule { .within(0...1_000_000) }
    static var upscales: NumberRule { NumberRule(0...1_000_000, isLowerExcluded: true) }

    /// How many elements a layout may have.
    static let elements = 64
    /// In how many places an element may be.
    static let candidates = 64
    /// How many layers may be said to be on screen: those of both layouts' elements, and of the style.
    static let resumedLayers = 256
    /// How many screens a tree may have, and how many of them one may hold.
    static let screens = 1000
    static let children = 256
    /// How long a name or id may be, in Unicode scalars, as JSON Schema counts.
    static let nameLength = 64
    /// How many bars may cover an element.
    static let occluders = 16
    /// How many views a tree may have, one in the other or side by side.
    static let views = 10_000
    /// How many layers a style may have, tracks each of them, and keyframes each of those in one direction.
    static let styleLayers = 32
    static let styleTracks = 8
    static let styleKeyframes = 16
    /// How long a text about the origin of a style may be, in Unicode scalars.
    static let originLength = 500
    /// How many items one request may have.
    static let items = 1000
    /// How many times may be sampled.
    static let sampleTimes = 5000
    /// How many sampled layers, all times together, one answer may have.
    static let sampledLayers = 100_000
    /// How far off sampled values may be, in points.
    static var tolerances: NumberRule { .within(0.001...1000) }
    static var framesPerSecond: NumberRule { NumberRule(0...1000, isLowerExcluded: true) }
}
