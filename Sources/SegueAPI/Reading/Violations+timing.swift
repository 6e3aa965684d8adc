import SegueJSON
import SegueKit

enum TimingMember: Int, MemberName {
    case durationMs, delayMs, pacing, calculationMode, imageMotion
    static let table = MemberTable<TimingMember>()
}

enum EasingMember: Int, MemberName {
    case cubicBezier
    static let table = MemberTable<EasingMember>()
}

extension Violations {
    /// Returns a style with what a request says of its timing.
    mutating func style(_ style: TransitionStyle, timedBy value: JSONValue?) -> TransitionStyle {
        guard let members = members(of: value, as: TimingMember.self) else { return style }
        var timed = style
        if let duration = number(members[.durationMs], Limits.times) {
            timed.timing.present.durationMs = duration
            timed.timing.dismiss.durationMs = duration
        }
        if let delay = number(members[.delayMs], Limits.times) {
            timed.timing.present.delayMs = delay
            timed.timing.dismiss.delayMs = delay
        }
        if let pacing = easing(members[.pacing]) {
            timed.timing.present.pacing = pacing
            timed.timing.dismiss.pacing = pacing
        }
        if let mode = choice(members[.calculationMode], of: Vocabularies.calculationModes) {
            timed.calculationMode = .both(mode)
        }
        if let motion = choice(members[.imageMotion], of: Vocabularies.imageMotions) {
            timed.imageMotion = .both(motion)
        }
        return timed
    }

    /// A named easing, or a cubic Bézier of one's own.
    mutating func easing(_ value: JSONValue?) -> Easing? {
        guard let value else { return nil }
        if value.kind == .string { return choice(value, of: Vocabularies.easings, or: "an object") }
        guard value.kind == .object else { return wrongType(of: value, "the name of an easing or an object") }
        let members = Members<EasingMember>(of: value, reportingTo: &self)
        return cubicBezier(required(.cubicBezier, of: members))
    }

    private mutating func cubicBezier(_ value: JSONValue?) -> Easing? {
        guard let elements = elements(of: value, count: 4...4) else { return nil }
        var coordinates: [Double] = []
        for (index, element) in elements.enumerated() {
            // Time runs forwards only while the x of both control points lie in 0...1.
            let rule = index.isMultiple(of: 2) ? Limits.unit : Limits.overshoots
            if let coordinate = number(element, rule) { coordinates.append(coordinate) }
        }
        guard coordinates.count == 4 else { return nil }
        return .cubicBezier(UnitBezier(coordinates[0], coordinates[1], coordinates[2], coordinates[3]))
    }
}
