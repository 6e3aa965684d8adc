public import SegueJSON
public import SegueKit

extension JSONWriter {
    /// Writes a transition spec, the service's own document.
    public mutating func transition(_ transition: Transition, samples: Samples?, _ places: DecimalPlaces) {
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
        for index in transition.layers.indices { layer(transition.layers[index], places) }
        closeArray()
        literal("\"events\":[")
        for index in transition.events.indices { event(transition.events[index], places) }
        closeArray()
        literal("\"rects\":{\"source\":")
        rest(transition.rests.source, transition.participations.source, places)
        name("destination")
        rest(transition.rests.destination, transition.participations.destination, places)
        closeObject()
        literal("\"warnings\":[")
        for warning in transition.warnings { self.warning(warning, transition.participations) }
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
