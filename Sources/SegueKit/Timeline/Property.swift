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

/// A property of a layer and its values.
public struct PropertyTrack: Equatable, Sendable {
    public var property: Property
    public var values: Values

    public enum Values: Equatable, Sendable {
        case scalar(Track<Double>)
        case rect(Track<Rect>)
        case radii(Track<CornerRadii>)
    }

    public init(_ property: Property, _ values: Values) {
        self.property = property
        self.values = values
    }

    public init(_ property: Property, _ track: Track<Double>) { self.init(property, .scalar(track)) }
    public init(_ property: Property, _ track: Track<Rect>) { self.init(property, .rect(track)) }
    public init(_ property: Property, _ track: Track<CornerRadii>) { self.init(property, .radii(track)) }

    /// The same property, at its end value from the start on.
    public var atEnd: PropertyTrack {
        switch values {
        case .scalar(let track): PropertyTrack(property, Track(constant: track.end))
        case .rect(let track): PropertyTrack(property, Track(constant: track.end))
        case .radii(let track): PropertyTrack(property, Track(constant: track.end))
        }
    }
}
