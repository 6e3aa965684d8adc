/// What a layer draws, at both ends of the transition.
struct DrawnView {
    /// The picture by its two rectangles; nil for a snapshot.
    var placements: Ends<Placement>?
    var frame: Ends<Rect>?
    var cornerRadii: Ends<CornerRadii>?
    /// The text's size relative to the end that the snapshot is taken from.
    var fontScale: Ends<Double>?
    var opacity = Ends(source: 1.0, destination: 1.0)
    /// The end that the layer is drawn from.
    var drawnFrom = End.source
}

/// What the tracks of a transition have in common.
struct TrackMaker {
    var direction: Direction
    var calculationMode: CalculationMode
    var imageMotion: ImageMotion
    /// A frame's part of the duration; a shorter gap between keyframes is not held.
    var frameInterval: Double

    /// Returns a track of a style for what a layer draws; nil where the layer has no such property.
    func track(_ track: StyleTrack, of view: DrawnView) -> PropertyTrack? {
        let course = track.course[direction]
        let mode = track.calculationMode ?? calculationMode
        switch track.property {
        case .window:
            return rects(.window, view.placements.map { $0.map { $0.window ?? $0.image } }, course, mode)
        case .image: return images(view.placements, course, mode)
        case .frame: return rects(.frame, view.frame, course, mode)
        case .cornerRadii: return radii(view, course, mode)
        case .fontScale: return view.fontScale.map { PropertyTrack(.fontScale, travel($0, course, mode)) }
        case .opacity: return PropertyTrack(.opacity, opacity(of: view, course, mode))
        }
    }

    private func rects(
        _ property: Property, _ ends: Ends<Rect>?, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> PropertyTrack? {
        ends.map { PropertyTrack(property, travel($0, course, mode)) }
    }

    private func radii(_ view: DrawnView, _ course: StyleTrack.Course, _ mode: CalculationMode)
        -> PropertyTrack?
    {
        let ends = view.placements.map { $0.map(\.cornerRadii) } ?? view.cornerRadii
        return ends.map { PropertyTrack(.cornerRadii, travel($0, course, mode)) }
    }

    private func images(
        _ placements: Ends<Placement>?, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> PropertyTrack? {
        guard let placements else { return nil }
        let straight = travel(placements.map(\.image), course, mode)
        guard imageMotion == .reflow, case .travel(let phase) = course, phase.easing == .linear,
            let bend = Reflow(from: placements[direction.start], to: placements[direction.finish])?.bend,
            straight.keyframes.count > 1
        else { return PropertyTrack(.image, straight) }
        var keyframes = straight.keyframes
        keyframes.insert(
            Keyframe(time: phase.start + bend.progress * phase.duration, value: bend.image), at: 1)
        return PropertyTrack(.image, Track(keyframes, calculationMode: .linear))
    }

    private func travel<Value>(
        _ ends: Ends<Value>, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> Track<Value> {
        let (from, to) = (ends[direction.start], ends[direction.finish])
        guard from != to, case .travel(let phase) = course else {
            return Track(constant: from, calculationMode: mode)
        }
        if phase == .whole {
            return Track(
                [Keyframe(time: 0, value: from), Keyframe(time: 1, value: to)], calculationMode: mode)
        }
        let change = RelativeKeyframe(
            start: phase.start, duration: phase.duration, value: to, easing: phase.easing)
        return Track(initial: from, relative: [change], frameInterval: frameInterval, calculationMode: mode)
    }

    private func opacity(
        of view: DrawnView, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> Track<Double> {
        guard case .values(let from, let changes) = course else { return travel(view.opacity, course, mode) }
        let factor = view.opacity[view.drawnFrom]
        let scaled = changes.map { change in
            var scaled = change
            scaled.value *= factor
            return scaled
        }
        return Track(
            initial: from * factor, relative: scaled, frameInterval: frameInterval, calculationMode: mode)
    }
}

extension Ends {
    func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Ends<Other> {
        Ends<Other>(source: try transform(source), destination: try transform(destination))
    }
}
