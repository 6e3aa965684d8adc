extension Planner {
    /// Durations outside are most likely given in seconds, or longer than anybody waits for.
    private static let usualMs = 50.0...5000.0

    /// Adds what a client should know of the transition. What does not travel warns of its duration only.
    func addWarnings(to transition: inout Transition, _ whole: Picture?, _ pairs: [CompanionPair]) {
        let duration = style.timing[direction].durationMs
        if duration > 0, !Self.usualMs.contains(duration) {
            let detail = "is \(duration.shortText) milliseconds"
            transition.warnings.append(Warning(.unusualDuration, .durationMs, detail))
        }
        guard transition.strategy == .zoom else { return }
        if let whole { addMismatches(with: whole, to: &transition.warnings) }
        addRest(.source, transition.rests.source, to: &transition.warnings)
        addRest(.destination, transition.rests.destination, to: &transition.warnings)
        for index in pairs.indices { addCompanion(pairs[index], to: &transition.warnings) }
        addLayerWarnings(transition.layers, to: &transition.warnings)
    }

    private func addMismatches(with whole: Picture, to warnings: inout [Warning]) {
        let (source, destination) = (
            scene.layouts.source.image?.picture, scene.layouts.destination.image?.picture
        )
        guard source != nil || destination != nil, let view = scene.layouts.destination.image?.view else {
            return
        }
        if let picture = scene.picture { addMismatch(picture, .picture(nil), whole, view, &warnings) }
        if let source { addMismatch(source, .picture(.source), whole, view, &warnings) }
        if let destination { addMismatch(destination, .picture(.destination), whole, view, &warnings) }
    }

    /// Warns where the picture at the destination, drawn with the aspect ratio of another picture of the
    /// request, would be off by more than half a pixel.
    private func addMismatch(
        _ picture: Picture, _ subject: Warning.Subject, _ whole: Picture, _ view: PictureView,
        _ warnings: inout [Warning]
    ) {
        guard picture != whole, !picture.isDegenerate else { return }
        let (size, other) = (whole.size, picture.size)
        let drift = view.imageRect(
            of: Size(width: size.width, height: size.width * other.height / other.width))
        let drawn = view.imageRect(of: size)
        let points = max(abs(drawn.width - drift.width), abs(drawn.height - drift.height))
        guard points * scene.container.scale > 0.5 else { return }
        let detail =
            "has another aspect ratio than the whole picture: \(points.shortText) points at the destination"
        warnings.append(Warning(.aspectMismatch, subject, detail))
    }

    private func addRest(_ end: End, _ rest: Transition.Rest, to warnings: inout [Warning]) {
        guard let placement = rest.placement, let size = rest.size else { return }
        if placement.limitsRadii {
            warnings.append(.radiusLimited(to: placement.cornerRadii, .cornerRadius(end, "image")))
        }
        let upscale = placement.image.width / size.width
        if end == .destination, upscale > 1 + 1e-6 {
            let detail = "is drawn at \(upscale.shortText) times its size"
            warnings.append(Warning(.upscaled, .element(end, "image"), detail))
        }
        if placement.isPartlyOccluded {
            warnings.append(Warning(.partlyOccluded, .occluders(end), "covers a part of the picture"))
        }
    }

    private func addCompanion(_ pair: CompanionPair, to warnings: inout [Warning]) {
        if pair.reflows, let lines = pair.companions.destination.lines,
            let others = pair.companions.source.lines
        {
            let detail = "is \(lines) but \(others) at the source: the two texts cross-fade"
            warnings.append(Warning(.textReflow, .lines(.destination, pair.name), detail))
        }
        if pair.isAtSource { addRadius(of: pair.companions.source, .source, to: &warnings) }
        if pair.isAtDestination { addRadius(of: pair.companions.destination, .destination, to: &warnings) }
    }

    private func addRadius(of companion: Companion, _ end: End, to warnings: inout [Warning]) {
        guard companion.cornerRadius != .zero else { return }
        let radii = companion.cornerRadius.radii(for: companion.frame.size)
        let limited = radii.limited(to: companion.frame.size)
        guard limited != radii else { return }
        warnings.append(.radiusLimited(to: limited, .cornerRadius(end, companion.name)))
    }
}

extension Warning {
    fileprivate static func radiusLimited(to limited: CornerRadii, _ subject: Subject) -> Warning {
        let detail = "is limited to \(limited.largest.shortText), half of the shorter side"
        return Warning(.radiusLimited, subject, detail)
    }
}
