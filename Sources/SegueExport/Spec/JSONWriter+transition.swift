public import SegueJSON
public import SegueKit

extension JSONWriter {
    /// Writes a transition spec, the service's own document.
    ///
    /// - Parameter more: Writes further members of it.
    public mutating func transition(
        _ transition: Transition, samples: Samples?, _ places: DecimalPlaces,
        more: (inout JSONWriter) -> Void = { _ in }
    ) {
        literal("{\"style\":\"")
        characters(transition.style)
        compose(atMost: 2 * Cursor.longestWord + 40) {
            $0.literal("\",\"direction\":\"")
            $0.word(transition.direction.wireName)
            $0.literal("\",\"strategy\":\"")
            $0.word(transition.strategy.wireName)
            $0.literal("\",")
        }
        if let reason = transition.reason {
            name("reason")
            keyword(reason.wireName)
        }
        timing(transition.timing, places)
        body(of: transition, places)
        if let samples {
            name("samples")
            self.samples(samples, places)
        }
        more(&self)
        closeObject()
    }

    private mutating func timing(_ timing: Timing, _ places: DecimalPlaces) {
        compose(atMost: 2 * Cursor.longestNumber + 48) {
            $0.literal("\"durationMs\":")
            $0.number(timing.durationMs, digits: places.ratios)
            $0.literal(",\"delayMs\":")
            $0.number(timing.delayMs, digits: places.ratios)
            $0.literal(",\"pacing\":")
        }
        easing(timing.pacing, places)
    }

    private mutating func body(of transition: Transition, _ places: DecimalPlaces) {
        layers(transition.layers, places)
        events(of: transition, places)
        literal("\"rects\":{\"source\":")
        rest(transition.rests.source, transition.participations.source, places)
        literal("\"destination\":")
        rest(transition.rests.destination, transition.participations.destination, places)
        ending("},\"warnings\":[")
        for warning in transition.warnings { self.warning(warning, in: transition) }
        closeArray()
    }

    /// The corrected frame is the one for the mode that the seeds fly in.
    private mutating func rest(
        _ rest: borrowing Transition.Rest, _ participation: Participation?, _ places: DecimalPlaces
    ) {
        openObject()
        if let id = rest.id {
            name("id")
            string(id)
        }
        var frame: Rect?
        if let placement = rest.placement, let size = rest.size {
            frame = placement.correctedFrame(for: .scaleAspectFill, of: size)
        }
        placementMembers(
            frame: rest.frame, rest.placement, of: rest.picture,
            corrected: CorrectedFrame(contentMode: "scaleAspectFill", frame: frame), places)
        if let participation {
            participant(of: participation)
            path(of: participation)
        }
        ending("},")
    }
}
