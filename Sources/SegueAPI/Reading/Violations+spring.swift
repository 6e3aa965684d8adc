import SegueJSON
import SegueKit

enum SpringMember: Int, MemberName {
    case mass, stiffness, damping, allowsOverdamping
    case durationMs, bounce
    case response, dampingFraction
    case dampingRatio
    case initialVelocity
    static let table = MemberTable<SpringMember>()
}

/// The ways to say what a spring is like.
private enum SpringForm: CaseIterable {
    case dampingRatio, response, bounce, physical

    /// What tells it from the others; the first form that has one of these is meant.
    var marks: [SpringMember] {
        switch self {
        case .dampingRatio: [.dampingRatio]
        case .response: [.response, .dampingFraction]
        case .bounce: [.bounce, .durationMs]
        case .physical: [.mass, .stiffness, .damping, .allowsOverdamping]
        }
    }

    func takes(_ member: SpringMember) -> Bool {
        marks.contains(member) || member == .initialVelocity
            || self == .dampingRatio && member == .durationMs
    }
}

extension Violations {
    /// A spring in any of its forms. It takes as long as it needs to settle, an hour at most, or what it is made to
    /// settle in.
    mutating func spring(_ value: JSONValue?) -> Pacing? {
        guard let members = members(of: value, as: SpringMember.self) else { return nil }
        let form = SpringForm.allCases.first { $0.marks.contains { members[$0] != nil } } ?? .physical
        checkMembers(members, of: form)
        let velocity = number(members[.initialVelocity], Limits.velocities) ?? 0
        guard let spring = spring(form, members, velocity) else { return nil }
        let given = form == .dampingRatio ? members[.durationMs]?.number : nil
        // It may be so soft that it never settles in any time that can be told.
        let duration = given ?? min(spring.settlingDuration * 1000, Limits.times.upper)
        return Pacing(easing: .spring(spring), durationMs: duration)
    }

    private mutating func checkMembers(_ members: Members<SpringMember>, of form: SpringForm) {
        let mark = form.marks.first { members[$0] != nil }
        for member in SpringMember.allCases where members[member] != nil && !form.takes(member) {
            report(
                .notAllowed, member: "\(member)", of: members.object,
                "must not be sent together with `\(mark ?? member)`")
        }
    }

    private mutating func spring(
        _ form: SpringForm, _ members: Members<SpringMember>, _ velocity: Double
    ) -> Spring? {
        switch form {
        case .physical: return physicalSpring(members, velocity)
        case .bounce:
            let duration = requiredNumber(.durationMs, of: members, Limits.springTimes)
            let bounce = number(members[.bounce], Limits.bounces) ?? 0
            return duration.map { Spring(duration: $0 / 1000, bounce: bounce, initialVelocity: velocity) }
        case .response:
            let response = requiredNumber(.response, of: members, Limits.responses)
            let fraction = requiredNumber(.dampingFraction, of: members, Limits.dampingFractions)
            guard let response, let fraction else { return nil }
            return Spring(response: response, dampingFraction: fraction, initialVelocity: velocity)
        case .dampingRatio:
            let ratio = requiredNumber(.dampingRatio, of: members, Limits.dampingRatios)
            let duration = requiredNumber(.durationMs, of: members, Limits.springTimes)
            guard let ratio, let duration else { return nil }
            return Spring(
                dampingRatio: ratio, settlingDuration: duration / 1000, initialVelocity: velocity)
        }
    }

    private mutating func physicalSpring(_ members: Members<SpringMember>, _ velocity: Double) -> Spring? {
        let mass = number(members[.mass], Limits.springConstants) ?? 1
        let stiffness = requiredNumber(.stiffness, of: members, Limits.springConstants)
        let damping = requiredNumber(.damping, of: members, Limits.springConstants)
        let allowsOverdamping = boolean(members[.allowsOverdamping]) ?? true
        guard let stiffness, let damping else { return nil }
        return Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowsOverdamping: allowsOverdamping)
    }
}
