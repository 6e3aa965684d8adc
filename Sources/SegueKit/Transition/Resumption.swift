/// A running transition to start from.
public struct Resumption: Equatable, Sendable {
    public enum State: Equatable, Sendable {
        /// What has elapsed of the duration, 0...1, before the pacing.
        case elapsed(Double)
        /// What is on screen now.
        case layers([LayerState])
    }

    public var state: State
    /// In whole remaining ways a second, towards where it goes now; nil: as it is running.
    public var velocity: Double?
    /// Whether it turns back to its start.
    public var isReversed: Bool

    public init(_ state: State, velocity: Double? = nil, isReversed: Bool = false) {
        self.state = state
        self.velocity = velocity
        self.isReversed = isReversed
    }
}

/// What a layer looks like at a moment.
public struct LayerState: Equatable, Sendable {
    /// The layer's name, or that of the element that it draws.
    public var name: String
    public var values: [PropertyValue]

    public init(name: String, values: [PropertyValue]) {
        self.name = name
        self.values = values
    }

    subscript(property: Property) -> Components? {
        values.first { $0.property == property }?.components
    }
}

/// A property and its value.
public struct PropertyValue: Equatable, Sendable {
    public let property: Property
    /// Of the property's kind; in its range.
    public let components: Components

    /// The size of a text or an opacity.
    public init(_ property: Property, _ value: Double) { self.init(property, value.components) }
    /// Where a picture or a snapshot lies, in the container's space.
    public init(_ property: Property, _ value: Rect) { self.init(property, value.components) }
    /// The radii of corners.
    public init(_ property: Property, _ value: CornerRadii) { self.init(property, value.components) }

    init(_ property: Property, _ components: Components) {
        self.property = property
        self.components = components
    }
}
