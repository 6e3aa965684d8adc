extension Planner {
    /// Durations outside are most likely given in seconds, or longer than anybody waits for.
    private static let usualMs = 50.0...5000.0

    /// Returns what a client should know of the transition. What does not travel warns of its duration only.
    @inline(never)
    func warnings(
        of strategy: Strategy, _ layers: [Layer], _ rests: borrowing Ends<Transition.Rest>,
        _ whole: Picture?, _ pairs: [CompanionPlaces]
    ) -> [Warning] {
        var warnings: [Warning] = []
        if !scene.layouts.source.isPlain || !scene.layouts.destination.isPlain {
            warnings = scene.layouts.source.notices + scene.layouts.destination.notices
        }
        let duration = style.timing[direction].durationMs
        if duration > 0, !Self.usualMs.contains(duration) {
            let detail = "is \(duration.shortText) milliseconds"
            warnings.append(Warning(.unusualDuration, .duration(style.durationSource), detail))
        }
        guard strategy == .zoom else { return warnings }
        if let whole { addMismatches(with: whole, to: &warnings) }
        if Self.areRemarkable(rests) {
            addRest(.source, rests.source, to: &warnings)
            addRest(.destination, rests.destination, to: &warnings)
        }
        for places in pairs { addCompanion(at: places, to: &warnings) }
        addLayerWarnings(layers, to: &warnings)
        return warnings
    }

    /// Whether there is something to say of the picture at rest. Looked at in their places, since they are large to
    /// hand on.
    private static func areRemarkable(_ rests: borrowing Ends<Transition.Rest>) -> Bool {
        if rests.source.hasPlacement {
            if rests.source.knownPlacement.limitsRadii { return true }
            if rests.source.knownPlacement.unoccluded != nil { return true }
        }
        guard rests.destination.hasPlacement else { return false }
        if rests.destination.knownPlacement.limitsRadii { return true }
        if rests.destination.knownPlacement.unoccluded != nil { return true }
        guard let size = rests.destination.size else { return false }
        return rests.destination.knownPlacement.image.width > size.width
    }

    private func addMismatches(with whole: Picture, to warnings: inout [Warning]) {
        let source = scene.layouts.source.knownImage.picture
        let destination = scene.layouts.destination.knownImage.picture
        guard source != nil || destination != nil, scene.layouts.destination.knownImage.hasView else {
            return
        }
        let view = scene.layouts.destination.knownImage.knownView
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

    @inline(never)
    private func addRest(_ end: End, _ rest: Transition.Rest, to warnings: inout [Warning]) {
        guard let placement = rest.placement else { return }
        if placement.limitsRadii {
            // Where the element has no radius it is the style's.
            let isOwn = scene.layouts[end].image?.cornerRadius != nil
            let subject: Warning.Subject = isOwn ? .cornerRadius(end, "image") : .element(end, "image")
            warnings.append(.radiusLimited(to: placement.cornerRadii, subject))
        }
        if end == .destination, rest.upscale > 1 + 1e-6 {
            let detail = "is drawn at \(rest.upscale.shortText) times its size"
            warnings.append(Warning(.upscaled, .element(end, "image"), detail))
        }
        if placement.unoccluded != nil {
            warnings.append(Warning(.partlyOccluded, .occluders(end), "covers a part of the picture"))
        }
    }

    private func addCompanion(at places: CompanionPlaces, to warnings: inout [Warning]) {
        let sources = scene.layouts.source.companions.span
        let destinations = scene.layouts.destination.companions.span
        switch places {
        case .both(let source, let destination):
            if let from = sources[source].lines, let to = destinations[destination].lines, from != to {
                addReflow(of: destinations[destination].name, from, to, to: &warnings)
            }
            addRadius(of: sources, at: source, .source, to: &warnings)
            addRadius(of: destinations, at: destination, .destination, to: &warnings)
        case .source(let index): addRadius(of: sources, at: index, .source, to: &warnings)
        case .destination(let index): addRadius(of: destinations, at: index, .destination, to: &warnings)
        }
    }

    private func addReflow(of name: String, _ from: Int, _ to: Int, to warnings: inout [Warning]) {
        let detail = "is \(to) but \(from) at the source: the two texts cross-fade"
        warnings.append(Warning(.textReflow, .lines(.destination, name), detail))
    }

    private func addRadius(
        of companions: Span<Companion>, at index: Int, _ end: End, to warnings: inout [Warning]
    ) {
        guard companions[index].isRound else { return }
        let size = companions[index].frame.size
        let radii = companions[index].cornerRadius.radii(for: size)
        let limited = radii.limited(to: size)
        guard limited != radii else { return }
        warnings.append(.radiusLimited(to: limited, .cornerRadius(end, companions[index].name)))
    }
}

extension Transition.Rest {
    /// How many times its own size the picture is drawn at; 0 where it is not known.
    fileprivate var upscale: Double {
        guard hasPlacement, let size else { return 0 }
        return knownPlacement.image.width / size.width
    }
}

extension Warning {
    fileprivate static func radiusLimited(to limited: CornerRadii, _ subject: Subject) -> Warning {
        let detail = "is limited to \(limited.largest.shortText), half of the shorter side"
        return Warning(.radiusLimited, subject, detail)
    }
}
