import SegueJSON
import SegueKit

enum TimingMember: Int, MemberName {
    case durationMs, delayMs, pacing, calculationMode, imageMotion, path, reverse, scaleInterpolation
    static let table = MemberTable<TimingMember>()
}

extension Violations {
    /// Returns a style with what a request says of its timing.
    mutating func style(_ style: TransitionStyle, timedBy value: JSONValue?) -> TransitionStyle {
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
        timed.calculationMode =
            choice(members[.calculationMode], of: Vocabularies.calculationModes) ?? style.calculationMode
        timed.imageMotion = choice(members[.imageMotion], of: Vocabularies.imageMotions) ?? style.imageMotion
        readTravel(members, into: &timed.travel)
        return timed
    }

    private mutating func readTravel(_ members: Members<TimingMember>, into travel: inout Travel) {
        if let path = choice(members[.path], of: Vocabularies.paths) { travel.path = path }
        if let reverse = choice(members[.reverse], of: Vocabularies.reverses) { travel.reverse = reverse }
        if let scale = choice(members[.scaleInterpolation], of: Vocabularies.scaleInterpolations) {
            travel.scaleInterpolation = scale
        }
    }
}
