extension [Samples.Track] {
    /// Keeps the laws between the tracks of a layer where progress overshoots and they run on past their ends: the
    /// window stays inside of the picture, and no corner is rounder than its box.
    ///
    /// - Parameter overshoots: The indices of the values at such moments.
    mutating func keepTogether(at overshoots: [Int]) {
        keepWindowInside(at: overshoots)
        guard let boxes = rects(.window) ?? rects(.frame),
            let index = firstIndex(where: { $0.property == .cornerRadii }),
            case .radii(var radii) = self[index].values
        else { return }
        for time in overshoots { radii[time] = radii[time].limited(to: boxes[time].size) }
        self[index].values = .radii(radii)
    }

    private mutating func keepWindowInside(at overshoots: [Int]) {
        guard let index = firstIndex(where: { $0.property == .window }), var windows = rects(.window),
            let images = rects(.image), let start = windows.first, let end = windows.last,
            images[0].holds(start), images[images.count - 1].holds(end)
        else { return }
        for time in overshoots { windows[time] = windows[time].clamped(to: images[time]) }
        self[index].values = .rects(windows)
    }

    private func rects(_ property: Property) -> [Rect]? {
        guard case .rects(let rects)? = first(where: { $0.property == property })?.values else { return nil }
        return rects
    }
}

extension Rect {
    fileprivate func holds(_ other: Rect) -> Bool {
        let slack = Tolerance.geometry * max(1, width, height)
        return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
            && other.maxY <= maxY + slack
    }

    /// Returns the part inside of another rectangle; where there is none, the nearest edge or corner.
    fileprivate func clamped(to bounds: Rect) -> Rect {
        Rect(
            minX: min(max(x, bounds.x), bounds.maxX), minY: min(max(y, bounds.y), bounds.maxY),
            maxX: min(max(maxX, bounds.x), bounds.maxX), maxY: min(max(maxY, bounds.y), bounds.maxY))
    }
}
