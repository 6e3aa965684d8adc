/// What a layer draws: its properties at both ends of the transition.
///
/// The corners are those of the window or of the frame; a text's size is relative to the end that the layer is drawn
/// from. What it does not have is told by a bit: out of an optional, the values would be copied one and all.
struct DrawnView {
    /// By the place of the property.
    private(set) var values = InlineArray<6, Ends<Components>>(repeating: .nothing)
    /// A bit for each property that it has.
    private var properties: UInt8 = 0
    /// Where the two rectangles of a picture bend on their way; none where they run straight.
    var bends: [Bend] = []

    /// A value that a property has at a progress between its ends, straight up to there and from there on.
    struct Bend {
        var property: Property
        var progress: Double
        var value: Components
    }

    /// - Parameter opacity: That of a screen or a backdrop, which has nothing else, where it is not given.
    init(opacity: Ends<Double> = Ends(source: 1, destination: 1)) {
        set(.opacity, opacity)
    }

    /// Begins another view in the place of the last one, whose values are left where no bit tells of them: there
    /// are too many to clear for each layer.
    mutating func begin(opacity: Ends<Double> = Ends(source: 1, destination: 1)) {
        properties = 0
        if !bends.isEmpty { bends = [] }
        set(.opacity, opacity)
    }

    /// Gives a property its values. Always inlined: where the property is known when compiling, so is their place.
    @inline(__always)
    mutating func set(_ property: Property, _ ends: Ends<some Interpolatable>) {
        properties |= property.bit
        values[property.place] = ends.components
    }

    func has(_ property: Property) -> Bool { properties & property.bit != 0 }

    /// Returns the values of a property that it has.
    func ends(of property: Property) -> Ends<Components> {
        let values = values.span
        return values[property.place]
    }

    /// The values of a property; nil where it has none.
    subscript(property: Property) -> Ends<Components>? {
        get { has(property) ? ends(of: property) : nil }
        set {
            properties = newValue == nil ? properties & ~property.bit : properties | property.bit
            values[property.place] = newValue ?? .nothing
        }
    }
}

extension Property {
    /// Where a view keeps it.
    @inline(__always)
    var place: Int {
        switch self {
        case .window: 0
        case .image: 1
        case .frame: 2
        case .cornerRadii: 3
        case .fontScale: 4
        case .opacity: 5
        }
    }

    fileprivate var bit: UInt8 { 1 << UInt8(place) }
}

extension Ends<Components> {
    fileprivate static var nothing: Self {
        let zero = Components(0, 0, 0, 0)
        return Self(source: zero, destination: zero)
    }
}

extension DrawnView {
    func bends(of property: Property) -> [Bend] {
        bends.isEmpty ? [] : bends.filter { $0.property == property }
    }
}

extension DrawnView {
    /// Has a snapshot keep its aspect ratio at the other end than the one it is taken from.
    mutating func keepAspectRatio(of end: End) {
        guard var ends = self[.frame] else { return }
        let own = ends[end]
        let other: End = end == .source ? .destination : .source
        guard own.z > 0 else { return }
        let (x, y, width) = (ends[other].x, ends[other].y, ends[other].z)
        ends[other] = Components(x, y, width, width / own.z * own.w)
        self[.frame] = ends
        guard let radii = self[.cornerRadii]?[other] else { return }
        let size = Rect(components: ends[other]).size
        self[.cornerRadii]?[other] = CornerRadii(components: radii).limited(to: size).components
    }

    /// Has a picture come to rest in the viewer behind a window that is as large as the container.
    mutating func openTo(_ bounds: Rect) {
        guard has(.window) else { return }
        values[Property.window.place].destination = bounds.components
        bends.removeAll { $0.property == .window }
    }
}

extension Ends where Value: Interpolatable {
    var components: Ends<Components> {
        Ends<Components>(source: source.components, destination: destination.components)
    }
}
