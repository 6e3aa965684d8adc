/// A continuous motion as few straight lines: where a chain of chords that stays within a tolerance has its joints.
///
/// A motion is up to sixteen numbers over 0...1 that are flattened together, so that what moves as one keeps to it.
struct Flattening {
    typealias Values = SIMD16<Double>

    /// What the motion is looked at closely enough for to be straight between two of these times.
    private var times: [Double] = []
    private var values: [Values] = []
    private let motion: (Double) -> Values
    private let tolerance: Double

    /// How much of the tolerance is left to what is between the times that are looked at.
    private static let closeness = 1.0 / 16
    /// Halving a cell this often leaves nothing that a double could tell apart.
    private static let deepest = 48

    /// - Parameters:
    ///   - tolerance: How far any of the numbers may be off; greater than zero.
    ///   - cells: How many equal parts to look at first; enough for the motion to turn once in each at most.
    init(within tolerance: Double, cells: Int = 24, of motion: @escaping (Double) -> Values) {
        self.motion = motion
        self.tolerance = tolerance
        add(0, motion(0))
        for cell in 1...cells {
            let end = Double(cell) / Double(cells)
            divide(upTo: end, motion(end), depth: 0)
        }
    }

    private mutating func add(_ time: Double, _ value: Values) {
        times.append(time)
        values.append(value)
    }

    /// Adds a time, and before it those that it takes to be straight since the one before.
    private mutating func divide(upTo end: Double, _ value: Values, depth: Int) {
        let middle = (times[times.count - 1] + end) / 2
        let between = motion(middle)
        if depth == Self.deepest || isStraight(to: end, value, through: between) {
            add(end, value)
        } else {
            divide(upTo: middle, between, depth: depth + 1)
            divide(upTo: end, value, depth: depth + 1)
        }
    }

    /// Whether the motion is near its chord in the middle of it and, since it may wind about it, in the first half.
    private func isStraight(to end: Double, _ value: Values, through middle: Values) -> Bool {
        let (start, first) = (times[times.count - 1], values[values.count - 1])
        let closeness = tolerance * Self.closeness
        guard Self.size(middle - (first + value) / 2) <= closeness else { return false }
        return Self.size(motion(start + (end - start) / 4) - (first * 3 + value) / 4) <= closeness
    }

    private static func size(_ difference: Values) -> Double {
        max(difference.max(), -difference.min())
    }

    /// The times of the joints, 0 and 1 among them: as few as there can be among the times that are looked at.
    var joints: [Double] {
        Joints.fewest(of: times) { reach(from: $0) }
    }

    /// Where a chord from a time may end: as long as its slope lies between those that come near enough to
    /// everything between.
    private func reach(from index: Int) -> [Int] {
        var (lowest, highest) = (Values(repeating: -.infinity), Values(repeating: .infinity))
        let allowance = Values(repeating: tolerance * (1 - 2 * Self.closeness))
        var ends: [Int] = []
        for end in times.indices[(index + 1)...] {
            let length = times[end] - times[index]
            let rise = values[end] - values[index]
            let slope = rise / length
            if all(slope .>= lowest .& slope .<= highest) { ends.append(end) }
            lowest = pointwiseMax(lowest, (rise - allowance) / length)
            highest = pointwiseMin(highest, (rise + allowance) / length)
            if any(lowest .> highest) { break }
        }
        return ends
    }
}
