/// How the window of a picture gets from one of its places to the other as a container that holds a content of each
/// end: both contents are always as wide as the container, or as high, and keep their own aspect ratios, and the
/// container goes over from one's size to the other's (material-components-android, MaterialContainerTransform).
///
/// The middle of the container's top travels along the path of the style over the whole progress.
public struct ContainerTransform: Equatable, Sendable {
    /// Which side of the container the contents of both ends are scaled to.
    public enum Fit: CaseIterable, Sendable {
        /// The width where the larger end is the higher one of two that are equally wide, else the height.
        case auto
        /// The higher content is cut off at the bottom.
        case width
        /// The wider content is cut off at the left and the right, equally.
        case height
    }

    public var fit: Fit
    /// When the side that the contents are scaled to changes.
    public var scale: Phase
    /// When the container goes over from the size of the one content to that of the other.
    public var scaleMask: Phase
    /// When the corners do. Before and after they grow and shrink with the content of their end.
    public var shapeMask: Phase

    public init(
        fit: Fit = .auto, scale: Phase = .whole, scaleMask: Phase = .whole, shapeMask: Phase = .whole
    ) {
        self.fit = fit
        self.scale = scale
        self.scaleMask = scaleMask
        self.shapeMask = shapeMask
    }

    /// Whether the contents are scaled to the width of the container; the first of two equally large ends counts
    /// as the larger one.
    func fitsWidth(from start: Rect, to finish: Rect) -> Bool {
        switch fit {
        case .width: return true
        case .height: return false
        case .auto:
            let (larger, other) = finish.area > start.area ? (finish, start) : (start, finish)
            return larger.height * other.width >= other.height * larger.width
        }
    }

    /// The progresses at which one of its parts starts or ends.
    var borders: [Double] { [scale, scaleMask, shapeMask].flatMap { [$0.start, $0.start + $0.duration] } }
}

extension Phase {
    /// Returns how much of what happens in the phase has happened at a progress, 0...1.
    func part(at progress: Double) -> Double {
        guard progress > start else { return 0 }
        guard progress < start + duration else { return 1 }
        return min(1, max(0, easing.value(at: (progress - start) / duration)))
    }
}
