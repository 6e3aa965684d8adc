import SegueJSON

/// What holds of every transition spec, as far as it costs little to see.
struct SpecLaws {
    let spec: JSONValue

    init(_ spec: JSONValue) {
        self.spec = spec
    }

    var violation: String? {
        guard let layers = spec["layers"] else { return "there are no layers" }
        let names = layers.elements.map { Array(name(of: $0).utf8) }
        if Set(names).count < names.count { return "two layers have the same name" }
        for layer in layers.elements {
            for track in (layer["tracks"] ?? layer).elements {
                let violation = keyframeViolation(track) ?? restViolation(track, of: layer)
                if let violation { return "\(name(of: layer)): \(violation)" }
            }
        }
        return samplesViolation ?? eventsViolation ?? participationViolation ?? reducedViolation
    }

    /// The transition for less movement keeps the same laws, and nothing travels in it.
    private var reducedViolation: String? {
        guard let reduced = spec["reduced"] else { return nil }
        if reduced["strategy"]?.matches("zoom") == true { return "reduced motion zooms" }
        return SpecLaws(reduced).violation.map { "reduced: \($0)" }
    }

    private func name(of layer: JSONValue) -> String { layer["name"]?.string ?? "" }

    /// Times go from 0 to 1 and never back, and opacities stay in 0...1.
    private func keyframeViolation(_ track: JSONValue) -> String? {
        guard let keyframes = track["keyframes"], keyframes.count > 0 else { return "no keyframes" }
        var latest = 0.0
        for keyframe in keyframes.elements {
            guard let time = keyframe["time"]?.number, (latest...1).contains(time) else {
                return "a time below \(latest) or over 1"
            }
            latest = time
        }
        return opacityViolation(track, keyframes.elements.compactMap { $0["value"]?.number })
    }

    private func opacityViolation(_ track: JSONValue, _ values: [Double]) -> String? {
        guard track["property"]?.matches("opacity") == true else { return nil }
        return values.first { !(0...1).contains($0) }.map { "the opacity \($0)" }
    }

    /// The picture comes to rest where the answer says that it does.
    private func restViolation(_ track: JSONValue, of layer: JSONValue) -> String? {
        let isImage = track["property"]?.matches("image") == true
        guard layer["kind"]?.matches("image") == true,
            isImage || track["property"]?.matches("window") == true,
            let last = track["keyframes"]?.last?["value"]
        else { return nil }
        let isPresent = spec["direction"]?.matches("present") == true
        // What is turned back ends where it once started.
        let finish = isPresent == isFinished ? spec["rects"]?["destination"] : spec["rects"]?["source"]
        let rest = isImage ? finish?["image"] : finish?["window"]
        // A style may have the window open to the container in place of the picture.
        let isOpen = !isImage && isPresent && last["x"]?.number == 0 && last["y"]?.number == 0
        return isOpen || rest?.isSame(as: last) == true
            ? nil : "the last keyframe is not where the picture rests"
    }

    private var isFinished: Bool { spec["events"]?.last?["finished"]?.bool != false }

    /// Each track has a value for each time.
    private var samplesViolation: String? {
        guard let samples = spec["samples"] else { return nil }
        guard let times = samples["timesMs"]?.elements.compactMap(\.number), let layers = samples["layers"],
            zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return "the sampled times are in no order" }
        for layer in layers.elements {
            for track in (layer["tracks"] ?? layer).elements {
                guard let values = track["values"], values.count == times.count else {
                    return "\(name(of: layer)) has not as many samples as there are times"
                }
                if let violation = opacityViolation(track, values.elements.compactMap(\.number)) {
                    return "\(name(of: layer)): \(violation)"
                }
            }
        }
        return nil
    }

    /// Every hide has its show, every add its remove, and the end comes last.
    private var eventsViolation: String? {
        guard let events = spec["events"], let last = events.last,
            last["action"]?.matches("complete") == true,
            events.elements.filter({ $0["action"]?.matches("complete") == true }).count == 1
        else { return "the last event is not the only end" }
        let times = events.elements.compactMap { $0["timeMs"]?.number }
        guard times.count == events.count, times == times.sorted() else { return "events in no order" }
        guard targets("hide") == targets("show") else { return "hides and shows are no pairs" }
        return targets("add") == targets("remove") ? nil : "adds and removes are no pairs"
    }

    private func targets(_ action: StaticString) -> [String] {
        let events = spec["events"]?.elements.filter { $0["action"]?.matches(action) == true } ?? []
        return events.compactMap { $0["target"]?.string }.sorted()
    }
}
