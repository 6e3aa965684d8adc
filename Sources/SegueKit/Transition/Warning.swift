/// Something a client should know of an answer that is right all the same.
public struct Warning: Equatable, Sendable {
    public enum Code: CaseIterable, Sendable {
        /// The pictures of the two ends have different aspect ratios.
        case aspectMismatch
        /// Two candidates of one element have the same id.
        case duplicateID
        /// A snapshot is stretched unevenly.
        case distortion
        /// Two pictures cross-fade in such a way that what lies behind them shows through.
        case coverageDip
        /// A corner radius was larger than half of the side.
        case radiusLimited
        /// A smooth curve overshoots the range of a property, and its samples are cut off there.
        case overshootClamped
        /// The picture is drawn larger than its size in points.
        case upscaled
        /// Bars cover a part of the picture.
        case partlyOccluded
        /// So short or so long that it may be given in another unit.
        case unusualDuration
        /// A text has another number of lines at the other end.
        case textReflow
    }

    /// What of the request a warning is about.
    public enum Subject: Equatable, Sendable {
        case style
        /// What is said of the motion in place of the style.
        case timing
        /// The duration, and what gave it.
        case duration(DurationSource)
        case element(End, String)
        /// One of an element's candidates, by number.
        case candidate(End, String, Int)
        case cornerRadius(End, String)
        case occluders(End)
        /// The picture of an end, or the whole one.
        case picture(End?)
        case lines(End, String)
    }

    public var code: Code
    public var subject: Subject
    /// A sentence with the measured numbers.
    public var detail: String
    /// What else it is about, which completes the sentence.
    public var related: Subject?

    public init(_ code: Code, _ subject: Subject, _ detail: String, related: Subject? = nil) {
        self.code = code
        self.subject = subject
        self.detail = detail
        self.related = related
    }
}
