import SegueJSON
import SegueKit

enum RectMember: Int, MemberName {
    case x, y, width, height
    static let table = MemberTable<RectMember>()
}

enum PointMember: Int, MemberName {
    case x, y
    static let table = MemberTable<PointMember>()
}

enum SizeMember: Int, MemberName {
    case width, height
    static let table = MemberTable<SizeMember>()
}

enum InsetsMember: Int, MemberName {
    case top, left, bottom, right
    static let table = MemberTable<InsetsMember>()
}

extension Violations {
    mutating func rect(_ value: JSONValue?) -> Rect? {
        guard let value else { return nil }
        return plainRect(value, as: RectMember.self) ?? rect(of: value)
    }

    /// A rectangle as most are sent, whose four numbers are right and in the order of `Name`; nil for others, which
    /// are read by their names.
    @inline(__always)
    func plainRect<Name: MemberName>(_ value: JSONValue, as name: Name.Type) -> Rect? {
        fourNumbers(of: value, named: name, Limits.coordinates, Limits.lengths).map {
            Rect(x: $0.x, y: $0.y, width: $0.z, height: $0.w)
        }
    }

    private mutating func rect(of value: JSONValue) -> Rect? {
        guard let members = members(of: value, as: RectMember.self) else { return nil }
        let x = requiredNumber(.x, of: members, Limits.coordinates)
        let y = requiredNumber(.y, of: members, Limits.coordinates)
        let width = requiredNumber(.width, of: members, Limits.lengths)
        let height = requiredNumber(.height, of: members, Limits.lengths)
        guard let x, let y, let width, let height else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// A rectangle, or null where there is none.
    mutating func nullableRect(_ value: JSONValue?) -> Rect? {
        value?.isNull == true ? nil : rect(value)
    }

    mutating func point(_ value: JSONValue?, _ rule: NumberRule) -> Point? {
        guard let members = members(of: value, as: PointMember.self) else { return nil }
        let x = requiredNumber(.x, of: members, rule)
        let y = requiredNumber(.y, of: members, rule)
        guard let x, let y else { return nil }
        return Point(x: x, y: y)
    }

    mutating func pixelSize(_ value: JSONValue?) -> PixelSize? {
        guard let members = members(of: value, as: SizeMember.self) else { return nil }
        let width = requiredNumber(.width, of: members, Limits.lengths)
        let height = requiredNumber(.height, of: members, Limits.lengths)
        guard let width, let height else { return nil }
        return PixelSize(width: width, height: height)
    }

    /// One number for all four sides, or an object whose missing sides are 0.
    @inline(__always)
    mutating func insets(_ value: JSONValue?) -> Insets? {
        guard let value else { return nil }
        return insets(of: value)
    }

    private mutating func insets(of value: JSONValue) -> Insets? {
        if value.kind == .number {
            return number(value, Limits.lengths).map { Insets(top: $0, left: $0, bottom: $0, right: $0) }
        }
        guard value.kind == .object else { return wrongType(of: value, "a number or an object of sides") }
        let members = Members<InsetsMember>(of: value, reportingTo: &self)
        return Insets(
            top: number(members[.top], Limits.lengths) ?? 0,
            left: number(members[.left], Limits.lengths) ?? 0,
            bottom: number(members[.bottom], Limits.lengths) ?? 0,
            right: number(members[.right], Limits.lengths) ?? 0)
    }

    /// Reports a value that is none of the kinds a member may have.
    mutating func wrongType<Value>(of value: JSONValue, _ requirement: String) -> Value? {
        reportType(of: value, requirement)
        return nil
    }
}
