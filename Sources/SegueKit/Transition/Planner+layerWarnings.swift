extension Planner {
    /// How many equal steps a curve is looked at in, to find its extremes.
    private static let steps = 100

    private static let progresses = (0...steps).map { Double($0) / Double(steps) }

    /// Adds the warnings that follow from the layers alone, whatever the style.
    func addLayerWarnings(_ layers: [Layer], to warnings: inout [Warning]) {
        let lent = layers.span
        for index in lent.indices where lent[index].kind == .snapshot {
            guard let stretch = Self.stretch(lent[index].tracks.shared.span, lent[index].tracks.places),
                abs(stretch - 1) > 1e-6,
                let warning = distortion(layers[index], stretch)
            else { continue }
            warnings.append(warning)
        }
        if let warning = coverageDip(layers) { warnings.append(warning) }
        if let warning = overshoot(layers) { warnings.append(warning) }
    }

    /// How many times as far as along the other side a snapshot is stretched along one; nil where it has no frame,
    /// or is a text that is scaled evenly by its font.
    private static func stretch(_ tracks: Span<PropertyTrack>, _ places: Range<Int>) -> Double? {
        var stretch: Double?
        for index in places {
            if tracks[index].property == .fontScale { return nil }
            guard tracks[index].property == .frame else { continue }
            let (start, end) = (tracks[index].curve.start, tracks[index].curve.end)
            stretch = (end.z * start.w) / (end.w * start.z)
        }
        return stretch
    }

    private func distortion(_ layer: Layer, _ stretch: Double) -> Warning? {
        guard let view = layer.view, let name = view.element else { return nil }
        let factor = max(stretch, 1 / stretch).shortText
        return Warning(
            .distortion, .element(view.end, name), "is stretched \(factor) times as far along one side")
    }

    /// Pictures that cross-fade while none of them is opaque.
    private func coverageDip(_ layers: [Layer]) -> Warning? {
        guard style.pictureCount > 1 else { return nil }
        let pictures = layers.filter(\.drawsPicture)
        let coverages = Self.progresses.map { progress in
            pictures.reduce(0) { $1.coverage(above: $0, at: progress) }
        }
        guard let lowest = coverages.min(), lowest < 0.999 else { return nil }
        let detail = "two pictures cross-fade and cover only \(lowest.shortText) of what lies behind them"
        return Warning(.coverageDip, .style, detail)
    }

    /// What a smooth curve or a pacing that overshoots takes out of the range of its property, the furthest of it.
    private func overshoot(_ layers: [Layer]) -> Warning? {
        let pacing = style.timing[direction].pacing
        // Else tracks stay between their keyframes.
        guard style.calculationMode[direction].isCubic || pacing.mayOvershoot || style.mayOvershoot else {
            return nil
        }
        let extremes = pacing.mayOvershoot ? overshoots(of: style.timing[direction]) : []
        var furthest: (excess: Double, property: Property) = (1e-9, .opacity)
        for track in layers.lazy.flatMap(\.tracks) where track.curve.count > 1 {
            // Two keyframes are a straight line in the cubic modes too.
            let isSmooth = track.curve.calculationMode.isCubic && track.curve.count > 2
            let bends = isSmooth || (style.mayOvershoot && !track.curve.isPlain)
            let excess = track.excess(at: bends ? Self.progresses + extremes : extremes)
            if excess > furthest.excess { furthest = (excess, track.property) }
        }
        guard furthest.excess > 1e-9 else { return nil }
        let detail = "the motion overshoots \(furthest.property.range) by \(furthest.excess.shortText)"
        let subject: Warning.Subject = style.isRetimed ? .timing : .style
        return Warning(.overshootClamped, subject, detail + "; samples stop there")
    }

    /// The lowest and the highest progress outside of 0...1.
    private func overshoots(of timing: Timing) -> [Double] {
        let paced = Self.progresses.map { timing.progress(atMs: timing.delayMs + $0 * timing.durationMs) }
        return [paced.min(), paced.max()].compactMap { $0 }.filter { !(0...1).contains($0) }
    }
}

extension PropertyTrack {
    /// How far it leaves the range of its property at some progresses.
    fileprivate func excess(at progresses: [Double]) -> Double {
        progresses.reduce(0) { excess, progress in
            let value = curve.value(at: progress)
            return switch property.kind {
            case .scalar: max(excess, abs(value.x - property.limited(value.x)))
            case .rect: max(excess, -value.z, -value.w)
            case .radii: max(excess, -value.x, -value.y, -value.z, -value.w)
            }
        }
    }
}

extension Property {
    /// The range that values are kept in, for sentences.
    fileprivate var range: String {
        switch kind {
        case .scalar: self == .opacity ? "0...1 of an opacity" : "the least size of a text"
        case .rect: "the least size"
        case .radii: "the least radius"
        }
    }
}

extension Layer {
    fileprivate var drawsPicture: Bool { view?.element == "image" }

    /// Returns how much of what lies behind is covered, 0...1, where the pictures below cover a part of it.
    fileprivate func coverage(above below: Double, at progress: Double) -> Double {
        guard let opacity else { return 1 }
        let own = Property.opacity.limited(opacity.value(at: progress))
        return compositing == .additive ? min(1, below + own) : 1 - (1 - below) * (1 - own)
    }

    fileprivate var opacity: Track<Double>? {
        guard case .scalar(let track)? = self[.opacity] else { return nil }
        return track
    }
}

extension Double {
    /// The number with at most four digits after the point, for sentences.
    var shortText: String {
        let rounded = (self * 1e4).rounded() / 1e4
        return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
