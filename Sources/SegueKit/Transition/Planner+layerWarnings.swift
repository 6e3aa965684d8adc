extension Planner {
    /// How many equal steps a curve is looked at in, to find its extremes.
    private static let steps = 100

    private static var progresses: [Double] { (0...steps).map { Double($0) / Double(steps) } }

    /// Warnings that follow from the layers alone, whatever the style.
    func layerWarnings(_ layers: [Layer]) -> [Warning] {
        layers.compactMap(distortion) + coverageDip(layers) + overshoot(layers)
    }

    /// A snapshot that is stretched unevenly; text that is scaled evenly by its font is not.
    private func distortion(_ layer: Layer) -> Warning? {
        guard layer.kind == .snapshot, let view = layer.view, let name = view.element,
            layer[.fontScale] == nil, case .rect(let frames)? = layer[.frame]
        else { return nil }
        let (start, end) = (frames.start, frames.end)
        let stretch = (end.width * start.height) / (end.height * start.width)
        guard abs(stretch - 1) > 1e-6 else { return nil }
        let factor = max(stretch, 1 / stretch).shortText
        return Warning(
            .distortion, .element(view.end, name), "is stretched \(factor) times as far along one side")
    }

    /// Pictures that cross-fade while none of them is opaque.
    private func coverageDip(_ layers: [Layer]) -> [Warning] {
        let opacities = layers.filter { $0.view?.element == "image" }.compactMap(\.opacity)
        guard opacities.count > 1 else { return [] }
        let coverages = Self.progresses.map { progress in
            1 - opacities.reduce(1) { $0 * (1 - Property.opacity.limited($1.value(at: progress))) }
        }
        guard let lowest = coverages.min(), lowest < 0.999 else { return [] }
        let detail = "two pictures cross-fade and cover only \(lowest.shortText) of what lies behind them"
        return [Warning(.coverageDip, .style, detail)]
    }

    private func overshoot(_ layers: [Layer]) -> [Warning] {
        let curved = layers.compactMap(\.opacity).filter {
            $0.calculationMode == .cubic && $0.keyframes.count > 2
        }
        let furthest = curved.flatMap { track in
            Self.progresses.map { track.value(at: $0) }.map { abs($0 - Property.opacity.limited($0)) }
        }.max()
        guard let furthest, furthest > 1e-9 else { return [] }
        let detail = "the cubic curve overshoots an opacity by \(furthest.shortText); samples stop at 0 and 1"
        return [Warning(.overshootClamped, .style, detail)]
    }
}

extension Layer {
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
