/// Makes the tracks of a style for what its layers draw.
struct TrackMaker {
    var direction: Direction
    var calculationMode: CalculationMode
    var travel = Travel()
    /// A frame's part of the duration; a shorter gap between keyframes is not held.
    var frameInterval: Double
    /// How much later all of it starts, 0...1 of the progress.
    var lag = 0.0

    /// Returns the tracks of a layer, without those of properties that it does not have.
    ///
    /// - Parameters:
    ///   - view: What the layer draws.
    ///   - end: The end that it is drawn from.
    func tracks(_ tracks: [StyleTrack], of view: DrawnView, from end: End) -> [PropertyTrack] {
        var made: [PropertyTrack] = []
        made.reserveCapacity(tracks.count)
        if !travel.isStraight, calculationMode != .discrete,
            let routes = Routes(of: view, direction, travel)
        {
            addTracks(tracks, of: view, from: end, along: routes, to: &made)
            return made
        }
        let tracks = tracks.span
        let (start, finish) = (direction.start, direction.finish)
        // Whether something travels in a part of the progress of its own.
        var isParted = false
        for index in tracks.indices {
            let property = tracks[index].property
            guard let ends = view[property] else { continue }
            let mode = tracks[index].calculationMode ?? calculationMode
            switch tracks[index].course[direction] {
            case .travel(let whole):
                let phase = lag > 0 ? whole.later(by: lag) : whole
                isParted = isParted || phase.start != 0 || phase.duration != 1
                let bends = view.bends(of: property)
                let curve = self.curve(ends[start], ends[finish], phase, bends, mode)
                made.append(PropertyTrack(property, curve))
            case .values(let from, let whole):
                let changes = lag > 0 ? whole.map { $0.later(by: lag) } : whole
                made.append(PropertyTrack(property, values(from, changes, times: ends[end].x, mode)))
            }
        }
        if isParted { made.limitRadii() }
        return made
    }

    /// Adds the tracks of a layer whose geometry does not run straight; apart, so that the others do not pay for it.
    @inline(never)
    private func addTracks(
        _ tracks: [StyleTrack], of view: DrawnView, from end: End, along routes: Routes,
        to made: inout [PropertyTrack]
    ) {
        var routes = routes
        var straight = self
        straight.travel = Travel()
        for track in tracks {
            // A track that jumps has no way between, so no path either.
            if case .travel(let whole) = track.course[direction], view[track.property] != nil,
                track.calculationMode != .discrete,
                let curve = routes.curve(of: track.property, lag > 0 ? whole.later(by: lag) : whole)
            {
                made.append(PropertyTrack(track.property, curve))
            } else {
                made += straight.tracks([track], of: view, from: end)
            }
        }
        made.limitRadii()
    }

    @inline(never)
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
    @inline(never)
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
