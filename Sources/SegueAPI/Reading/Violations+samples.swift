import SegueJSON
import SegueKit

enum SamplesMember: Int, MemberName {
    case framesPerSecond, count
    static let table = MemberTable<SamplesMember>()
}

extension Violations {
    /// How often an answer is sampled: `framesPerSecond` or `count`, exactly one of them.
    mutating func sampleRate(_ value: JSONValue?) -> Samples.Rate? {
        guard let members = members(of: value, as: SamplesMember.self) else { return nil }
        let rate = number(members[.framesPerSecond], Limits.framesPerSecond)
        let count = integer(members[.count], in: 2...Limits.sampleTimes)
        if members[.framesPerSecond] != nil, let both = members[.count] {
            report(.notAllowed, at: both, "must not be sent together with `framesPerSecond`; choose one")
        } else if members[.framesPerSecond] == nil, members[.count] == nil {
            report(.required, member: "count", of: members.object, "is required, or `framesPerSecond`")
        }
        return rate.map(Samples.Rate.framesPerSecond) ?? count.map(Samples.Rate.count)
    }
}
