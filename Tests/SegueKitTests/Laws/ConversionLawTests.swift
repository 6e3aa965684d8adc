import SegueKit
import Testing

/// Laws of conversion, of thousands of random trees.
@Suite struct ConversionLawTests {
    /// A tree with two of its spaces, one more on the way, and a rectangle in the first.
    private struct Trial {
        var views: [CheckedView]
        var tree: ViewTree
        var indices: [Int?]
        var spaces: [ViewTree.Space]
        var rect: Rect

        init(_ trees: inout RandomTrees) throws {
            let views = trees.next()
            let tree = try ViewTree(views.map(\.node))
            self.views = views
            self.tree = tree
            indices = [trees.pick(of: views), trees.pick(of: views), trees.pick(of: views)]
            spaces = try indices.map { index in
                try index.map { try #require(tree.space(of: "\($0)")) } ?? .outermost
            }
            rect = trees.rect()
        }

        func quad(_ source: Int, _ destination: Int) -> Quad {
            tree.convert(rect, from: spaces[source], to: spaces[destination])
        }

        /// Of the check: by way of the outermost space.
        func matrix(_ index: Int?) -> Matrix {
            index.map { matrix(views[$0].parent) * views[$0].matrix } ?? .identity
        }
    }

    private static func check(_ name: String, _ count: Int = 3_000, _ isTrue: (Trial) -> Bool) throws {
        var trees = RandomTrees(seed: 20)
        for number in 0..<count {
            let trial = try Trial(&trees)
            guard !isTrue(trial) else { continue }
            Issue.record("\(name), tree \(number): \(trial)")
            return
        }
    }

    private static func size(_ rects: Rect...) -> Double {
        rects.reduce(1) { max($0, abs($1.x), abs($1.y), abs($1.maxX), abs($1.maxY)) }
    }

    private static func isSame(_ one: [Point], _ other: [Point], of size: Double) -> Bool {
        isApproximately(one, other, within: 1e-9 * size)
    }

    @Test func agreesWithMatrices() throws {
        try Self.check("corners", 10_000) { trial in
            let matrix = trial.matrix(trial.indices[1]).inverse * trial.matrix(trial.indices[0])
            let rect = trial.rect
            let corners = [
                matrix.carry(rect.x, rect.y), matrix.carry(rect.maxX, rect.y),
                matrix.carry(rect.maxX, rect.maxY), matrix.carry(rect.x, rect.maxY),
            ]
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let box = Rect(
                minX: xs.min() ?? .nan, minY: ys.min() ?? .nan, maxX: xs.max() ?? .nan, maxY: ys.max() ?? .nan
            )
            let quad = trial.quad(0, 1)
            // The way of the check leads further out, and numbers grow there.
            let size = trial.indices.reduce(Self.size(rect, box)) { size, index in
                trial.matrix(index).rows.joined().reduce(size) { max($0, abs($1)) }
            }
            return Self.isSame(quad.corners, corners, of: size)
                && isApproximately(quad.boundingBox, box, within: 1e-9 * size)
        }
    }

    @Test func thereAndBackIsTheIdentity() throws {
        try Self.check("there and back") { trial in
            let there = trial.tree.transform(from: trial.spaces[0], to: trial.spaces[1])
            let back = trial.tree.transform(from: trial.spaces[1], to: trial.spaces[0])
            let size = Self.size(trial.rect, trial.quad(0, 1).boundingBox)
            let corners = Quad(trial.rect, through: .identity).corners
            return Self.isSame(corners.map { back.applied(to: there.applied(to: $0)) }, corners, of: size)
        }
    }

    @Test func aSpaceOnTheWayChangesNothing() throws {
        try Self.check("by way of another space") { trial in
            let first = trial.tree.transform(from: trial.spaces[0], to: trial.spaces[2])
            let second = trial.tree.transform(from: trial.spaces[2], to: trial.spaces[1])
            let middle = trial.quad(0, 2)
            let direct = trial.quad(0, 1)
            let size = Self.size(trial.rect, middle.boundingBox, direct.boundingBox)
            return Self.isSame(
                Quad(trial.rect, through: second.after(first)).corners, direct.corners, of: size)
                && Self.isSame(middle.corners.map(second.applied(to:)), direct.corners, of: size)
        }
    }

    /// The corners of the first and the hundredth journey are the same.
    @Test func aHundredRoundTripsDoNotDrift() throws {
        var trees = RandomTrees(seed: 21)
        for _ in 0..<500 {
            let trial = try Trial(&trees)
            let there = trial.tree.transform(from: trial.spaces[0], to: trial.spaces[1])
            let back = trial.tree.transform(from: trial.spaces[1], to: trial.spaces[0])
            var corners = Quad(trial.rect, through: .identity).corners
            for _ in 0..<100 { corners = corners.map { back.applied(to: there.applied(to: $0)) } }
            let size = Self.size(trial.rect, trial.quad(0, 1).boundingBox)
            #expect(Self.isSame(corners, Quad(trial.rect, through: .identity).corners, of: size))
        }
    }

    /// Returns the trees with what all of it lies in: the outermost views get a parent of that transform.
    private static func wrapped(_ trial: Trial, in transform: AffineTransform) throws -> ViewTree {
        let around = ViewNode(
            id: "around", frame: Rect(x: 0, y: 0, width: 0, height: 0), transform: transform)
        return try ViewTree(
            [around]
                + trial.views.map { view in
                    var node = view.node
                    node.parent = node.parent ?? "around"
                    return node
                })
    }

    private static func corners(_ trial: Trial, in tree: ViewTree) throws -> [Point] {
        let space = try #require(trial.indices[0].map { tree.space(of: "\($0)") } ?? tree.space(of: "around"))
        return tree.convert(trial.rect, from: space, to: .outermost).corners
    }

    /// The tree as a whole moves, mirrors or turns, and so does the answer.
    @Test(arguments: [
        AffineTransform(tx: 321, ty: -123), AffineTransform(scaleX: -1, y: 1),
        AffineTransform(scaleX: 1, y: -1),
        AffineTransform(rotationInDegrees: 90), AffineTransform(scaleX: 2, y: 2),
    ])
    func whatIsDoneToTheTreeIsDoneToTheAnswer(transform: AffineTransform) throws {
        var trees = RandomTrees(seed: 22)
        for _ in 0..<1_000 {
            let trial = try Trial(&trees)
            let plain = trial.tree.convert(trial.rect, from: trial.spaces[0], to: .outermost)
            let corners = try Self.corners(trial, in: Self.wrapped(trial, in: transform))
            let size = Self.size(plain.boundingBox) * 2
            #expect(Self.isSame(corners, plain.corners.map(transform.applied(to:)), of: size))
        }
    }
}
