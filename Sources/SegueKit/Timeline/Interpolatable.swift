/// The numbers that a value consists of, at most four; those that it lacks are 0.
///
/// One type for all that is animated, so that curves are computed, kept and written by the same code.
/// A vector type of the language has the same operators, but aligns to 32 bytes, for which arrays are slow.
public struct Components: Equatable, Sendable {
    public let x: Double
    public let y: Double
    public let z: Double
    public let w: Double

    @inlinable
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    public static func + (left: Self, right: Self) -> Self {
        Self(left.x + right.x, left.y + right.y, left.z + right.z, left.w + right.w)
    }

    public static func - (left: Self, right: Self) -> Self {
        Self(left.x - right.x, left.y - right.y, left.z - right.z, left.w - right.w)
    }

    /// How long the four numbers are as a vector.
    var length: Double { (x * x + y * y + z * z + w * w).squareRoot() }

    public static func * (value: Self, factor: Double) -> Self {
        Self(value.x * factor, value.y * factor, value.z * factor, value.w * factor)
    }
}

/// A type whose values are numbers side by side, so that a curve can run through any of them.
public protocol Interpolatable: Equatable, Sendable {
    init(components: Components)
    var components: Components { get }
}

extension Interpolatable {
    /// Returns the value a fraction of the way to `end`, exact at 0 and 1; outside of them it extrapolates.
    public func interpolated(to end: Self, by fraction: Double) -> Self {
        Self(components: components.interpolated(to: end.components, by: fraction))
    }
}

extension Components: Interpolatable {
    public init(components: Components) { self = components }
    public var components: Components { self }

    public func interpolated(to end: Self, by fraction: Double) -> Self {
        self * (1 - fraction) + end * fraction
    }
}

extension Double: Interpolatable {
    @inlinable
    public init(components: Components) { self = components.x }
    @inlinable
    public var components: Components { Components(self, 0, 0, 0) }
}

extension Point: Interpolatable {
    @inlinable
    public init(components: Components) { self.init(x: components.x, y: components.y) }
    @inlinable
    public var components: Components { Components(x, y, 0, 0) }
}

extension Rect: Interpolatable {
    @inlinable
    public init(components: Components) {
        self.init(x: components.x, y: components.y, width: components.z, height: components.w)
    }
    @inlinable
    public var components: Components { Components(x, y, width, height) }
}

extension CornerRadii: Interpolatable {
    @inlinable
    public init(components: Components) {
        self.init(
            topLeft: components.x, topRight: components.y, bottomRight: components.z,
            bottomLeft: components.w)
    }
    @inlinable
    public var components: Components { Components(topLeft, topRight, bottomRight, bottomLeft) }
}
