import SegueJSON
import SegueKit

enum SamplesMember: Int, MemberName {
    case framesPerSecond, count, tolerance
    static let table = MemberTable<SamplesMember>()
}

extension Violations {
    /// How often an answer is sampled: `framesPerSecond`, `count` or `tolerance`, exactly one of them.
    ///
    /// - Parameter limit: How many times there may be.
    mutating func sampleRate(_ value: JSONValue?, limit: Int) -> Samples.Rate? {
        guard let members = members(of: value, as: SamplesMember.self) else { return nil }
        let rate = number(members[.framesPerSecond], Limits.framesPerSecond)
        let count = integer(members[.count], in: 2...Limits.sampleTimes)
        let tolerance = number(members[.tolerance], Limits.tolerances)
        checkChoice(of: members)
        return rate.map(Samples.Rate.framesPerSecond) ?? count.map(Samples.Rate.count)
            ?? tolerance.map { .tolerance($0, limit: limit) }
    }

    private mutating func checkChoice(of members: Members<SamplesMember>) {
        let names: [SamplesMember] = [.framesPerSecond, .count, .tolerance]
        let sent = names.filter { members[$0] != nil }
        for extra in sent.dropFirst() {
            guard let value = members[extra] else { continue }
            report(.notAllowed, at: value, "must not be sent together with `\(sent[0])`; choose one")
        }
        if sent.isEmpty {
            report(
                .required, member: "count", of: members.object,
                "is required, or `framesPerSecond` or `tolerance`")
        }
    }
}
