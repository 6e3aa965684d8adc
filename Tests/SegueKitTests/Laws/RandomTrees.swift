import SegueKit

/// A view as a client has it, and where its points lie in its parent by the independent check.
struct CheckedView {
    var node: ViewNode
    var parent: Int?
    /// To the parent's space.
    var matrix: Matrix
}

/// Trees of up to twelve views that are moved, scrolled, zoomed, turned, mirrored and sheared.
struct RandomTrees {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(state: seed) }

    mutating func next() -> [CheckedView] {
        var views: [CheckedView] = []
        for index in 0...Int(random.number(1, 12)) {
            let parent = index == 0 || random.once(in: 12) ? nil : Int(random.number(0, Double(index)))
            views.append(view(index, in: parent, zoom: parent.map { views[$0].node.zoomScale } ?? 1))
        }
        return views
    }

    private mutating func view(_ index: Int, in parent: Int?, zoom: Double) -> CheckedView {
        let (transform, turned) = turn()
        let bounds = Rect(
            x: random.once(in: 3) ? coordinate() : 0, y: random.once(in: 3) ? coordinate() : 0,
            width: random.number(1, 500), height: random.number(1, 500))
        let anchor = random.once(in: 3) ? Anchor(x: random.number(-1, 2), y: random.number(-1, 2)) : .center
        let position = Point(x: coordinate(), y: coordinate())
        let node = ViewNode(
            id: "\(index)", parent: parent.map { "\($0)" }, bounds: bounds, position: position,
            anchor: anchor,
            transform: transform, zoomScale: random.once(in: 4) ? random.number(0.5, 3) : 1)
        let x = bounds.x + anchor.x * bounds.width
        let y = bounds.y + anchor.y * bounds.height
        let matrix =
            Matrix.scaling(zoom, zoom) * Matrix.moving(position.x, position.y) * turned
            * Matrix.moving(-x, -y)
        return CheckedView(node: node, parent: parent, matrix: matrix)
    }

    private mutating func coordinate() -> Double { random.number(-300, 300) }

    /// A transform, in our words and as a matrix.
    private mutating func turn() -> (AffineTransform, Matrix) {
        let scale = [random.number(0.5, 2), random.number(0.5, 2)].map { random.once(in: 4) ? -$0 : $0 }
        let degrees = random.once(in: 2) ? 90 * random.number(-9, 9).rounded() : random.number(-720, 720)
        if random.once(in: 3) { return (.identity, .identity) }
        if random.once(in: 3) {
            let (c, x, y) = (random.number(-1, 1), coordinate(), coordinate())
            return (
                AffineTransform(a: scale[0], c: c, d: scale[1], tx: x, ty: y),
                Matrix(rows: [[scale[0], c, x], [0, scale[1], y], [0, 0, 1]])
            )
        }
        let turned = AffineTransform(rotationInDegrees: degrees)
        return (
            turned.after(AffineTransform(scaleX: scale[0], y: scale[1])),
            Matrix.turning(degrees: degrees) * Matrix.scaling(scale[0], scale[1])
        )
    }

    mutating func rect() -> Rect {
        Rect(x: coordinate(), y: coordinate(), width: random.number(0, 400), height: random.number(0, 400))
    }

    mutating func pick(of views: [CheckedView]) -> Int? {
        random.once(in: 8) ? nil : Int(random.number(0, Double(views.count)))
    }
}
