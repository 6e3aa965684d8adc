import SegueJSON
import SegueKit

enum TransformMember: Int, MemberName {
    case a, b, c, d, tx, ty
    static let table = MemberTable<TransformMember>()
}

/// The members that turn and scale a view.
struct TransformMembers {
    var transform: JSONValue?
    var scale: JSONValue?
    var rotation: JSONValue?
}

extension Violations {
    /// The transform of a view: six coefficients, or a scale and then a rotation, each of which may be left out.
    mutating func transform(_ members: TransformMembers) -> AffineTransform? {
        guard members.transform != nil else { return scaledAndTurned(members.scale, members.rotation) }
        for other in [members.scale, members.rotation] {
            guard let other else { continue }
            report(
                .notAllowed, at: other, "must not be sent together with `transform`, which holds all of it")
        }
        return transform(members.transform)
    }

    private mutating func scaledAndTurned(_ scale: JSONValue?, _ rotation: JSONValue?) -> AffineTransform? {
        if scale == nil, rotation == nil { return .identity }
        let scaled = scale == nil ? AffineTransform.identity : self.scale(scale)
        guard let degrees = number(rotation, Limits.degrees) else { return scaled }
        return scaled.map { AffineTransform(rotationInDegrees: degrees).after($0) }
    }

    /// Coefficients as `CGAffineTransform` and CSS `matrix()` have them; missing ones change nothing.
    private mutating func transform(_ value: JSONValue?) -> AffineTransform? {
        guard let members = members(of: value, as: TransformMember.self) else { return nil }
        let transform = AffineTransform(
            a: number(members[.a], Limits.factors) ?? 1, b: number(members[.b], Limits.factors) ?? 0,
            c: number(members[.c], Limits.factors) ?? 0, d: number(members[.d], Limits.factors) ?? 1,
            tx: number(members[.tx], Limits.coordinates) ?? 0,
            ty: number(members[.ty], Limits.coordinates) ?? 0)
        if transform.factors.smallest >= ViewTree.smallestFactor { return transform }
        report(
            .notAllowed, at: members.object, "must be a transform that can be inverted; this one flattens all"
        )
        return nil
    }

    /// One factor for both directions, or one for each; negative ones mirror.
    private mutating func scale(_ value: JSONValue?) -> AffineTransform? {
        guard let value else { return nil }
        if value.kind == .number {
            return factor(value).map { AffineTransform(scaleX: $0, y: $0) }
        }
        guard value.kind == .object else { return wrongType(of: value, "a number or an object of x and y") }
        let members = Members<PointMember>(of: value, reportingTo: &self)
        let x = members[.x] == nil ? 1 : factor(members[.x])
        let y = members[.y] == nil ? 1 : factor(members[.y])
        guard let x, let y else { return nil }
        return AffineTransform(scaleX: x, y: y)
    }

    private mutating func factor(_ value: JSONValue?) -> Double? {
        guard let value, let factor = number(value, Limits.factors) else { return nil }
        if Limits.scales.accepts(abs(factor)) { return factor }
        report(
            .outOfRange, at: value,
            "must be at least \(Limits.scales.lower), or at most -\(Limits.scales.lower), is \(factor)")
        return nil
    }
}
