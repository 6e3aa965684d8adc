/// A view in a tree: where it lies in its parent, and how its own space is scrolled, turned and zoomed.
public struct ViewNode: Equatable, Sendable {
    /// Told from others byte by byte.
    public var id: String
    /// The id of the view that it lies in; nil where it lies in the outermost space.
    public var parent: String?
    /// Where the view lies in its parent's space before it is transformed.
    public var frame: Rect
    /// The point of the frame that the transform keeps in its place, but for tx and ty.
    public var anchor: Anchor
    public var transform: AffineTransform
    /// The point of its own space at its top left corner: the origin of its bounds.
    public var contentOffset: Point
    /// By how much the children are enlarged about (0, 0) of its own space; greater than zero.
    public var zoomScale: Double

    public init(
        id: String, parent: String? = nil, frame: Rect, anchor: Anchor = .center,
        transform: AffineTransform = .identity, contentOffset: Point = .zero, zoomScale: Double = 1
    ) {
        self.id = id
        self.parent = parent
        self.frame = frame
        self.anchor = anchor
        self.transform = transform
        self.contentOffset = contentOffset
        self.zoomScale = zoomScale
    }

    /// A view as Core Animation places it: the anchor of its bounds lies at `position` in its parent.
    public init(
        id: String, parent: String? = nil, bounds: Rect, position: Point, anchor: Anchor = .center,
        transform: AffineTransform = .identity, zoomScale: Double = 1
    ) {
        self.init(
            id: id, parent: parent, frame: Rect(size: bounds.size, anchor: anchor, at: position),
            anchor: anchor, transform: transform, contentOffset: Point(x: bounds.x, y: bounds.y),
            zoomScale: zoomScale)
    }

    /// The view in its own space.
    public var bounds: Rect {
        Rect(x: contentOffset.x, y: contentOffset.y, width: frame.width, height: frame.height)
    }

    /// The map from its own space to its parent's, before that zooms it (Core Animation's geometry).
    ///
    /// Without a transform it adds and takes away nothing but what is said: half a size and back is left out.
    var transformToParent: AffineTransform {
        let (x, y) = (anchor.x * frame.width, anchor.y * frame.height)
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        let (left, top) = (contentOffset.x, contentOffset.y)
        return AffineTransform(
            a: a, b: b, c: c, d: d,
            tx: frame.x + (x - a * x - c * y) - (a * left + c * top) + transform.tx,
            ty: frame.y + (y - b * x - d * y) - (b * left + d * top) + transform.ty)
    }
}
