import SegueKit

/// What the layers of a transition are at one progress; opacities stay in 0...1, as on a screen.
struct LayerStates {
    private let layers: [Layer]
    private let progress: Double

    init(_ transition: Transition, at progress: Double) {
        layers = transition.layers
        self.progress = progress
    }

    func rect(_ layer: String, _ property: Property) -> Rect? {
        guard case .rect(let track)? = values(layer, property) else { return nil }
        return track.value(at: progress)
    }

    func radii(_ layer: String) -> CornerRadii? {
        guard case .radii(let track)? = values(layer, .cornerRadii) else { return nil }
        return track.value(at: progress)
    }

    func scalar(_ layer: String, _ property: Property) -> Double? {
        guard case .scalar(let track)? = values(layer, property) else { return nil }
        let value = track.value(at: progress)
        return property == .opacity ? min(1, max(0, value)) : value
    }

    private func values(_ layer: String, _ property: Property) -> PropertyTrack.Values? {
        layers.first { $0.name == layer }?[property]
    }
}
