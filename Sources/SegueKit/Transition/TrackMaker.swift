/// Makes the tracks of a style for what its layers draw.
struct TrackMaker {
    var direction: Direction
    var calculationMode: CalculationMode
    var imageMotion: ImageMotion
    /// A frame's part of the duration; a shorter gap between keyframes is not held.
    var frameInterval: Double

    /// Returns the tracks of a layer, without those of properties that it does not have.
    ///
    /// - Parameters:
    ///   - view: What the layer draws.
    ///   - end: The end that it is drawn from.
    ///   - kind: The layer's kind; the corners of an image are those of its window.
    func tracks(
        _ tracks: [StyleTrack], of view: DrawnView, from end: End, _ kind: Layer.Kind
    ) -> [PropertyTrack] {
        var made: [PropertyTrack] = []
        made.reserveCapacity(tracks.count)
        for index in tracks.indices {
            let mode = tracks[index].isLinear ? .linear : calculationMode
            let course = tracks[index].course[direction]
            switch tracks[index].property {
            case .opacity: made.append(opacity(of: view, from: end, course, mode))
            case .fontScale:
                if let track = fontScale(of: view, course, mode) { made.append(track) }
            case let property:
                if let track = geometry(property, of: view, kind, course, mode) {
                    made.append(track)
                }
            }
        }
        return made
    }

    private func geometry(
        _ property: Property, of view: DrawnView, _ kind: Layer.Kind, _ course: StyleTrack.Course,
        _ mode: CalculationMode
    ) -> PropertyTrack? {
        let (start, finish) = (direction.start, direction.finish)
        if kind == .image {
            guard let ends = view.placements else { return nil }
            switch property {
            case .window:
                return PropertyTrack(.window, travel(ends[start].seen, ends[finish].seen, course, mode))
            case .image: return PropertyTrack(.image, image(ends[start], ends[finish], course, mode))
            case .cornerRadii:
                let (from, to) = (ends[start].cornerRadii, ends[finish].cornerRadii)
                return PropertyTrack(.cornerRadii, travel(from, to, course, mode))
            default: return nil
            }
        }
        if property == .frame, let ends = view.frame {
            return PropertyTrack(.frame, travel(ends[start], ends[finish], course, mode))
        }
        guard property == .cornerRadii, let ends = view.frameRadii else { return nil }
        return PropertyTrack(.cornerRadii, travel(ends[start], ends[finish], course, mode))
    }

    private func fontScale(
        of view: DrawnView, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> PropertyTrack? {
        guard let ends = view.fontScale else { return nil }
        return PropertyTrack(.fontScale, travel(ends[direction.start], ends[direction.finish], course, mode))
    }

    private func image(
        _ from: Placement, _ to: Placement, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> Track<Rect> {
        let straight = travel(from.image, to.image, course, mode)
        guard imageMotion == .reflow, case .travel(let phase) = course, phase.easing == .linear,
            straight.keyframes.count > 1, let bend = Reflow(from: from, to: to)?.bend
        else { return straight }
        var keyframes = Array(straight.keyframes)
        keyframes.insert(
            Keyframe(time: phase.start + bend.progress * phase.duration, value: bend.image), at: 1)
        return Track(keyframes, calculationMode: .linear)
    }

    private func travel<Value>(
        _ from: Value, _ to: Value, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> Track<Value> {
        guard from != to, case .travel(let phase) = course else {
            return Track(constant: from, calculationMode: mode)
        }
        if phase == .whole { return Track(from: from, to: to, calculationMode: mode) }
        let change = RelativeKeyframe(
            start: phase.start, duration: phase.duration, value: to, easing: phase.easing)
        return Track(initial: from, relative: [change], frameInterval: frameInterval, calculationMode: mode)
    }

    /// What changes the opacity of a view does so by a factor of the view's own.
    private func opacity(
        of view: DrawnView, from end: End, _ course: StyleTrack.Course, _ mode: CalculationMode
    ) -> PropertyTrack {
        guard case .values(let from, let changes) = course else {
            let (start, finish) = (view.opacity[direction.start], view.opacity[direction.finish])
            return PropertyTrack(.opacity, travel(start, finish, course, mode))
        }
        let factor = view.opacity[end]
        let track = Track(
            initial: from, relative: changes, frameInterval: frameInterval, calculationMode: mode)
        return PropertyTrack(.opacity, factor == 1 ? track : track.scaled(by: factor))
    }
}
