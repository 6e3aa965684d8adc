/// One of the things that are drawn during a transition, one above the other.
public struct Layer: Equatable, Sendable {
    public enum Kind: CaseIterable, Sendable {
        /// A whole screen, without the elements that other layers draw.
        case screen
        /// A plain colour behind the pictures.
        case backdrop
        /// The picture itself, drawn by its two rectangles.
        case image
        /// What a view shows, stretched into a frame.
        case snapshot
    }

    /// How a layer is put on what lies below it.
    public enum Compositing: CaseIterable, Sendable {
        /// Drawn over it.
        case over
        /// Added to the layer below, colours and opacity, in a group of those two that is then drawn over the rest:
        /// two opacities that sum to 1 let nothing shine through (`plus-lighter` in an isolated group of CSS).
        case additive
    }

    public var name: String
    public var kind: Kind
    public var compositing: Compositing
    /// What is drawn; nil for a backdrop.
    public var view: ViewReference?
    /// The colour of a backdrop as `#rrggbb` or `#rrggbbaa`; nil for everything else.
    public var color: String?
    /// Whether events add and remove it; else it is there from the start to the end without a word.
    public var isTemporary: Bool
    /// Whether the view it is drawn from is hidden while it is there.
    public var hidesView: Bool
    public var tracks: Tracks

    /// Whether it has a view and hides it.
    @inlinable
    var hidesItsView: Bool { hidesView && view != nil }

    /// The track of a property; nil where the layer has none.
    public subscript(property: Property) -> PropertyTrack.Values? {
        tracks.first { $0.property == property }?.values
    }
}

extension Layer {
    // It calls the memberwise initializer, which makes a layer in its place; one that sets member by member copies it.
    public init(
        name: String, kind: Kind, view: ViewReference? = nil, color: String? = nil, isTemporary: Bool = false,
        hidesView: Bool = false, compositing: Compositing = .over, tracks: Tracks
    ) {
        self.init(
            name: name, kind: kind, compositing: compositing, view: view, color: color,
            isTemporary: isTemporary, hidesView: hidesView, tracks: tracks)
    }
}

/// A screen, or one of its elements by name.
public struct ViewReference: Equatable, Sendable {
    public var end: End
    /// The element's name; nil for the whole screen.
    public var element: String?

    public init(_ end: End, _ element: String? = nil) {
        self.end = end
        self.element = element
    }
}
