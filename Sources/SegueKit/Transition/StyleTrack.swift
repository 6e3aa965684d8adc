/// How a style changes one property of a layer.
public struct StyleTrack: Equatable, Sendable {
    public enum Course: Equatable, Sendable {
        /// From where the layer is when the transition starts to where it is when it has ended.
        case travel(Phase)
        /// From a value over others; a factor of the opacity of the view that is drawn.
        case values(from: Double, [RelativeKeyframe<Double>])
    }

    public let property: Property
    public let course: Directional<Course>
    /// What there is to know of a course, where that is little: most are played without a look at the whole.
    let plain: Directional<PlainCourse?>
    /// In place of the calculation mode of the style; nil where it is that.
    public var calculationMode: CalculationMode?

    public init(
        _ property: Property, _ course: Directional<Course>, calculationMode: CalculationMode? = nil
    ) {
        self.property = property
        self.course = course
        self.calculationMode = calculationMode
        plain = Directional(
            present: PlainCourse(course.present), dismiss: PlainCourse(course.dismiss))
    }
}

/// A course of one straight change, or none.
///
/// It is copied freely, where a `Course` would have its arrays counted, which all threads share.
enum PlainCourse: Equatable, Sendable {
    /// From end to end over the whole progress.
    case travel
    /// From a value, held until a progress, to another one at the end.
    case change(from: Double, at: Double, to: Double)
    case constant(Double)

    /// Nil for courses that have more to them.
    init?(_ course: StyleTrack.Course) {
        switch course {
        case .travel(let phase):
            guard phase.isWhole else { return nil }
            self = .travel
        case .values(let from, let changes):
            guard let change = changes.first else {
                self = .constant(from)
                return
            }
            guard changes.count == 1, change.end >= 1, change.easing.isLinear else { return nil }
            self = .change(from: from, at: change.start, to: change.value)
        }
    }
}

extension StyleTrack {
    /// Whether it may leave the range of its property by its own mode or easings.
    var mayOvershoot: Bool {
        calculationMode?.isCubic == true
            || Direction.allCases.contains { direction in
                switch course[direction] {
                case .travel(let phase): phase.easing.mayOvershoot
                case .values(_, let changes): changes.contains { $0.easing.mayOvershoot }
                }
            }
    }
}

/// A part of a transition, 0...1 of its progress.
public struct Phase: Equatable, Sendable {
    public var start: Double
    public var duration: Double
    public var easing: Easing

    public init(start: Double = 0, duration: Double = 1, easing: Easing = .linear) {
        self.start = start
        self.duration = duration
        self.easing = easing
    }

    public static let whole = Phase()

    /// Whether it is `whole`, told without a comparison of easings.
    var isWhole: Bool { start == 0 && duration == 1 && easing.isLinear }
}
