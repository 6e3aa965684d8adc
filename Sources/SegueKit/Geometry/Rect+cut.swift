extension Rect {
    /// Returns what is left when `bar` is cut off the side it touches; nil where nothing is left.
    ///
    /// A bar that reaches several sides is cut off the one that leaves the most; one that runs from side to side
    /// leaves the larger of the two parts it lies between. A bar that lies inside and touches no side hides
    /// nothing that a rectangle could leave out, so everything is left.
    public func cut(by bar: Rect) -> Rect? {
        guard intersection(bar) != nil else { return self }
        let sides = [
            (touches: bar.y <= y, rest: Rect(x: x, y: bar.maxY, width: width, height: maxY - bar.maxY)),
            (touches: bar.maxY >= maxY, rest: Rect(x: x, y: y, width: width, height: bar.y - y)),
            (touches: bar.x <= x, rest: Rect(x: bar.maxX, y: y, width: maxX - bar.maxX, height: height)),
            (touches: bar.maxX >= maxX, rest: Rect(x: x, y: y, width: bar.x - x, height: height)),
        ]
        guard sides.contains(where: \.touches) else { return self }
        let left = sides.filter { $0.rest.width > 0 && $0.rest.height > 0 }
        let cut = left.contains(where: \.touches) ? left.filter(\.touches) : left
        return cut.map(\.rest).max { $0.area < $1.area }
    }
}
