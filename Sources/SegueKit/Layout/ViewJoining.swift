/// Finds the parents of views, and links each to what lies around it before it links what lies in it.
struct ViewJoining {
    private let nodes: [ViewNode]
    private(set) var spaces: [ViewID: ViewTree.Space] = [:]
    private(set) var links: [ViewLink]
    private(set) var faults: [ViewTree.Fault] = []

    /// The indices of the spaces that views lie in; nil where there is no such space.
    private var parents: [Int?]
    private var progress: [Progress]
    /// From each space to the outermost one.
    private var toOutermost: [AffineTransform]

    private enum Progress {
        case waiting, onTheWay, linked
        /// It or something around it is at fault.
        case broken
    }

    init(_ nodes: [ViewNode]) {
        self.nodes = nodes
        let count = nodes.count + 1
        links = Array(repeating: .outermost, count: count)
        parents = Array(repeating: 0, count: count)
        toOutermost = Array(repeating: .identity, count: count)
        progress = Array(repeating: .waiting, count: count)
        progress[0] = .linked
    }

    mutating func join() {
        nameSpaces()
        findParents()
        for index in links.indices where progress[index] == .waiting { link(from: index) }
    }

    private mutating func nameSpaces() {
        spaces.reserveCapacity(nodes.count)
        for (view, node) in nodes.enumerated() {
            let id = ViewID(text: node.id)
            if spaces[id] == nil {
                spaces[id] = ViewTree.Space(index: view + 1)
            } else {
                faults.append(ViewTree.Fault(kind: .duplicateID, view: view))
            }
        }
    }

    private mutating func findParents() {
        for (view, node) in nodes.enumerated() {
            guard let parent = node.parent else { continue }
            parents[view + 1] = spaces[ViewID(text: parent)]?.index
            guard parents[view + 1] == nil else { continue }
            faults.append(ViewTree.Fault(kind: .unknownParent, view: view))
            progress[view + 1] = .broken
        }
    }

    /// Goes outwards to what is linked, and links all on the way from there inwards.
    private mutating func link(from start: Int) {
        var way: [Int] = []
        var index = start
        while progress[index] == .waiting, let parent = parents[index] {
            progress[index] = .onTheWay
            way.append(index)
            index = parent
        }
        if progress[index] == .onTheWay { reportCycle(through: index) }
        for index in way.reversed() { link(index) }
    }

    private mutating func reportCycle(through index: Int) {
        var first = index
        var next = parents[index]
        while let each = next, each != index {
            first = min(first, each)
            next = parents[each]
        }
        faults.append(ViewTree.Fault(kind: .cycle, view: first - 1))
    }

    private mutating func link(_ index: Int) {
        guard let parent = parents[index], progress[parent] == .linked else {
            progress[index] = .broken
            return
        }
        let toParent = transformToParent(of: index, in: parent)
        toOutermost[index] = toOutermost[parent].after(toParent)
        let factors = toOutermost[index].factors
        guard factors.smallest >= ViewTree.smallestFactor, factors.largest <= ViewTree.largestFactor else {
            faults.append(ViewTree.Fault(kind: .outOfScale, view: index - 1))
            progress[index] = .broken
            return
        }
        links[index] = ViewLink(in: parent, toParent, links)
        progress[index] = .linked
    }

    /// Nothing zooms the views in the outermost space.
    private func transformToParent(of index: Int, in parent: Int) -> AffineTransform {
        let own = nodes[index - 1].transformToParent
        guard parent > 0, nodes[parent - 1].zoomScale != 1 else { return own }
        let zoomScale = nodes[parent - 1].zoomScale
        return AffineTransform(scaleX: zoomScale, y: zoomScale).after(own)
    }
}
