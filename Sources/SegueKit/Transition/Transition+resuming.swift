extension Transition {
    /// Returns the transition that starts where this one, when it is running, is interrupted.
    ///
    /// Every value starts as it is at that moment, and ends as planned or, where it is turned back, as it was at the
    /// start. What was elapsed goes on with what is left of the time and of the pacing; what is given as it is on
    /// screen goes straight to the end in the whole duration.
    ///
    /// With a spring as pacing the velocity is continuous too: of a value that runs straight over the whole progress
    /// it is the same on both sides to 1e-6 of the way a second, up to 1000 remaining ways a second. Any other
    /// pacing goes on with the velocity that it has and, turned back, with the same one backwards.
    public func resumed(_ resumption: Resumption) -> Transition {
        var resumed = self
        resumed.timing = timing.resumed(resumption)
        switch resumption.state {
        case .elapsed(let elapsed):
            guard elapsed > 0 || resumption.isReversed else { break }
            let remainder = timing.remainder(
                after: elapsed, velocity: resumption.velocity, isReversed: resumption.isReversed)
            resumed.changeTracks { _, track in track.left(remainder) }
            guard !(0...1).contains(remainder.start) else { break }
            for index in resumed.layers.indices { resumed.layers[index].limitStart() }
        case .layers(let states):
            resumed.changeTracks { layer, track in
                track.straight(from: layer.now(of: track.property, states), resumption.isReversed)
            }
        }
        resumed.finishes = !resumption.isReversed
        return resumed
    }

    private mutating func changeTracks(_ change: (Layer, PropertyTrack) -> PropertyTrack) {
        for index in layers.indices {
            let layer = layers[index]
            layers[index].tracks = Tracks(layer.tracks.map { change(layer, $0) })
        }
    }
}

extension Layer {
    /// Returns what is said of this layer by its own name or, where it draws the picture, by the picture's. What a
    /// picture is seen through is the frame of its snapshot.
    fileprivate func now(of property: Property, _ states: [LayerState]) -> Components? {
        let isPicture = view?.element == "image"
        let named = states.first { $0.name.isSameName(as: name) }
        guard let state = named ?? (isPicture ? states.first { $0.name == "image" } : nil) else { return nil }
        return state[property] ?? (isPicture && property == .frame ? state[.window] : nil)
    }
}

extension PropertyTrack {
    /// Returns the stretch of the track that is left.
    fileprivate func left(_ remainder: Remainder) -> PropertyTrack {
        let left =
            remainder.isOver
            ? Curve(constant: curve.value(at: remainder.end), .linear)
            : curve.part(from: remainder.start, to: remainder.end)
        return PropertyTrack(property, left.limited(to: property))
    }

    /// Returns a track straight from what is on screen to the end, or to the start; backwards where nothing is said.
    fileprivate func straight(from now: Components?, _ isReversed: Bool) -> PropertyTrack {
        guard let now else {
            return isReversed
                ? PropertyTrack(property, curve.part(from: 1, to: 0).limited(to: property)) : self
        }
        let end = isReversed ? curve.start : curve.end
        let straight = now == end ? Curve(constant: now, .linear) : Curve(from: now, at: 0, to: end, .linear)
        return PropertyTrack(property, straight)
    }
}

extension Layer {
    /// Brings what the tracks start with, and have overshot to, into the ranges of the properties and, of corners,
    /// the size of their box: as it was on screen.
    fileprivate mutating func limitStart() {
        var starts = tracks.map { PropertyValue($0.property, $0.curve.start) }
        starts.limit()
        tracks = Tracks(
            zip(tracks, starts).map { track, start in
                guard start.components != track.curve.start else { return track }
                return PropertyTrack(start.property, track.curve.starting(with: start.components))
            })
    }
}

extension Curve {
    /// Returns the curve with numbers that it has overshot to brought back into the range of a property.
    fileprivate func limited(to property: Property) -> Curve {
        guard property.kind != .rect, count > 1 || property == .opacity else { return self }
        let limit = { (value: Components) in
            let (lower, upper) = (0.0, property == .opacity ? 1.0 : .infinity)
            let limited = { (number: Double) in min(upper, max(lower, number)) }
            return Components(limited(value.x), limited(value.y), limited(value.z), limited(value.w))
        }
        guard (0..<count).contains(where: { limit(value($0)) != value($0) }) else { return self }
        return changed { _, value in limit(value) }
    }

    fileprivate func starting(with value: Components) -> Curve {
        // What stays has to come back to where it stays.
        guard count > 1 else { return Curve(from: value, at: 0, to: head, .linear) }
        return changed { index, own in index == 0 ? value : own }
    }

    private func changed(_ change: (Int, Components) -> Components) -> Curve {
        let keyframes = (0..<count).map {
            Keyframe(time: time($0), value: change($0, value($0)), easing: easing($0))
        }
        return Curve(keyframes, .linear, tangentScaling)
    }
}
