/// A rectangle out of a spec.
private struct Box {
    var x, y, width, height: Double

    init?(_ json: JSON?) {
        guard let json, let x = json["x"]?.number, let y = json["y"]?.number,
            let width = json["width"]?.number, let height = json["height"]?.number
        else { return nil }
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var aspect: Double { width / height }

    func holds(_ other: Box) -> Bool {
        let slack = 1e-6
        return other.x >= x - slack && other.y >= y - slack
            && other.x + other.width <= x + width + slack && other.y + other.height <= y + height + slack
    }
}

extension SpecLaws {
    /// The laws of a picture that is drawn by its two rectangles.
    func imageLaws(_ layer: JSON) -> [String] {
        let windows = samples(of: layer, "window").compactMap { Box($0) }
        let images = samples(of: layer, "image").compactMap { Box($0) }
        return ends(of: layer) + aspect(images) + cover(windows, images)
            + monotony(windows.map(\.width), "width") + monotony(windows.map(\.height), "height")
            + radii(samples(of: layer, "cornerRadii"), windows)
    }

    /// The last keyframe is the rest itself; the first and the last sample are where the picture rests.
    private func ends(of layer: JSON) -> [String] {
        let isPresent = spec["direction"]?.string == "present"
        let (start, finish) = isPresent ? ("source", "destination") : ("destination", "source")
        return ["window", "image"].flatMap { property in
            let from = spec.at("/rects/\(start)/\(property)")
            let to = spec.at("/rects/\(finish)/\(property)")
            let last = layer.at("/tracks/\(property)/keyframes")?.array?.last?["value"]
            var complaints = last == to ? [] : ["the last \(property) is not the target"]
            let values = samples(of: layer, property)
            if values.count > 1, values.first != from { complaints.append("\(property) jumps at the start") }
            if let end = values.last, end != to { complaints.append("\(property) jumps at the end") }
            return complaints
        }
    }

    private func aspect(_ images: [Box]) -> [String] {
        guard let first = images.first, let last = images.last, isSame(first.aspect, last.aspect) else {
            return []
        }
        return images.allSatisfy { isSame($0.aspect, first.aspect) } ? [] : ["the picture is stretched"]
    }

    private func isSame(_ left: Double, _ right: Double) -> Bool { abs(left / right - 1) <= 1e-6 }

    private func cover(_ windows: [Box], _ images: [Box]) -> [String] {
        let isCovered = zip(windows, images).map { $1.holds($0) }
        guard isCovered.first == true, isCovered.last == true else { return [] }
        return isCovered.allSatisfy { $0 } ? [] : ["the window reaches past the picture"]
    }

    private func monotony(_ values: [Double], _ name: String) -> [String] {
        // A spring swings.
        if spec.at("/pacing/spring") != nil { return [] }
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        let isMonotone = steps.allSatisfy { $0 >= -1e-6 } || steps.allSatisfy { $0 <= 1e-6 }
        return isMonotone ? [] : ["the window's \(name) goes there and back"]
    }

    private func radii(_ radii: [JSON], _ windows: [Box]) -> [String] {
        let isRound = zip(radii, windows).allSatisfy { radii, window in
            let limit = min(window.width, window.height) / 2 + 1e-6
            return radii.object?.values.allSatisfy { ($0.number ?? .infinity) <= limit } == true
        }
        return isRound ? [] : ["a radius is over half of the side"]
    }
}
