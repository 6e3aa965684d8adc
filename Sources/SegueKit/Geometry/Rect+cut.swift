extension Rect {
    /// Returns what is left when `bar` is cut off the side it touches; nil where nothing is left.
    ///
    /// A bar that reaches several sides is cut off the one that leaves the most. A bar that lies inside and
    /// touches no side hides nothing that a rectangle could leave out, so everything is left.
    public func cut(by bar: Rect) -> Rect? {
        guard let covered = intersection(bar) else { return self }
        let sides = [
            (touches: covered.y <= y, rest: Rect(minX: x, minY: covered.maxY, maxX: maxX, maxY: maxY)),
            (touches: covered.maxY >= maxY, rest: Rect(minX: x, minY: y, maxX: maxX, maxY: covered.y)),
            (touches: covered.x <= x, rest: Rect(minX: covered.maxX, minY: y, maxX: maxX, maxY: maxY)),
            (touches: covered.maxX >= maxX, rest: Rect(minX: x, minY: y, maxX: covered.x, maxY: maxY)),
        ]
        let rests = sides.filter(\.touches).map(\.rest)
        guard let largest = rests.max(by: { $0.area < $1.area }) else { return self }
        return largest.area > 0 ? largest : nil
    }
}
