import Testing

@testable import SegueKit

/// What browsers show of `Element.animate()` in the middle of it, beside tracks with the same keyframes.
@Suite struct KeyframeVectorTests {
    private static let vectors = Vectors.browsers.of("waapi-keyframes")

    @Test(arguments: vectors)
    func keyframesRunAsInEngines(vector: Vector) throws {
        let times = vector.input["timesMs"].numbers
        let tracks = vector.input["tracks"].items
        #expect(!tracks.isEmpty && times.count >= 5)
        for (index, input) in tracks.enumerated() {
            let run = try Run(input)
            let property = input["property"].string
            let values = run.values(atMs: times)
            for (engine, measured) in vector.expected.members {
                let expected = measured[index].items
                #expect(expected.count == times.count)
                let tolerance = try Self.tolerance(of: property, vector.tolerance, in: engine)
                for (time, (value, shown)) in zip(times, zip(values, expected))
                where run.isInForce(atMs: time) {
                    // What jumps at its start has not done so yet: here a transition starts exactly at its start.
                    let numbers = run.isStartOfAJump(atMs: time) ? run.start : shown.allNumbers
                    #expect(
                        isApproximately(value, numbers, within: tolerance),
                        "\(engine): \(property) at \(time)")
                }
            }
        }
    }

    /// Lengths that are laid out are whole parts of a pixel, and so are all rectangles of Firefox: sixty a pixel
    /// there, 64 elsewhere. Of numbers, six digits are printed, and colours come in steps of 255.
    private static func tolerance(of property: String, _ tolerance: Double, in engine: String) throws
        -> Double
    {
        let unit = try #require(["chromium": 1.0 / 64, "firefox": 1.0 / 60, "webkitgtk": 1.0 / 64][engine])
        return switch property {
        case "frame", "width": unit + 5e-4
        case "lightness": 0.5 / 255
        default: tolerance
        }
    }

    @Test func everyVectorRuns() {
        #expect(Self.vectors.count == 16)
        #expect(Self.vectors.map(\.input["tracks"].items.count).reduce(0, +) == 22)
        #expect(Self.vectors.allSatisfy { $0.expected.members.count == 3 })
    }
}

/// One animated property of a vector.
private struct Run {
    private let track: PropertyTrack
    private let timing: Timing
    private let fills: Bool
    private let isWidth: Bool

    init(_ input: JSON) throws {
        let pacing = input["pacing"] == .null ? "linear" : input["pacing"].string
        let timing = Timing(
            durationMs: input["durationMs"].number,
            delayMs: input["delayMs"] == .null ? 0 : input["delayMs"].number,
            pacing: try #require(Easing(css: pacing)))
        let track = try Self.track(input["property"].string, input["keyframes"].items)
        let isReversed = input["direction"] == .string("reverse")
        // What runs in reverse is turned back at its end.
        self.timing = isReversed ? timing.resumed(Resumption(.elapsed(1), isReversed: true)) : timing
        self.track =
            isReversed ? PropertyTrack(track.property, track.curve.part(from: 1, to: 0)) : track
        fills = input["fill"] != .string("none")
        isWidth = input["property"] == .string("width")
    }

    private static func track(_ property: String, _ keyframes: [JSON]) throws -> PropertyTrack {
        switch property {
        case "opacity", "lightness": PropertyTrack(.opacity, try self.track(keyframes, \.number))
        case "cornerRadii": PropertyTrack(.cornerRadii, try self.track(keyframes) { CornerRadii($0.number) })
        case "width":
            PropertyTrack(
                .frame, try self.track(keyframes) { Rect(x: 0, y: 0, width: $0.number, height: 50) })
        default: PropertyTrack(.frame, try self.track(keyframes, \.rect))
        }
    }

    private static func track<Value: Interpolatable>(
        _ keyframes: [JSON], _ read: (JSON) -> Value
    ) throws -> Track<Value> {
        Track(
            try keyframes.map {
                let easing = $0["easing"] == .null ? "linear" : $0["easing"].string
                return Keyframe(
                    time: $0["time"].number, value: read($0["value"]),
                    easing: try #require(Easing(css: easing)))
            })
    }

    /// Before it has begun and after its end an animation that does not fill is not there; a client of ours removes
    /// the layer then.
    func isInForce(atMs time: Double) -> Bool {
        fills || (timing.delayMs..<timing.totalMs).contains(time)
    }

    func isStartOfAJump(atMs time: Double) -> Bool {
        time == timing.delayMs && timing.pacing.value(at: 0) != 0
    }

    var start: [Double] { values(atProgress: [0])[0] }

    func values(atMs times: [Double]) -> [[Double]] {
        values(atProgress: times.map(timing.progress(atMs:)))
    }

    private func values(atProgress progress: [Double]) -> [[Double]] {
        switch track.sampled(at: progress).values {
        case .scalars(let numbers): numbers.map { [$0] }
        case .radii(let radii): radii.map { [$0.topLeft] }
        case .rects(let rects): rects.map { isWidth ? [$0.width] : $0.numbers }
        }
    }
}

extension JSON {
    /// A number, or the numbers of an array.
    fileprivate var allNumbers: [Double] { items.isEmpty ? [number] : numbers }
}
