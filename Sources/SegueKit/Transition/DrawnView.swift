/// What a layer draws: its properties at both ends of the transition, nil for those it does not have.
struct DrawnView {
    var window: Ends<Components>?
    var image: Ends<Components>?
    var frame: Ends<Components>?
    /// The corners of the window or of the frame.
    var cornerRadii: Ends<Components>?
    /// The text's size relative to the end that the layer is drawn from.
    var fontScale: Ends<Components>?
    var opacity: Ends<Components>
    /// Where the two rectangles of a picture bend on their way; none where they run straight.
    var windowBends: [Bend] = []
    var imageBends: [Bend] = []

    /// A value that a property has at a progress between its ends, straight up to there and from there on.
    struct Bend {
        var progress: Double
        var value: Components
    }

    init(opacity: Ends<Double>) {
        self.opacity = opacity.components
    }

    /// A screen or a backdrop: there is nothing but its opacity.
    static let plain = DrawnView(opacity: Ends(source: 1, destination: 1))

    subscript(property: Property) -> Ends<Components>? {
        switch property {
        case .window: window
        case .image: image
        case .frame: frame
        case .cornerRadii: cornerRadii
        case .fontScale: fontScale
        case .opacity: opacity
        }
    }
}

extension DrawnView {
    func bends(of property: Property) -> [Bend] {
        switch property {
        case .window: windowBends
        case .image: imageBends
        default: []
        }
    }
}

extension DrawnView {
    /// Has a snapshot keep its aspect ratio at the other end than the one it is taken from.
    mutating func keepAspectRatio(of end: End) {
        guard var ends = frame else { return }
        let own = ends[end]
        let other: End = end == .source ? .destination : .source
        guard own.z > 0 else { return }
        let (x, y, width) = (ends[other].x, ends[other].y, ends[other].z)
        ends[other] = Components(x, y, width, width / own.z * own.w)
        frame = ends
        guard let radii = cornerRadii?[other] else { return }
        let size = Rect(components: ends[other]).size
        cornerRadii?[other] = CornerRadii(components: radii).limited(to: size).components
    }

    /// Has a picture come to rest in the viewer behind a window that is as large as the container.
    mutating func openTo(_ bounds: Rect) {
        guard window != nil else { return }
        window?.destination = bounds.components
        windowBends = []
    }
}

extension Ends where Value: Interpolatable {
    var components: Ends<Components> {
        Ends<Components>(source: source.components, destination: destination.components)
    }
}
