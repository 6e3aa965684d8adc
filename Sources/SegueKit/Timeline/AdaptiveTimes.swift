/// The fewest times between which values can be interpolated linearly.
///
/// Ratios count as 255 points: the steps of an opacity that a screen can show.
struct AdaptiveTimes {
    /// In milliseconds from the start, the delay included; the start and the end are among them.
    private(set) var timesMs: [Double] = [0]
    /// How far off interpolated values may be, in points: what was asked for, or more where that would take more
    /// times than there may be.
    private(set) var tolerance: Double

    /// The largest number of times that are looked at, and of values at all of them.
    private static let (mostTimes, mostValues) = (4096, 1_000_000)

    /// - Parameters:
    ///   - tolerance: In points; greater than zero.
    ///   - limit: The largest number of times; at least 2.
    init(of layers: [Layer], timing: Timing, within tolerance: Double, limit: Int) {
        self.tolerance = tolerance
        guard timing.totalMs > 0 else { return }
        let signals = layers.signals
        guard !signals.isEmpty else {
            timesMs = [0, timing.totalMs]
            return
        }
        let most = max(2, min(limit, Self.mostTimes, Self.mostValues / signals.count))
        while true {
            var motion = SampledMotion(signals, timing, within: self.tolerance, most: most)
            if motion.isFine || motion.isCoarsest {
                timesMs = motion.joints
                return
            }
            self.tolerance *= 2
        }
    }
}

/// A number that is sampled.
struct Signal: Equatable {
    var property: Property
    var curve: Curve
    /// Which of the curve's numbers it is; 0...3.
    var component: Int

    func value(at progress: Double) -> Double {
        let values = curve.value(at: progress)
        let value = values[component]
        return switch property.kind {
        case .rect:
            values.z < 0 || values.w < 0 ? Rect(components: values).limited.components[component] : value
        case .radii: max(0, value)
        case .scalar: property.limited(value) * 255
        }
    }
}

extension [Layer] {
    /// All numbers that change, each kind of change once.
    fileprivate var signals: [Signal] {
        var signals: [Signal] = []
        for layer in self {
            for track in layer.tracks where track.curve.count > 1 {
                for signal in track.signals where !signals.contains(signal) { signals.append(signal) }
            }
        }
        return signals
    }
}

extension PropertyTrack {
    /// The numbers that change. Those of a straight rectangle run alike, so the fastest stands for all.
    fileprivate var signals: [Signal] {
        let changing = (0..<4).filter { component in
            (1..<curve.count).contains { curve.value($0)[component] != curve.value(0)[component] }
        }
        let signals = changing.map { Signal(property: property, curve: curve, component: $0) }
        guard property.kind == .rect, curve.count <= 2, curve.easing(0).isLinear else { return signals }
        let way = { (signal: Signal) in
            abs(curve.end[signal.component] - curve.start[signal.component])
        }
        return signals.max { way($0) < way($1) }.map { [$0] } ?? []
    }
}

extension Components {
    fileprivate subscript(index: Int) -> Double {
        switch index {
        case 0: x
        case 1: y
        case 2: z
        default: w
        }
    }
}
