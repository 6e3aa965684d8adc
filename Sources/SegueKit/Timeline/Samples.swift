/// The values of all layers at evenly spaced times.
public struct Samples: Equatable, Sendable {
    /// How many times are looked at, and which.
    public enum Rate: Equatable, Sendable {
        /// A number of times, evenly spaced, the start and the end among them; at least 2.
        case count(Int)
        /// A number of times a second, and the end; greater than zero.
        case framesPerSecond(Double)
    }

    public struct Layer: Equatable, Sendable {
        public var name: String
        public var tracks: [Track]
    }

    public struct Track: Equatable, Sendable {
        public var property: Property
        public var values: Values
    }

    public enum Values: Equatable, Sendable {
        case scalars([Double])
        case rects([Rect])
        case radii([CornerRadii])
    }

    /// In milliseconds from the start, the delay included; the first is 0 and the last the whole time.
    public var timesMs: [Double]
    public var layers: [Layer]

    /// Samples layers over a timing.
    public init(of layers: [SegueKit.Layer], timing: Timing, rate: Rate) {
        timesMs = rate.times(upToMs: timing.totalMs)
        let progress = timesMs.map(timing.progress(atMs:))
        let overshoots = progress.indices.filter { !(0...1).contains(progress[$0]) }
        self.layers = layers.map { layer in
            var tracks = layer.tracks.map { $0.sampled(at: progress) }
            if !overshoots.isEmpty { tracks.keepTogether(at: overshoots) }
            return Layer(name: layer.name, tracks: tracks)
        }
    }
}

extension Samples.Rate {
    /// Returns how many times there are in a whole time in milliseconds; where it is 0, there is one.
    public func count(upToMs total: Double) -> Double {
        guard total > 0 else { return 1 }
        return switch self {
        case .count(let count): Double(count)
        // A whole number of frames that rounding has lifted a little must not count as one more.
        case .framesPerSecond(let rate): (total * rate / 1000 - 1e-9).rounded(.up) + 1
        }
    }

    func times(upToMs total: Double) -> [Double] {
        let last = Int(count(upToMs: total)) - 1
        let step =
            switch self {
            case .count: total / Double(max(1, last))
            case .framesPerSecond(let rate): 1000 / rate
            }
        return (0..<last).map { Double($0) * step } + [total]
    }
}

extension PropertyTrack {
    func sampled(at progress: [Double]) -> Samples.Track {
        let sampled: Samples.Values =
            switch values {
            case .scalar(let track): .scalars(progress.map { property.limited(track.value(at: $0)) })
            case .rect(let track): .rects(progress.map { track.value(at: $0).limited })
            case .radii(let track): .radii(progress.map { track.value(at: $0).map { max(0, $0) } })
            }
        return Samples.Track(property: property, values: sampled)
    }
}

extension Property {
    /// Returns a value a curve may have overshot to, brought back into the range of the property.
    func limited(_ value: Double) -> Double {
        self == .opacity ? min(1, max(0, value)) : max(0, value)
    }
}

extension Rect {
    /// The rectangle without sides that a curve has overshot to below 0; its centre stays.
    var limited: Rect {
        if width >= 0, height >= 0 { return self }
        let size = Size(width: max(0, width), height: max(0, height))
        return Rect(
            x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
