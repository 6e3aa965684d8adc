/// Numbers over time, looked at so closely that they are straight in between.
struct SampledMotion {
    private var times: [Double] = []
    /// All numbers at each time, in tolerances.
    private var values: [[Double]] = []
    private var progresses: [Double] = []
    private let signals: [Signal]
    private let timing: Timing
    private let tolerance: Double
    private let most: Int
    private let keyframeTimes: [Double]

    /// The part of the tolerance that is left to what lies between the times that are looked at.
    private static let closeness = 1.0 / 16
    /// How many parts of the duration are looked at first, and how often each is halved at most.
    private static let (cells, deepest) = (64, 16)

    /// Whether it took no more times than there may be.
    private(set) var isFine = true
    /// Whether nothing would be looked at less closely with a larger tolerance.
    var isCoarsest: Bool { values.allSatisfy { $0.allSatisfy { abs($0) < Self.closeness } } }

    init(_ signals: [Signal], _ timing: Timing, within tolerance: Double, most: Int) {
        (self.signals, self.timing, self.tolerance, self.most) = (signals, timing, tolerance, most)
        keyframeTimes = signals.flatMap { signal in (0..<signal.curve.count).map(signal.curve.time) }
            .filter { 0 < $0 && $0 < 1 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        add(look(at: 0))
        if timing.delayMs > 0 { add(look(at: timing.delayMs)) }
        guard timing.durationMs > 0 else { return }
        let cells = min(Self.cells, most / 2)
        for cell in 1...max(1, cells) {
            let part = Double(cell) / Double(max(1, cells))
            let time = cell >= cells ? timing.totalMs : timing.delayMs + part * timing.durationMs
            divide(upTo: look(at: time), depth: 0)
        }
    }

    private typealias Look = (time: Double, progress: Double, values: [Double])

    private func look(at time: Double) -> Look {
        let progress = timing.progress(atMs: time)
        return (time, progress, signals.map { $0.value(at: progress) / tolerance })
    }

    private mutating func add(_ look: Look) {
        times.append(look.time)
        progresses.append(look.progress)
        values.append(look.values)
        if times.count > most { isFine = false }
    }

    /// Adds a time, and before it those that it takes for the numbers to be straight since the one before.
    private mutating func divide(upTo end: Look, depth: Int) {
        let last = times.count - 1
        let middle = look(at: (times[last] + end.time) / 2)
        guard isFine, depth < Self.deepest, isBent(from: last, middle, end, depth) else { return add(end) }
        divide(upTo: middle, depth: depth + 1)
        divide(upTo: end, depth: depth + 1)
    }

    private func isBent(from index: Int, _ middle: Look, _ end: Look, _ depth: Int) -> Bool {
        // A keyframe between two times may hide a short change.
        let range = (min(progresses[index], end.progress), max(progresses[index], end.progress))
        if depth < 6, keyframeTimes.contains(where: { range.0 < $0 && $0 < range.1 }) { return true }
        return middle.values.indices.contains {
            abs(middle.values[$0] - (values[index][$0] + end.values[$0]) / 2) > Self.closeness
        }
    }

    /// The times of the joints, the first and the last among them: as few as there can be.
    lazy var joints: [Double] = {
        Joints.fewest(of: times) { reach(from: $0) }
    }()

    /// Where a chord from a time may end: as long as its slope lies between those that come near enough to all
    /// numbers in between.
    private func reach(from index: Int) -> [Int] {
        let allowance = 1 - 2 * Self.closeness
        var slopes = [(low: Double, high: Double)](repeating: (-.infinity, .infinity), count: signals.count)
        var ends: [Int] = []
        for end in (index + 1)..<times.count {
            let length = times[end] - times[index]
            guard length > 0 else { return ends + [end] }
            var (fits, isOpen) = (true, true)
            for signal in slopes.indices {
                let rise = values[end][signal] - values[index][signal]
                let (low, high) = slopes[signal]
                fits = fits && low <= rise / length && rise / length <= high
                slopes[signal] = (
                    max(low, (rise - allowance) / length), min(high, (rise + allowance) / length)
                )
                isOpen = isOpen && slopes[signal].low <= slopes[signal].high
            }
            if fits { ends.append(end) }
            if !isOpen { break }
        }
        return ends
    }
}
