import SegueJSON
import SegueKit

enum CornerMember: Int, MemberName {
    case topLeft, topRight, bottomRight, bottomLeft
    static let table = MemberTable<CornerMember>()
}

enum FractionMember: Int, MemberName {
    case fraction
    static let table = MemberTable<FractionMember>()
}

extension Violations {
    /// One radius, four radii whose missing corners are 0, or a fraction of the shorter side.
    @inline(__always)
    mutating func cornerRadius(_ value: JSONValue?) -> CornerRadius? {
        guard let value else { return nil }
        return cornerRadius(of: value)
    }

    private mutating func cornerRadius(of value: JSONValue) -> CornerRadius? {
        switch value.kind {
        case .number: return number(value, Limits.lengths).map { .radii(CornerRadii($0)) }
        case .object where value.members.contains(where: { $0.key.matches("fraction") }):
            let members = Members<FractionMember>(of: value, reportingTo: &self)
            return number(members[.fraction], Limits.unit).map { .fraction($0) }
        case .object: return corners(value)
        default: return wrongType(of: value, "a number or an object of corners or of a fraction")
        }
    }

    private mutating func corners(_ value: JSONValue) -> CornerRadius {
        let members = Members<CornerMember>(of: value, reportingTo: &self)
        return .radii(
            CornerRadii(
                topLeft: number(members[.topLeft], Limits.lengths) ?? 0,
                topRight: number(members[.topRight], Limits.lengths) ?? 0,
                bottomRight: number(members[.bottomRight], Limits.lengths) ?? 0,
                bottomLeft: number(members[.bottomLeft], Limits.lengths) ?? 0))
    }
}
