/// Makes the tracks of a style for what its layers draw.
struct TrackMaker {
    var direction: Direction
    var calculationMode: CalculationMode
    var travel = Travel()
    /// A frame's part of the duration; a shorter gap between keyframes is not held.
    var frameInterval: Double
    /// How much later all of it starts, 0...1 of the progress.
    var lag = 0.0

    /// Adds the tracks of a layer, without those of properties that it does not have.
    ///
    /// - Parameters:
    ///   - tracks: Those of the style, lent: threads share them, and would count their references in turns.
    ///   - view: What the layer draws. It is not changed, but lent from where it is instead of being copied.
    ///   - end: The end that it is drawn from.
    func add(
        _ tracks: Span<StyleTrack>, of view: inout DrawnView, from end: End, to made: inout [PropertyTrack]
    ) {
        if !travel.isStraight, calculationMode != .discrete,
            let routed = routedTracks(tracks, of: view, from: end)
        {
            made += routed
            return
        }
        let isPlain = lag == 0 && view.bends.isEmpty
        let values = view.values.span
        let start = made.count
        // Whether something travels in a part of the progress of its own.
        var isParted = false
        for index in tracks.indices where view.has(tracks[index].property) {
            let plain = isPlain ? tracks[index].plain[direction] : nil
            guard let plain else {
                made.append(track(tracks, index, of: view, from: end, &isParted))
                continue
            }
            let (property, mode) = (tracks[index].property, tracks[index].calculationMode)
            let curve = curve(plain, values[property.place], end, mode ?? calculationMode)
            made.append(PropertyTrack(property, curve))
        }
        if isParted { made.limitRadii(from: start) }
    }

    /// - Parameters:
    ///   - ends: The values of the property at both ends.
    ///   - end: The one that the layer is drawn from; what changes its opacity does so by a factor.
    private func curve(
        _ course: PlainCourse, _ ends: Ends<Components>, _ end: End, _ mode: CalculationMode
    ) -> Curve {
        switch course {
        case .travel:
            if ends.source == ends.destination { return Curve(constant: ends.source, mode) }
            return direction == .present
                ? Curve(from: ends.source, at: 0, to: ends.destination, mode)
                : Curve(from: ends.destination, at: 0, to: ends.source, mode)
        case .change(let from, let time, let to):
            let factor = ends[end].x
            return Curve(
                from: (from * factor).components, at: time, to: (to * factor).components, mode)
        case .constant(let value):
            return Curve(constant: (value * ends[end].x).components, mode)
        }
    }

    /// Returns a track of any course; apart, so that the frequent ones do not pay for it.
    @inline(never)
    private func track(
        _ tracks: Span<StyleTrack>, _ index: Int, of view: DrawnView, from end: End,
        _ isParted: inout Bool
    ) -> PropertyTrack {
        let track = tracks[index]
        let ends = view.ends(of: track.property)
        let mode = track.calculationMode ?? calculationMode
        switch track.course[direction] {
        case .travel(let whole):
            let phase = lag > 0 ? whole.later(by: lag) : whole
            isParted = isParted || phase.start != 0 || phase.duration != 1
            let bends = view.bends(of: track.property)
            let curve = curve(ends[direction.start], ends[direction.finish], phase, bends, mode)
            return PropertyTrack(track.property, curve)
        case .values(let from, let whole):
            let changes = lag > 0 ? whole.map { $0.later(by: lag) } : whole
            return PropertyTrack(track.property, values(from, changes, times: ends[end].x, mode))
        }
    }

    /// Returns the tracks of a layer whose geometry does not run straight; nil where nothing of it moves.
    @inline(never)
    private func routedTracks(
        _ tracks: Span<StyleTrack>, of view: DrawnView, from end: End
    ) -> [PropertyTrack]? {
        guard let routes = Routes(of: view, direction, travel) else { return nil }
        return self.tracks(tracks, of: view, from: end, along: routes)
    }

    /// Returns the tracks of a layer whose geometry takes a way of its own.
    func tracks(
        _ tracks: Span<StyleTrack>, of view: DrawnView, from end: End, along routes: Routes
    ) -> [PropertyTrack] {
        var routes = routes
        var made: [PropertyTrack] = []
        var isParted = false
        for index in tracks.indices where view.has(tracks[index].property) {
            // A track that jumps has no way between, so no path either.
            if case .travel(let whole) = tracks[index].course[direction],
                tracks[index].calculationMode != .discrete,
                let curve = routes.curve(
                    of: tracks[index].property, lag > 0 ? whole.later(by: lag) : whole)
            {
                made.append(PropertyTrack(tracks[index].property, curve))
            } else {
                made.append(track(tracks, index, of: view, from: end, &isParted))
            }
        }
        made.limitRadii()
        return made
    }

    private func curve(
        _ start: Components, _ finish: Components, _ phase: Phase, _ bends: [DrawnView.Bend],
        _ mode: CalculationMode
    ) -> Curve {
        if !bends.isEmpty, phase.easing.isLinear, mode != .discrete {
            return bent(start, finish, phase, bends)
        }
        guard start != finish else { return Curve(constant: start, mode) }
        if phase.isWhole { return Curve(from: start, at: 0, to: finish, mode) }
        let change = RelativeKeyframe(
            start: phase.start, duration: phase.duration, value: finish, easing: phase.easing)
        return curve(start, [change], mode)
    }

    private func bent(
        _ start: Components, _ finish: Components, _ phase: Phase, _ bends: [DrawnView.Bend]
    ) -> Curve {
        let change = RelativeKeyframe(start: phase.start, duration: phase.duration, value: finish)
        let straight = Track(initial: start, relative: [change], frameInterval: frameInterval)
        let between = bends.map {
            Keyframe(time: phase.start + $0.progress * phase.duration, value: $0.value)
        }
        let keyframes = Array(straight.keyframes)
        return Curve(keyframes.prefix(1) + between + keyframes.dropFirst(), .linear, .uniform)
    }

    /// What changes the opacity of a view does so by a factor of the view's own.
    private func values(
        _ from: Double, _ changes: [RelativeKeyframe<Double>], times factor: Double, _ mode: CalculationMode
    ) -> Curve {
        let curve = curve(from, changes, mode)
        return factor == 1 ? curve : curve.scaled(by: factor)
    }

    private func curve<Value>(
        _ initial: Value, _ changes: [RelativeKeyframe<Value>], _ mode: CalculationMode
    ) -> Curve {
        Track(initial: initial, relative: changes, frameInterval: frameInterval, calculationMode: mode).curve
    }
}

extension [PropertyTrack] {
    /// Limits the radii of a layer's tracks, which are those from an index on.
    @inline(never)
    fileprivate mutating func limitRadii(from start: Int) {
        var tracks = Array(self[start...])
        tracks.limitRadii()
        replaceSubrange(start..., with: tracks)
    }
}

extension Phase {
    /// Returns the phase moved towards the end, where what does not fit any more is cut off.
    fileprivate func later(by lag: Double) -> Phase {
        let later = min(1, start + lag)
        return Phase(start: later, duration: min(duration, 1 - later), easing: easing)
    }
}

extension RelativeKeyframe {
    /// Returns the change moved towards the end, where a track cuts off what does not fit any more.
    fileprivate func later(by lag: Double) -> RelativeKeyframe {
        RelativeKeyframe(start: min(1, start + lag), duration: duration, value: value, easing: easing)
    }
}
