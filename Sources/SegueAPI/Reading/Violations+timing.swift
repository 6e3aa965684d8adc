import SegueJSON
import SegueKit

enum TimingMember: Int, MemberName {
    case durationMs, delayMs, pacing, calculationMode, imageMotion, path, reverse, scaleInterpolation
    static let table = MemberTable<TimingMember>()
}

extension Violations {
    /// Reads what a request says of the timing of a style into it.
    mutating func read(timing value: JSONValue, into timed: inout TransitionStyle) {
        guard let members = members(of: value, as: TimingMember.self) else { return }
        let pacing = pacing(members[.pacing])
        // A spring takes its own time where no other is given.
        if let duration = number(members[.durationMs], Limits.times) {
            timed.takes(duration, from: .duration)
        } else if let duration = pacing?.durationMs {
            timed.takes(duration, from: .pacing)
        }
        if let delay = number(members[.delayMs], Limits.times) {
            timed.timing.present.delayMs = delay
            timed.timing.dismiss.delayMs = delay
        }
        if let pacing {
            timed.timing.present.pacing = pacing.easing
            timed.timing.dismiss.pacing = pacing.easing
            timed.isRetimed = true
        }
        if let mode = choice(members[.calculationMode], of: Vocabularies.calculationModes) {
            timed.calculationMode = .both(mode)
            timed.isRetimed = true
        }
        if let motion = choice(members[.imageMotion], of: Vocabularies.imageMotions) {
            timed.imageMotion = .both(motion)
        }
        readTravel(members, into: &timed.travel)
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

extension TransitionStyle {
    /// Has both directions take a time in milliseconds.
    fileprivate mutating func takes(_ durationMs: Double, from source: DurationSource) {
        timing.present.durationMs = durationMs
        timing.dismiss.durationMs = durationMs
        durationSource = source
    }
}
