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
        literal("{\"style\":")
        string(transition.style)
        name("direction")
        keyword(transition.direction.wireName)
        name("strategy")
        keyword(transition.strategy.wireName)
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
        name("durationMs")
        number(timing.durationMs, digits: places.ratios)
        name("delayMs")
        number(timing.delayMs, digits: places.ratios)
        name("pacing")
        easing(timing.pacing, places)
    }

    private mutating func body(of transition: Transition, _ places: DecimalPlaces) {
        literal("\"layers\":[")
        // By index: an element that is handed on as a whole is copied, and its references are counted.
        for index in transition.layers.indices { layer(index, of: transition.layers, places) }
        closeArray()
        literal("\"events\":[")
        for index in transition.events.indices { event(index, of: transition.events, places) }
        closeArray()
        literal("\"rects\":{\"source\":")
        rest(transition.rests.source, transition.participations.source, places)
        name("destination")
        rest(transition.rests.destination, transition.participations.destination, places)
        closeObject()
        literal("\"warnings\":[")
        for warning in transition.warnings { self.warning(warning, in: transition) }
        closeArray()
    }

    /// The corrected frame is the one for the mode that the seeds fly in.
    private mutating func rest(
        _ rest: Transition.Rest, _ participation: Participation?, _ places: DecimalPlaces
    ) {
        var frame: Rect?
        if let placement = rest.placement, let size = rest.size {
            frame = placement.correctedFrame(for: .scaleAspectFill, of: size)
        }
        openObject()
        if let id = rest.id {
            name("id")
            string(id)
        }
        placementMembers(
            frame: rest.frame, rest.placement, of: rest.picture,
            corrected: CorrectedFrame(contentMode: "scaleAspectFill", frame: frame), places)
        if let participation {
            participant(of: participation)
            path(of: participation)
        }
        closeObject()
    }
}
