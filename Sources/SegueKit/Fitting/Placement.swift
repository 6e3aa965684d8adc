/// A picture where a view draws it: two rectangles in the space of the view's frame, and the corners.
///
/// Every content mode is such a pair, so two modes have a straight line between them on which nothing
/// switches and nothing jumps.
public struct Placement: Equatable, Sendable {
    /// Where the whole picture lies; it may reach past the view.
    public var image: Rect
    /// The part that is seen; nil where nothing is.
    public var window: Rect?
    /// The corners of the window, limited to half of its shorter side.
    public var cornerRadii: CornerRadii
    /// Whether the corners were rounder than half of the window's shorter side.
    public var limitsRadii: Bool
    /// What would be seen without the bars over the view; nil where no bar covers any of it.
    public var unoccluded: Rect?

    /// The window, or the place of the whole picture where nothing of it is seen.
    var seen: Rect { window ?? image }

    /// Whether a bar covers any of it.
    var isOccluded: Bool { unoccluded != nil }

    /// The visible part of the picture in unit coordinates of the shown picture; nil where nothing is seen.
    public var unitCrop: Rect? {
        guard let window, !image.size.isDegenerate else { return nil }
        return Rect(
            x: (window.x - image.x) / image.width, y: (window.y - image.y) / image.height,
            width: window.width / image.width, height: window.height / image.height)
    }

    /// Returns the placement with the edges of both rectangles on device pixels; where that makes the window
    /// smaller, its corners are limited again.
    public func snapped(toScale scale: Double) -> Placement {
        var snapped = self
        snapped.image = image.snapped(toScale: scale)
        snapped.window = window?.snapped(toScale: scale)
        snapped.unoccluded = unoccluded?.snapped(toScale: scale)
        snapped.cornerRadii = cornerRadii.limited(to: snapped.window?.size ?? Size(width: 0, height: 0))
        return snapped
    }

    private static func uncovered(_ shown: Rect?, by bars: [Rect], in container: Rect?) -> Rect? {
        let inside = container.map { shown?.intersection($0) } ?? shown
        return bars.reduce(inside) { rest, bar in rest?.cut(by: bar) }
    }
}

extension Placement {
    // It calls the memberwise initializer, which makes a placement in its place; one that sets member by member copies it.
    /// Places a picture in a view.
    ///
    /// - Parameters:
    ///   - size: The upright size of the picture in points; both sides are greater than zero.
    ///   - view: The view that draws it.
    ///   - radius: The corners in place of the view's own; nil: as the view has them.
    ///   - occluders: Bars that cover the view, in the same space as its frame.
    ///   - container: What a window under bars is clipped to; nil clips to nothing.
    public init(
        of size: Size, in view: PictureView, rounded radius: CornerRadius? = nil, occluders: [Rect] = [],
        container: Rect? = nil
    ) {
        let image = view.imageRect(of: size)
        let shown = view.clips ? image.intersection(view.contentBox) : image
        let window = occluders.isEmpty ? shown : Self.uncovered(shown, by: occluders, in: container)
        let radii = (radius ?? view.cornerRadius).radii(for: view.frame.size).inset(by: view.insets)
        let limited = radii.limited(to: window?.size ?? Size(width: 0, height: 0))
        self.init(
            image: image, window: window, cornerRadii: limited, limitsRadii: limited != radii,
            unoccluded: occluders.isEmpty || window == shown ? nil : shown)
    }
}
