/// Makes the tracks of a style for what its layers draw.
struct TrackMaker {
    var direction: Direction
    var calculationMode: CalculationMode
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
        let tracks = tracks.span
        let (start, finish) = (direction.start, direction.finish)
        for index in tracks.indices {
            let property = tracks[index].property
            guard let ends = view[property] else { continue }
            let mode = tracks[index].isLinear ? .linear : calculationMode
            switch tracks[index].course[direction] {
            case .travel(let phase):
                let bend = property == .image ? view.bend : nil
                made.append(PropertyTrack(property, travel(ends[start], ends[finish], phase, bend, mode)))
            case .values(let from, let changes):
                made.append(PropertyTrack(property, values(from, changes, times: ends[end].x, mode)))
            }
        }
        return made
    }

    @inline(never)
    private func travel(
        _ start: Components, _ finish: Components, _ phase: Phase, _ bend: (progress: Double, image: Rect)?,
        _ mode: CalculationMode
    ) -> Curve {
        guard start != finish else { return Curve(constant: start, mode) }
        if let bend, phase.easing == .linear { return bent(start, finish, phase, bend) }
        if phase == .whole { return Curve(from: start, at: 0, to: finish, mode) }
        let change = RelativeKeyframe(
            start: phase.start, duration: phase.duration, value: finish, easing: phase.easing)
        return curve(start, [change], mode)
    }

    /// A picture that fills its window has a keyframe where the side that is cropped changes.
    private func bent(
        _ start: Components, _ finish: Components, _ phase: Phase, _ bend: (progress: Double, image: Rect)
    ) -> Curve {
        let change = RelativeKeyframe(start: phase.start, duration: phase.duration, value: finish)
        let straight = Track(initial: start, relative: [change], frameInterval: frameInterval)
        var keyframes = Array(straight.keyframes)
        keyframes.insert(
            Keyframe(
                time: phase.start + bend.progress * phase.duration, value: bend.image.components), at: 1)
        return Curve(keyframes, .linear, .uniform)
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
