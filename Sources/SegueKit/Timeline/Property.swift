/// What of a layer changes over a transition.
public enum Property: CaseIterable, Sendable {
    /// The part of the container that an image is seen through; a rectangle in the container's space.
    case window
    /// Where the whole image lies; a rectangle in the container's space.
    case image
    /// Where a snapshot is stretched to; a rectangle in the container's space.
    case frame
    /// The radii of a window's or a frame's corners, in points.
    case cornerRadii
    /// The size of the text relative to the view the snapshot is taken from.
    case fontScale
    /// 0...1
    case opacity
}

extension Property {
    /// What kind of value a property has.
    public enum Kind: Sendable {
        case scalar, rect, radii
    }

    @inlinable
    public var kind: Kind {
        switch self {
        case .window, .image, .frame: .rect
        case .cornerRadii: .radii
        case .fontScale, .opacity: .scalar
        }
    }
}

/// A property of a layer and its values.
public struct PropertyTrack: Equatable, Sendable {
    public let curve: Curve
    // Behind the curve it takes no more room than what the curve leaves.
    public let property: Property

    public enum Values: Equatable, Sendable {
        case scalar(Track<Double>)
        case rect(Track<Rect>)
        case radii(Track<CornerRadii>)
    }

    /// The values of `curve` must be of the property's kind.
    init(_ property: Property, _ curve: Curve) {
        self.property = property
        self.curve = curve
    }

    /// A number over time: the size of a text or an opacity.
    public init(_ property: Property, _ track: Track<Double>) { self.init(property, track.curve) }
    /// A rectangle over time.
    public init(_ property: Property, _ track: Track<Rect>) { self.init(property, track.curve) }
    /// The radii of corners over time.
    public init(_ property: Property, _ track: Track<CornerRadii>) { self.init(property, track.curve) }

    /// The track with the type of its values.
    public var values: Values {
        switch property.kind {
        case .scalar: .scalar(Track(curve))
        case .rect: .rect(Track(curve))
        case .radii: .radii(Track(curve))
        }
    }

    /// The same property, at its end value from the start on.
    public var atEnd: PropertyTrack {
        PropertyTrack(property, Curve(constant: curve.end, .linear))
    }
}
