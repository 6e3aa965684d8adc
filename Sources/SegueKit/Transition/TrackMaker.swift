/// Makes the tracks of a style for what its layers draw.
struct TrackMaker {
    var direction: Direction
    var calculationMode: CalculationMode
    var travel = Travel()
    /// A frame's part of the duration; a shorter gap between keyframes is not held.
    var frameInterval: Double

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
        for index in tracks.indices {
            let property = tracks[index].property
            guard let ends = view[property] else { continue }
            let mode = tracks[index].isLinear ? .linear : calculationMode
            switch tracks[index].course[direction] {
            case .travel(let phase):
                let bends = view.bends(of: property)
                let curve = self.curve(ends[start], ends[finish], phase, bends, mode)
                made.append(PropertyTrack(property, curve))
            case .values(let from, let changes):
                made.append(PropertyTrack(property, values(from, changes, times: ends[end].x, mode)))
            }
        }
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
            if case .travel(let phase) = track.course[direction], view[track.property] != nil,
                let curve = routes.curve(of: track.property, phase)
            {
                made.append(PropertyTrack(track.property, curve))
            } else {
                made += straight.tracks([track], of: view, from: end)
            }
        }
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
