import SegueKit

/// The spaces that the frames of a request may be given in, besides the container's.
enum Spaces: Sendable {
    /// The request has no views.
    case none
    /// The views are not right, so that ids which are not known are not reported: the fault may be the views'.
    case unreadable
    /// Those of views, and the one that is the container's. Indirect, so that it is one word to hand on where
    /// there are none.
    indirect case views(ViewTree, container: ViewTree.Space)
}

extension Spaces {
    /// Returns a rectangle of a view's space as a frame in the container's, whose origin is the top left corner of
    /// the container; nil where there are no views. What is turned has its bounding box.
    func frameInContainer(_ rect: Rect, of space: ViewTree.Space) -> Rect? {
        guard case .views(let tree, let container) = self else { return nil }
        var frame = tree.convert(rect, from: space, to: container).boundingBox
        if let offset = tree.view(of: container)?.contentOffset {
            frame.x -= offset.x
            frame.y -= offset.y
        }
        return frame
    }

    /// The bounds of a view in its own space; nil where there are no views.
    func bounds(of space: ViewTree.Space) -> Rect? {
        guard case .views(let tree, _) = self else { return nil }
        return tree.view(of: space)?.bounds
    }
}
