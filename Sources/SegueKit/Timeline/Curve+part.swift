extension Curve {
    /// How many straight pieces stand in for what cannot be cut exactly.
    private static let pieces = 128

    /// Returns the curve between two progresses, over 0...1; where the first one is the larger, it runs backwards.
    ///
    /// Easings are cut as `Easing.part` does, and smooth curves whose numbers all move alike likewise; other curves
    /// become straight pieces. What holds still before the first keyframe and after the last one still does.
    ///
    /// - Parameters:
    ///   - start: It may overshoot 0...1.
    ///   - end: 0 or 1, another than `start`.
    func part(from start: Double, to end: Double) -> Curve {
        guard count > 1 else { return self }
        // What jumps at 1 has not done so while progress swings over it.
        let inside = start > 1 ? 1.0.nextDown : max(0, start)
        let curve = calculationMode.isCubic && count > 2 ? (hasEasings ? nil : straightened) : self
        let keyframes =
            calculationMode == .discrete
            ? steps(from: inside, to: end)
            : curve?.cut(from: inside, to: end) ?? straight(from: inside, to: end)
        return Curve(
            within: inside == start ? keyframes : overshooting(keyframes, from: start, inside, to: end))
    }

    /// Whether anything runs unevenly between keyframes, beside what the calculation mode does.
    private var hasEasings: Bool { (0..<count).contains { !easing($0).isLinear } }

    /// A curve that stays where all keyframes are alike.
    private init(within keyframes: [Keyframe<Components>]) {
        guard keyframes.contains(where: { $0.value != keyframes[0].value }) else {
            self.init(constant: keyframes[0].value, .linear)
            return
        }
        self.init(keyframes, .linear, .uniform)
    }

    /// Returns the keyframes between two progresses, at their times in between; nil where a segment cannot be cut.
    private func cut(from start: Double, to end: Double) -> [Keyframe<Components>]? {
        if start == end { return [Keyframe(time: 1, value: value(at: end))] }
        let isBackwards = end < start
        // Of those at one time, the last one is what is left.
        let ahead = (0..<count).filter {
            isBackwards ? time($0) <= start : time($0) >= start && ($0 + 1 == count || time($0 + 1) > start)
        }
        var keyframes: [Keyframe<Components>] = []
        if let segment = segment(around: start) {
            guard let easing = piece(of: segment, from: start, to: end) else { return nil }
            keyframes = [Keyframe(time: 0, value: value(at: start), easing: easing)]
        }
        for index in isBackwards ? ahead.reversed() : ahead {
            let segment = isBackwards ? index - 1 : index
            guard let easing = piece(of: segment, from: time(index), to: end) else { return nil }
            let time = min(1, max(0, (time(index) - start) / (end - start)))
            keyframes.append(Keyframe(time: time, value: value(index), easing: easing))
        }
        return keyframes.isEmpty ? [Keyframe(time: 1, value: value(at: end))] : keyframes
    }

    /// Returns keyframes that jump where discrete ones do, twice at each time.
    private func steps(from start: Double, to end: Double) -> [Keyframe<Components>] {
        let isBackwards = end < start
        let jumps = (0..<count).map(time).filter {
            isBackwards ? end < $0 && $0 <= start : start < $0 && $0 < end
        }
        var keyframes = [Keyframe(time: 0, value: value(at: start))]
        for jump in isBackwards ? jumps.reversed() : jumps {
            let time = (jump - start) / (end - start)
            let beyond = value(at: isBackwards ? jump.nextDown : jump)
            keyframes.append(Keyframe(time: time, value: keyframes[keyframes.count - 1].value))
            keyframes.append(Keyframe(time: time, value: beyond))
        }
        let last = keyframes[keyframes.count - 1].value
        return keyframes + [Keyframe(time: 1, value: last), Keyframe(time: 1, value: value(at: end))]
    }

    /// The segment that a progress lies in, after its first keyframe and before its last.
    private func segment(around progress: Double) -> Int? {
        (0..<(count - 1)).first { time($0) < progress && progress < time($0 + 1) }
    }

    /// Returns how a curve runs from a progress to the end of a segment towards `end`, or just straight where it
    /// does not move there; nil where that cannot be said.
    private func piece(of segment: Int, from start: Double, to end: Double) -> Easing? {
        guard segment >= 0, segment < count - 1, value(segment) != value(segment + 1) else { return .linear }
        let (first, last) = (time(segment), time(segment + 1))
        guard first < last else { return .linear }
        return easing(segment).part(from: (start - first) / (last - first), to: end < start ? 0 : 1)
    }

    /// Straight pieces between values on the curve, with its keyframes among them.
    private func straight(from start: Double, to end: Double) -> [Keyframe<Components>] {
        let spaced = (0...Self.pieces).map {
            start.interpolated(to: end, by: Double($0) / Double(Self.pieces))
        }
        let own = (0..<count).map(time).filter { min(start, end) < $0 && $0 < max(start, end) }
        let sorted = (own + spaced).sorted()
        return (end < start ? sorted.reversed() : sorted).map {
            Keyframe(time: start == end ? 1 : ($0 - start) / (end - start), value: value(at: $0))
        }
    }

    /// Returns keyframes from inside of 0...1 on with the way there from a progress outside before them.
    private func overshooting(
        _ keyframes: [Keyframe<Components>], from start: Double, _ inside: Double, to end: Double
    ) -> [Keyframe<Components>] {
        let share = (inside - start) / (end - start)
        let later = keyframes.map {
            Keyframe(time: min(1, share.interpolated(to: 1, by: $0.time)), value: $0.value, easing: $0.easing)
        }
        let head = Keyframe(time: 0, value: value(at: start))
        return head.value == later[0].value ? later : [head] + later
    }
}
