/// The screens of an app: a root, what containers hold and what screens present.
///
/// Kept flat, each screen after the one that holds it, so that no depth can exhaust the call stack.
public struct ScreenTree: Equatable, Sendable {
    private(set) var nodes: [Node]

    struct Node: Equatable, Sendable {
        var screen: Screen
        /// The node that holds or presents this one; nil at the root.
        var holder: Int?
        /// How to get here from the holder; nil at the root.
        var step: Participation.Step?
        var children: [Int] = []
        var presented: Int?
    }

    public init(root: Screen) {
        nodes = [Node(screen: root)]
    }

    public var count: Int { nodes.count }

    /// The screen at an index, which must be below `count`; the root is at 0.
    public subscript(index: Int) -> Screen { nodes[index].screen }

    /// Adds a screen to the children of another, as the last one, and returns its index.
    ///
    /// - Parameter holder: Must be below `count`.
    @discardableResult
    public mutating func add(_ screen: Screen, to holder: Int) -> Int {
        let step = Participation.Step.child(nodes[holder].children.count)
        nodes[holder].children.append(count)
        nodes.append(Node(screen: screen, holder: holder, step: step))
        return count - 1
    }

    /// Has a screen presented by another, in place of what that presented before, and returns its index.
    ///
    /// - Parameter presenter: Must be below `count`.
    @discardableResult
    public mutating func present(_ screen: Screen, by presenter: Int) -> Int {
        nodes[presenter].presented = count
        nodes.append(Node(screen: screen, holder: presenter, step: .presented))
        return count - 1
    }
}
