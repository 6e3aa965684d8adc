extension [PropertyTrack] {
    /// Keeps the radii of corners within half of the shorter side of what they belong to, where the two travel in
    /// parts of the progress of their own. (In the same part they keep to it, as both ends do.)
    ///
    /// Half of the shorter side is concave wherever all is linear, so it is enough to look at every keyframe.
    mutating func limitRadii() {
        guard let index = firstIndex(where: { $0.property == .cornerRadii }),
            let box = first(where: { $0.property == .window || $0.property == .frame })
        else { return }
        let radii = self[index].curve
        guard radii.count > 1, radii.runsStraight, box.curve.runsStraight else { return }
        let limited = radii.limited(by: box.curve)
        if let limited { self[index] = PropertyTrack(.cornerRadii, limited) }
    }
}

extension Curve {
    fileprivate var runsStraight: Bool {
        calculationMode == .linear && (0..<count).allSatisfy { easing($0) == .linear }
    }

    /// Returns the radii limited to a rectangle that changes; nil where they keep to it anyway.
    fileprivate func limited(by box: Curve) -> Curve? {
        let times = Set((0..<count).map(time) + (0..<box.count).map(box.time) + [0, 1]).sorted()
        var isLimited = false
        let keyframes = times.map { time in
            let own = CornerRadii(components: value(at: time))
            let radii = own.limited(to: Rect(components: box.value(at: time)).size)
            isLimited = isLimited || radii.isLess(than: own)
            return Keyframe(time: time, value: radii)
        }
        return isLimited ? Curve(keyframes, calculationMode, tangentScaling) : nil
    }
}

extension CornerRadii {
    /// Whether a corner is less round than the same one of others, by more than a rounding.
    fileprivate func isLess(than others: CornerRadii) -> Bool {
        let slack = 1e-9 * max(1, others.largest)
        return topLeft < others.topLeft - slack || topRight < others.topRight - slack
            || bottomRight < others.bottomRight - slack || bottomLeft < others.bottomLeft - slack
    }
}
