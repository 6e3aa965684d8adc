/// How a picture follows a finger, and what a release makes of it.
///
/// A law is plain data: a new one is a new value, never a new branch where a picture is dragged.
public struct GestureLaw: Equatable, Sendable {
    public var name: String
    /// Where its numbers come from.
    public var origin: String
    public var right: Following
    public var left: Following
    public var down: Following
    public var up: Following
    public var shrinking: Shrinking
    /// What a picture shrinks about.
    public var pivot: Pivot
    public var progress: Measure
    public var release: Release
    /// Take the picture to either end when it is released.
    public var finishing: Spring
    public var cancelling: Spring

    /// The fastest release, in whole remaining ways a second (Apple's PhotoTransitioning sample).
    static let fastestRelease = 35.0

    /// The longest that a release takes to settle, in milliseconds.
    public var longestSettlingMs: Double {
        let fastest = [-Self.fastestRelease, 0, Self.fastestRelease]
        return [finishing, cancelling].flatMap { spring in
            fastest.map { spring.starting(at: $0).settlingDuration * 1000 }
        }.reduce(0, max)
    }

    /// A length that is given, or that is a part of the container's side along an axis.
    public enum Length: Equatable, Sendable {
        case points(Double)
        case share(Double)

        func points(along side: Double) -> Double {
            switch self {
            case .points(let points): points
            case .share(let share): share * side
            }
        }
    }

    public enum Axis: Equatable, Sendable {
        case horizontal, vertical
    }

    /// How far the picture goes for the way of a finger in one direction.
    public enum Following: Equatable, Sendable {
        /// A part of the way: 1 is with the finger, 0 nowhere.
        case factor(Double)
        /// Ever more slowly, by a logarithm that starts with the finger.
        case logarithm(distance: Double)
        /// Ever more slowly, up to the container's side.
        case rubberBand(Double)
        /// As far as a shrunken container leaves room, and no further than `most`; in the container's side by an
        /// easing.
        case room(shrunkTo: Double, gap: Double, most: Double, Easing)
    }

    /// How large the picture is.
    public enum Shrinking: Equatable, Sendable {
        case none
        /// Down to `least` as the cosine of an angle whose tangent is the way down in distances.
        case cosine(least: Double, distance: Double)
        /// Straight, both up and down, to `least` after a part of the container's height.
        case straight(least: Double, share: Double)
        /// To `least` after the container's width, by an easing.
        case eased(least: Double, Easing)
    }

    public enum Pivot: Equatable, Sendable {
        case touch, container
    }

    /// How far a drag is along.
    public struct Measure: Equatable, Sendable {
        public var axis: Axis
        /// Where it is 1.
        public var distance: Length
        /// Whether the way of the picture counts, and not that of the finger.
        public var isOfPicture: Bool
        /// Whether both directions count; else only down or right does, and the other one is below 0.
        public var isTwoSided: Bool
        public var easing: Easing
    }

    /// When a release finishes.
    public struct Release: Equatable, Sendable {
        /// What of the velocity is left after a millisecond, to tell how far the picture would run on; 0 where it
        /// would not.
        public var decelerationRate: Double
        /// How far it must get along the axis of the progress, in the measure's way.
        public var distance: Length
        /// Whether a velocity against the drag is a change of mind.
        public var isCancelledByReturn: Bool
    }
}

/// How far something that is thrown runs on, as `UIScrollView` decelerates (WWDC 2018, session 803).
enum MomentumProjection {
    /// - Parameters:
    ///   - velocity: In points a second.
    ///   - decelerationRate: What of it is left after a millisecond; 0..<1.
    static func distance(velocity: Double, decelerationRate: Double) -> Double {
        velocity / 1000 * decelerationRate / (1 - decelerationRate)
    }
}
