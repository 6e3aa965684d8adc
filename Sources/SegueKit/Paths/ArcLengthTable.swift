/// How long a curve is up to evenly spaced parameters, measured by its chords.
struct ArcLengthTable: Sendable {
    private let lengths: [Double]

    init(parts: Int, of curve: (Double) -> Point) {
        var (lengths, last) = ([0.0], curve(0))
        for part in 1...parts {
            let point = curve(Double(part) / Double(parts))
            lengths.append(lengths[part - 1] + last.distance(to: point))
            last = point
        }
        self.lengths = lengths
    }

    /// Returns the parameter at which a fraction of the whole length is passed; of a curve without length, the
    /// fraction itself.
    func parameter(atFraction fraction: Double) -> Double {
        let parts = lengths.count - 1
        let length = fraction * lengths[parts]
        var (low, high) = (0, parts)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= length { low = middle } else { high = middle }
        }
        let part = lengths[high] - lengths[low]
        guard part > 0 else { return fraction }
        return (Double(low) + (length - lengths[low]) / part) / Double(parts)
    }
}

extension Point {
    func distance(to other: Point) -> Double { (other.components - components).length }
}
