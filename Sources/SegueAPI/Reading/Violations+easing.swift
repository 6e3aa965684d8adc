import SegueJSON
import SegueKit

enum EasingMember: Int, MemberName {
    case cubicBezier, steps, linear, spring
    static let table = MemberTable<EasingMember>()
}

enum StepsMember: Int, MemberName {
    case count, position
    static let table = MemberTable<StepsMember>()
}

enum EasingPointMember: Int, MemberName {
    case at, value
    static let table = MemberTable<EasingPointMember>()
}

/// An easing of a whole transition, and how long it takes by nature.
struct Pacing: Equatable, Sendable {
    var easing: Easing
    /// In milliseconds; nil where it is stretched to any duration.
    var durationMs: Double?
}

extension Violations {
    /// A named easing, or one of one's own.
    mutating func pacing(_ value: JSONValue?) -> Pacing? {
        guard let value else { return nil }
        if value.kind == .string {
            return choice(value, of: Vocabularies.easings, or: "an object").map { Pacing(easing: $0) }
        }
        guard value.kind == .object else {
            reportType(of: value, "the name of an easing or an object")
            return nil
        }
        let members = Members<EasingMember>(of: value, reportingTo: &self)
        checkIsSingle(members)
        let curve = cubicBezier(members[.cubicBezier])
        let (steps, points) = (steps(members[.steps]), points(members[.linear]))
        let spring = spring(members[.spring])
        return (curve ?? steps ?? points).map { Pacing(easing: $0) } ?? spring
    }

    /// Reports an easing that has no form, or every form after the first.
    private mutating func checkIsSingle(_ members: Members<EasingMember>) {
        let forms = EasingMember.allCases.filter { members[$0] != nil }
        guard let first = forms.first else {
            return report(
                .required, member: "cubicBezier", of: members.object,
                "is required, or `steps`, `linear` or `spring`")
        }
        for form in forms.dropFirst() {
            report(
                .notAllowed, member: "\(form)", of: members.object,
                "must not be sent together with `\(first)`; choose one")
        }
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

    private mutating func steps(_ value: JSONValue?) -> Easing? {
        guard let members = members(of: value, as: StepsMember.self) else { return nil }
        let position = choice(members[.position], of: Vocabularies.stepPositions) ?? .jumpEnd
        let counts = position.fewestSteps...Limits.steps
        guard let count = integer(required(.count, of: members), in: counts) else { return nil }
        return .steps(Steps(count, position))
    }

    /// The points of CSS `linear()`, in order.
    private mutating func points(_ value: JSONValue?) -> Easing? {
        guard let elements = elements(of: value, count: 2...Limits.easingPoints) else { return nil }
        var stops: [PiecewiseLinear.Stop] = []
        var (earliest, isWhole) = (0.0, true)
        for element in elements {
            guard let stop = point(element, notBefore: earliest) else {
                isWhole = false
                continue
            }
            earliest = stop.at
            stops.append(stop)
        }
        return isWhole ? .piecewise(PiecewiseLinear(stops)) : nil
    }

    private mutating func point(_ value: JSONValue, notBefore earliest: Double) -> PiecewiseLinear.Stop? {
        guard let members = members(of: value, as: EasingPointMember.self) else { return nil }
        let time = requiredNumber(.at, of: members, .within(earliest...1))
        let progress = requiredNumber(.value, of: members, Limits.overshoots)
        guard let time, let progress else { return nil }
        return PiecewiseLinear.Stop(at: time, value: progress)
    }
}
