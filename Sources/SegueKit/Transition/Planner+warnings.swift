extension Planner {
    /// Durations that are most likely given in seconds, and those that nobody waits for.
    private static let usualMs = 50.0...5000.0

    func warnings(
        for plan: [PlannedLayer], _ rests: Ends<Transition.Rest>, _ strategy: Strategy
    ) -> [Warning] {
        guard strategy == .zoom else { return durationWarnings }
        return durationWarnings + mismatchWarnings(rests)
            + End.allCases.flatMap { restWarnings($0, rests[$0]) }
            + companionWarnings + layerWarnings(plan.map(\.layer))
    }

    private var durationWarnings: [Warning] {
        let duration = style.timing[direction].durationMs
        guard duration > 0, !Self.usualMs.contains(duration) else { return [] }
        return [Warning(.unusualDuration, .durationMs, "is \(duration.shortText) milliseconds")]
    }

    /// How far the ends of the picture would be apart at the destination with the aspect ratio of another of
    /// the named pictures, where that is more than half a pixel.
    private func mismatchWarnings(_ rests: Ends<Transition.Rest>) -> [Warning] {
        guard let whole = wholePicture, let view = scene.layouts.destination.image?.view else { return [] }
        let subjects: [Warning.Subject] = [.picture(nil), .picture(.source), .picture(.destination)]
        return zip(namedPictures, subjects).compactMap { picture, subject in
            guard let size = picture?.size, picture?.isDegenerate == false else { return nil }
            let other = Size(width: whole.size.width, height: whole.size.width * size.height / size.width)
            let (drawn, drift) = (view.imageRect(of: whole.size), view.imageRect(of: other))
            let points = max(abs(drawn.width - drift.width), abs(drawn.height - drift.height))
            guard points * scene.container.scale > 0.5 else { return nil }
            return Warning(
                .aspectMismatch, subject,
                "has another aspect ratio than the whole picture: \(points.shortText) points at the destination"
            )
        }
    }

    private func restWarnings(_ end: End, _ rest: Transition.Rest) -> [Warning] {
        guard let placement = rest.placement, let size = rest.size else { return [] }
        var warnings: [Warning] = []
        if placement.limitsRadii {
            let limit = "is limited to \(placement.cornerRadii.largest.shortText), half of the shorter side"
            warnings.append(Warning(.radiusLimited, .cornerRadius(end, "image"), limit))
        }
        let upscale = placement.image.width / size.width
        if end == .destination, upscale > 1 + 1e-6 {
            warnings.append(
                Warning(.upscaled, .element(end, "image"), "is drawn at \(upscale.shortText) times its size"))
        }
        if placement.isPartlyOccluded {
            warnings.append(Warning(.partlyOccluded, .occluders(end), "covers a part of the picture"))
        }
        return warnings
    }

    private var companionWarnings: [Warning] {
        guard !style.companions.isEmpty else { return [] }
        return companionPairs.flatMap { pair in
            (pair.reflows ? [textReflow(pair)] : []) + End.allCases.compactMap { radiusWarning(pair[$0], $0) }
        }
    }

    private func textReflow(_ pair: CompanionPair) -> Warning {
        let lines = (pair.source?.lines ?? 0, pair.destination?.lines ?? 0)
        return Warning(
            .textReflow, .lines(.destination, pair.name),
            "is \(lines.1) but \(lines.0) at the source: the two texts cross-fade")
    }

    private func radiusWarning(_ companion: Companion?, _ end: End) -> Warning? {
        guard let companion else { return nil }
        let radii = companion.cornerRadius.radii(for: companion.frame.size)
        let limited = radii.limited(to: companion.frame.size)
        guard limited != radii else { return nil }
        let limit = "is limited to \(limited.largest.shortText), half of the shorter side"
        return Warning(.radiusLimited, .cornerRadius(end, companion.name), limit)
    }
}
