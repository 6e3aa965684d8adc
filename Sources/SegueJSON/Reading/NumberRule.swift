/// Which numbers a member may have.
///
/// As small as it can be, so that a rule which is broken is handed on in registers: the bounds are computed for
/// messages only.
public struct NumberRule: Equatable, Sendable {
    /// The first and the last number that are not excluded.
    @usableFromInline let first: Double
    @usableFromInline let last: Double
    public let isLowerExcluded: Bool
    public let isUpperExcluded: Bool
    public let isWhole: Bool

    /// Numbers in `range`, bounds included unless they are said to be excluded; an infinite bound is none.
    @inlinable
    public init(
        _ range: ClosedRange<Double>, isLowerExcluded: Bool = false, isUpperExcluded: Bool = false,
        isWhole: Bool = false
    ) {
        first = isLowerExcluded ? range.lowerBound.nextUp : range.lowerBound
        last = isUpperExcluded ? range.upperBound.nextDown : range.upperBound
        self.isLowerExcluded = isLowerExcluded
        self.isUpperExcluded = isUpperExcluded
        self.isWhole = isWhole
    }

    @inlinable public var lower: Double { isLowerExcluded ? first.nextDown : first }
    @inlinable public var upper: Double { isUpperExcluded ? last.nextUp : last }

    @inlinable public static var any: NumberRule { NumberRule(-.infinity ... .infinity) }

    @inlinable
    public static func atLeast(_ minimum: Double) -> NumberRule { NumberRule(minimum ... .infinity) }

    @inlinable
    public static func atMost(_ maximum: Double) -> NumberRule { NumberRule(-.infinity...maximum) }

    @inlinable
    public static func greaterThan(_ bound: Double) -> NumberRule {
        NumberRule(bound ... .infinity, isLowerExcluded: true)
    }

    @inlinable
    public static func lessThan(_ bound: Double) -> NumberRule {
        NumberRule(-.infinity...bound, isUpperExcluded: true)
    }

    @inlinable
    public static func within(_ range: ClosedRange<Double>) -> NumberRule { NumberRule(range) }

    /// The same rule for whole numbers only.
    @inlinable
    public var whole: NumberRule {
        NumberRule(
            lower...upper, isLowerExcluded: isLowerExcluded, isUpperExcluded: isUpperExcluded, isWhole: true)
    }

    @inlinable
    public func accepts(_ number: Double) -> Bool {
        number >= first && number <= last && !(isWhole && number != number.rounded(.towardZero))
    }
}

extension NumberRule {
    /// What a number must be, as in "must be 0...1".
    var requirement: String {
        let noun = isWhole ? "a whole number" : ""
        let space = isWhole && !bounds.isEmpty ? " " : ""
        return "must be \(noun)\(space)\(bounds)"
    }

    private var bounds: String {
        if lower.isFinite, upper.isFinite, !isLowerExcluded, !isUpperExcluded {
            return "\(lower.plainText)...\(upper.plainText)"
        }
        let minimum = "\(isLowerExcluded ? "greater than" : "at least") \(lower.plainText)"
        let maximum = "\(isUpperExcluded ? "less than" : "at most") \(upper.plainText)"
        return [lower.isFinite ? minimum : "", upper.isFinite ? maximum : ""]
            .filter { !$0.isEmpty }.joined(separator: " and ")
    }
}
