import SegueJSON
import SegueKit

extension Violations {
    /// Reads the layers that are left of a style when the picture cannot travel: its screens and backdrops,
    /// each with the same end. Unless they are given, they move as they do beside the picture.
    ///
    /// - Parameter areComplete: False where something of `layers` has been reported.
    mutating func fallback(
        _ value: JSONValue?, of layers: [ReadLayer], areComplete: Bool
    ) -> [StyleLayer] {
        let kept = layers.map(\.layer).filter { $0.kind == .screen || $0.kind == .backdrop }
        guard let value else { return kept }
        let before = list.count
        let fallback = styleLayers(value, of: Vocabularies.fallbackKinds, count: 0...Limits.styleLayers)
        guard areComplete, list.count == before else { return fallback.map(\.layer) }
        for direction in Direction.allCases {
            let wanted = kept.filter { $0.isPlayed[direction] }
            reportMissing(wanted, in: fallback.map(\.layer).filter { $0.isPlayed[direction] }, at: value)
        }
        for layer in fallback { reportOtherEnd(of: layer, than: kept) }
        return fallback.map(\.layer)
    }

    private mutating func reportMissing(
        _ layers: [StyleLayer], in fallback: [StyleLayer], at value: JSONValue
    ) {
        for layer in layers where !fallback.contains(where: { $0.name == layer.name }) {
            report(.required, at: value, "must have the layer `\(layer.name)`, in the same directions")
        }
    }

    /// Reports a layer that `layers` has not, or with another state at the end: an app must look the same
    /// whether the picture has travelled or not.
    private mutating func reportOtherEnd(of fallback: ReadLayer, than layers: [StyleLayer]) {
        for direction in Direction.allCases where fallback.layer.isPlayed[direction] {
            let layer = layers.first { $0.name == fallback.layer.name && $0.isPlayed[direction] }
            guard let layer, layer.kind == fallback.layer.kind, layer.content == fallback.layer.content else {
                report(
                    .notAllowed, member: "name", of: fallback.object,
                    "must be the name of a layer in `layers`, of the same kind and direction")
                return
            }
            guard layer.endOpacity(direction) != fallback.layer.endOpacity(direction) else { continue }
            report(
                .notAllowed, member: "tracks", of: fallback.object,
                "must end with the same opacity as the layer in `layers` does")
            return
        }
    }
}

extension StyleLayer {
    /// How much of a screen or a backdrop is seen when all is over.
    fileprivate func endOpacity(_ direction: Direction) -> Double {
        for track in tracks where track.property == .opacity {
            guard case .values(let from, let changes) = track.course[direction] else { return 1 }
            // The last one by start is the one that lasts; of equal ones the last.
            let order = changes.indices.max { (changes[$0].start, $0) < (changes[$1].start, $1) }
            return order.map { changes[$0].value } ?? from
        }
        return 1
    }
}
