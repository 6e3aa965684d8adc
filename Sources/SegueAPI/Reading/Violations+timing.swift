import SegueJSON
import SegueKit

enum TimingMember: Int, MemberName {
    case durationMs, delayMs, pacing, calculationMode, imageMotion, path, reverse, scaleInterpolation
    static let table = MemberTable<TimingMember>()
}

extension Violations {
    /// Returns a style with what a request says of its timing.
    mutating func style(
        _ style: consuming TransitionStyle, timedBy value: JSONValue?
    ) -> TransitionStyle {
        guard let members = members(of: value, as: TimingMember.self) else { return style }
        var timed = style
        let pacing = pacing(members[.pacing])
        // A spring takes its own time where no other is given.
        if let duration = number(members[.durationMs], Limits.times) ?? pacing?.durationMs {
            timed.timing.present.durationMs = duration
            timed.timing.dismiss.durationMs = duration
        }
        if let delay = number(members[.delayMs], Limits.times) {
            timed.timing.present.delayMs = delay
            timed.timing.dismiss.delayMs = delay
        }
        if let pacing {
            timed.timing.present.pacing = pacing.easing
            timed.timing.dismiss.pacing = pacing.easing
        }
        if let mode = choice(members[.calculationMode], of: Vocabularies.calculationModes) {
            timed.calculationMode = .both(mode)
        }
        if let motion = choice(members[.imageMotion], of: Vocabularies.imageMotions) {
            timed.imageMotion = .both(motion)
        }
        readTravel(members, into: &timed.travel)
        return timed
    }

    private mutating func readTravel(
        _ members: Members<TimingMember>, into travel: inout Directional<Travel>
    ) {
        if let path = choice(members[.path], of: Vocabularies.paths) {
            (travel.present.path, travel.dismiss.path) = (path, path)
        }
        if let reverse = choice(members[.reverse], of: Vocabularies.reverses) {
            (travel.present.reverse, travel.dismiss.reverse) = (reverse, reverse)
        }
        if let scale = choice(members[.scaleInterpolation], of: Vocabularies.scaleInterpolations) {
            (travel.present.scaleInterpolation, travel.dismiss.scaleInterpolation) = (scale, scale)
        }
    }
}
