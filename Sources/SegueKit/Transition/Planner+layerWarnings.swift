extension Planner {
    /// How many equal steps a curve is looked at in, to find its extremes.
    private static let steps = 100

    private static let progresses = (0...steps).map { Double($0) / Double(steps) }

    /// Adds the warnings that follow from the layers alone, whatever the style.
    func addLayerWarnings(_ layers: [Layer], to warnings: inout [Warning]) {
        for index in layers.indices where layers[index].kind == .snapshot {
            if let warning = distortion(layers[index]) { warnings.append(warning) }
        }
        if let warning = coverageDip(layers) { warnings.append(warning) }
        // Linear tracks stay between their keyframes.
        let isSmooth = style.calculationMode[direction] == .cubic || style.hasSmoothTracks
        if isSmooth, let warning = overshoot(layers) { warnings.append(warning) }
    }

    /// A snapshot that is stretched unevenly; text that is scaled evenly by its font is not.
    private func distortion(_ layer: Layer) -> Warning? {
        guard let view = layer.view, let name = view.element,
            !layer.tracks.contains(where: { $0.property == .fontScale }),
            case .rect(let frames)? = layer[.frame]
        else { return nil }
        let (start, end) = (frames.start, frames.end)
        let stretch = (end.width * start.height) / (end.height * start.width)
        guard abs(stretch - 1) > 1e-6 else { return nil }
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

    private func overshoot(_ layers: [Layer]) -> Warning? {
        var furthest = 0.0
        for layer in layers {
            // Two keyframes are a straight line in the cubic mode too.
            guard let track = layer.opacity, track.calculationMode == .cubic, track.keyframes.count > 2 else {
                continue
            }
            for progress in Self.progresses {
                let value = track.value(at: progress)
                furthest = max(furthest, abs(value - Property.opacity.limited(value)))
            }
        }
        guard furthest > 1e-9 else { return nil }
        let detail = "the cubic curve overshoots an opacity by \(furthest.shortText); samples stop at 0 and 1"
        return Warning(.overshootClamped, .style, detail)
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
