/// Views that lie in each other, and the conversion between their spaces.
///
/// Views without a parent lie side by side in the outermost space, which is the screen or whatever it stands for.
public struct ViewTree: Sendable {
    /// A place in the tree whose coordinates rectangles may have: those of a view, or the outermost ones.
    public struct Space: Equatable, Sendable {
        /// 0 is the outermost one; the views follow in their order.
        let index: Int

        public static let outermost = Space(index: 0)
    }

    /// By how much the way from a view to the outermost space may shrink or enlarge lengths in any direction: what
    /// lies between keeps every conversion finite.
    public static let smallestFactor = 1e-9
    public static let largestFactor = 1e9

    private let spaces: [ViewID: Space]
    private let nodes: [ViewNode]
    private let links: [ViewLink]

    /// Joins views, in any order, to a tree; O(*n*).
    ///
    /// - Throws: All that is wrong with them.
    public init(_ nodes: [ViewNode]) throws(Faults) {
        var joining = ViewJoining(nodes)
        joining.join()
        guard joining.faults.isEmpty else { throw Faults(list: joining.faults) }
        self.nodes = nodes
        spaces = joining.spaces
        links = joining.links
    }

    /// The space of the view of an id; nil where there is no such view.
    public func space(of id: String) -> Space? { spaces[ViewID(text: id)] }

    /// The view whose space it is; nil for the outermost one.
    public func view(of space: Space) -> ViewNode? {
        space == .outermost ? nil : nodes[space.index - 1]
    }

    /// The map between two spaces by way of their nearest common one; O(log *n*).
    ///
    /// What lies beyond the common space does not enter, so no digits are lost to it.
    public func transform(from source: Space, to destination: Space) -> AffineTransform {
        var (up, down) = (ViewClimb(from: source.index), ViewClimb(from: destination.index))
        up.climb(toDepth: links[down.index].depth, links)
        down.climb(toDepth: links[up.index].depth, links)
        while up.index != down.index {
            let jumps = links[up.index].jump != links[down.index].jump
            up.step(jumps: jumps, links)
            down.step(jumps: jumps, links)
        }
        return down.transform.inverse.after(up.transform)
    }

    /// Returns the four corners of a rectangle of one space in another one.
    public func convert(_ rect: Rect, from source: Space, to destination: Space) -> Quad {
        Quad(rect, through: transform(from: source, to: destination))
    }
}

extension ViewTree {
    /// All that keeps views from being a tree.
    public struct Faults: Error, Equatable {
        public var list: [Fault]
    }

    public struct Fault: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            /// A view before it has the same id.
            case duplicateID
            /// Its parent is not among the views.
            case unknownParent
            /// Its parents lead back to it. Of those in a ring, only the first view is named.
            case cycle
            /// It is too small or too large in the outermost space: below `smallestFactor` or above `largestFactor`. Of those that
            /// lie in each other, only the outermost view is named.
            case outOfScale
        }

        public var kind: Kind
        /// The index of the view.
        public var view: Int
    }
}

/// An id as a key: told apart byte by byte, while equal strings may differ in their bytes.
struct ViewID: Hashable {
    var text: String

    static func == (one: ViewID, other: ViewID) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
