public import SegueJSON
public import SegueKit

extension JSONWriter {
    /// Writes a transition spec, the service's own document.
    ///
    /// - Parameter more: Writes further members of it.
    public mutating func transition(
        _ transition: borrowing Transition, samples: Samples?, _ places: DecimalPlaces,
        more: (inout JSONWriter) -> Void = { _ in }
    ) {
        let (direction, strategy) = (transition.direction.wireName, transition.strategy.wireName)
        literal("{\"style\":\"")
        characters(transition.style)
        compose(atMost: 2 * Cursor.longestWord + 40) {
            $0.literal("\",\"direction\":\"")
            $0.word(direction)
            $0.literal("\",\"strategy\":\"")
            $0.word(strategy)
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

    private mutating func body(of transition: borrowing Transition, _ places: DecimalPlaces) {
        layers(transition.layers, places)
        events(of: transition, places)
        literal("\"rects\":{\"source\":{")
        rest(transition.rests.source, places)
        if transition.hasParticipations { participation(transition.participations.source) }
        ending("},\"destination\":{")
        rest(transition.rests.destination, places)
        if transition.hasParticipations { participation(transition.participations.destination) }
        ending("}},\"warnings\":[")
        if transition.warnings.isEmpty { return literal("],") }
        for warning in transition.warnings { self.warning(warning, in: transition) }
        closeArray()
    }

    /// Writes the members of an open object. The corrected frame is the one for the mode that the seeds fly in.
    ///
    /// Inlined, so that it is read where it lies in the transition.
    @inline(__always)
    private mutating func rest(_ rest: borrowing Transition.Rest, _ places: DecimalPlaces) {
        if let id = rest.id {
            name("id")
            string(id)
        }
        if rest.hasFrame {
            rect(rest.knownFrame, named: "frame", digits: places.lengths)
        } else {
            literal("\"frame\":null,")
        }
        var isExact = false
        if rest.hasPlacement {
            placement(rest.knownPlacement, of: rest.picture, places)
            if let size = rest.size { isExact = rest.knownPlacement.isShown(in: .scaleAspectFill, of: size) }
        } else {
            noPlacement()
        }
        literal("\"corrected\":{\"contentMode\":\"scaleAspectFill\",\"frame\":")
        exactFrame(isExact ? rest.knownPlacement.window : nil, places)
    }

    @inline(never)
    private mutating func participation(_ participation: Participation?) {
        guard let participation else { return }
        participant(of: participation)
        path(of: participation)
    }
}
