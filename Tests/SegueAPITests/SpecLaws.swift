/// What holds of every transition spec, whatever was asked; a complaint for each law that is broken.
struct SpecLaws {
    let spec: JSON

    var complaints: [String] {
        let layers = spec["layers"]?.array ?? []
        var complaints = finiteness(of: spec, "") + eventPairs + lastEvent
        complaints += layers.filter { $0["kind"]?.string == "image" }.flatMap(imageLaws)
        complaints += layers.flatMap(opacityRange)
        let isZoom = spec["strategy"]?.string == "zoom"
        if !isZoom,
            layers.contains(where: { $0["kind"]?.string != "screen" && $0["kind"]?.string != "backdrop" })
        {
            complaints.append("something travels without a zoom")
        }
        return complaints
    }

    /// Sizes and radii are not negative. That all numbers are finite, JSON itself sees to.
    private func finiteness(of value: JSON, _ name: String) -> [String] {
        switch value {
        case .number(let number):
            let isLength = ["width", "height", "topLeft", "topRight", "bottomRight", "bottomLeft"].contains(
                name)
            return number.isFinite && (!isLength || number >= 0) ? [] : ["\(name) is \(number)"]
        case .array(let elements): return elements.flatMap { finiteness(of: $0, name) }
        case .object(let members): return members.flatMap { finiteness(of: $0.value, $0.key) }
        default: return []
        }
    }

    /// Every hide has its show and every add its remove, nothing is removed before all is shown, and only what a
    /// layer draws is hidden.
    private var eventPairs: [String] {
        func targets(_ action: String) -> [String] {
            (spec["events"]?.array ?? []).filter { $0["action"]?.string == action }
                .compactMap { $0["target"]?.string }.sorted()
        }
        let drawn = Set((spec["layers"]?.array ?? []).compactMap { $0["of"]?.string })
        let actions = (spec["events"]?.array ?? []).compactMap { $0["action"]?.string }
        let lastShow = actions.lastIndex(of: "show") ?? -1
        let firstRemove = actions.firstIndex(of: "remove") ?? actions.count
        return (targets("hide") == targets("show") ? [] : ["hides and shows are no pairs"])
            + (targets("add") == targets("remove") ? [] : ["adds and removes are no pairs"])
            + (lastShow < firstRemove ? [] : ["a layer is removed before a view is shown"])
            + targets("hide").filter { !drawn.contains($0) }.map { "no layer draws \($0)" }
    }

    private var lastEvent: [String] {
        let last = spec["events"]?.array?.last
        let whole = (spec["durationMs"]?.number ?? -1) + (spec["delayMs"]?.number ?? 0)
        let isRight = last?["action"]?.string == "complete" && last?["timeMs"]?.number == whole
        return isRight ? [] : ["the last event is \(last ?? .null)"]
    }

    private func opacityRange(_ layer: JSON) -> [String] {
        let sampled = samples(of: layer, "opacity").compactMap(\.number)
        let keyframes = layer.at("/tracks/opacity/keyframes")?.array ?? []
        let all = sampled + keyframes.compactMap { $0["value"]?.number }
        return all.allSatisfy { (0...1).contains($0) } ? [] : ["an opacity is outside of 0...1"]
    }

    func samples(of layer: JSON, _ property: String) -> [JSON] {
        let name = layer["name"]?.string ?? ""
        return spec["samples"]?["layers"]?[name]?["tracks"]?[property]?["values"]?.array ?? []
    }
}
