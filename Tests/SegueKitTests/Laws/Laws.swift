import SegueKit

/// What must be true of every transition whatever the scene (design §1); each check says what is wrong.
struct Laws {
    private let transition: Transition
    private let mode: CalculationMode
    private static let progresses = [0.0, 0.2, 0.45, 0.7, 1]

    init(_ transition: Transition, mode: CalculationMode) {
        self.transition = transition
        self.mode = mode
    }

    var violation: String? {
        for layer in transition.layers {
            let values = LayerValues(layer, at: Self.progresses)
            let violation = rangeViolation(values) ?? Self.radiusViolation(values)
            if let violation { return "\(layer.name): \(violation)" }
            guard layer.kind == .image else { continue }
            guard let source = transition.rests.source.placement,
                let destination = transition.rests.destination.placement
            else { return "\(layer.name): it rests nowhere" }
            let rests = Ends(source: source, destination: destination)
            let jump = jump(values, rests) ?? Self.pictureViolation(values, source, destination)
            if let jump { return "\(layer.name): \(jump)" }
        }
        return nil
    }

    /// Everything is finite, extents and radii are not negative, opacities lie in 0...1. A cubic curve may
    /// leave 0...1; its samples are cut off there.
    private func rangeViolation(_ values: LayerValues) -> String? {
        let slack = mode == .cubic || mode == .cubicPaced ? 0.1 : 1e-12
        for opacity in values.opacities where !(opacity >= -slack && opacity <= 1 + slack) {
            return "opacity \(opacity)"
        }
        for scale in values.fontScales where !(scale.isFinite && scale > 0) { return "font scale \(scale)" }
        for rect in values.windows + values.images + values.frames where !Self.isRight(rect) {
            return "\(rect)"
        }
        for radii in values.radii where !Self.isRight(radii) { return "\(radii)" }
        return nil
    }

    private static func isRight(_ rect: Rect) -> Bool {
        rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite && rect.width >= 0
            && rect.height >= 0
    }

    private static func isRight(_ radii: CornerRadii) -> Bool {
        radii.largest.isFinite && radii.topLeft >= 0 && radii.topRight >= 0 && radii.bottomRight >= 0
            && radii.bottomLeft >= 0
    }

    /// Corners are never rounder than half of the shorter side of what they belong to.
    private static func radiusViolation(_ values: LayerValues) -> String? {
        let rects = values.windows.isEmpty ? values.frames : values.windows
        guard values.radii.isEmpty || values.radii.count == rects.count else { return "corners of nothing" }
        for (radii, rect) in zip(values.radii, rects) {
            let limit = min(rect.width, rect.height) / 2
            guard radii.largest <= limit + 1e-9 * max(1, limit) else { return "\(radii) of \(rect)" }
        }
        return nil
    }

    /// The picture starts and ends exactly where it rests.
    private func jump(_ values: LayerValues, _ rests: Ends<Placement>) -> String? {
        let (start, finish) = (rests[transition.direction.start], rests[transition.direction.finish])
        if values.images.first != start.image || values.images.last != finish.image { return "image jumps" }
        if values.windows.first != start.window || values.windows.last != finish.window {
            return "window jumps"
        }
        let stays = values.radii.first == start.cornerRadii && values.radii.last == finish.cornerRadii
        return stays ? nil : "radii jump"
    }

    /// The aspect ratio is kept, and the window stays in the picture, where both are so at both ends.
    private static func pictureViolation(_ values: LayerValues, _ from: Placement, _ to: Placement) -> String?
    {
        let keepsAspect =
            !from.image.size.isDegenerate && !to.image.size.isDegenerate
            && aspect(from.image, isLike: to.image)
        let staysInside = lies(from.window, in: from.image) && lies(to.window, in: to.image)
        for (image, window) in zip(values.images, values.windows) {
            if keepsAspect && !aspect(image, isLike: from.image) { return "the aspect of \(image)" }
            if staysInside && !lies(window, in: image) { return "\(window) leaves \(image)" }
        }
        return nil
    }

    private static func aspect(_ one: Rect, isLike other: Rect) -> Bool {
        abs(one.width * other.height / (one.height * other.width) - 1) <= 1e-6
    }

    private static func lies(_ inner: Rect?, in outer: Rect) -> Bool {
        guard let inner else { return false }
        let slack = 1e-9 * max(1, abs(outer.x), abs(outer.y), outer.width, outer.height)
        return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.maxX <= outer.maxX + slack
            && inner.maxY <= outer.maxY + slack
    }
}

/// The values of a layer's tracks at some progresses; none where it has no such track.
private struct LayerValues {
    var windows: [Rect] = []
    var images: [Rect] = []
    var frames: [Rect] = []
    var radii: [CornerRadii] = []
    var opacities: [Double] = []
    var fontScales: [Double] = []

    init(_ layer: Layer, at progresses: [Double]) {
        for track in layer.tracks {
            switch (track.property, track.values) {
            case (.window, .rect(let rect)): windows = progresses.map(rect.value(at:))
            case (.image, .rect(let rect)): images = progresses.map(rect.value(at:))
            case (.frame, .rect(let rect)): frames = progresses.map(rect.value(at:))
            case (.cornerRadii, .radii(let track)): radii = progresses.map(track.value(at:))
            case (.opacity, .scalar(let scalar)): opacities = progresses.map(scalar.value(at:))
            case (.fontScale, .scalar(let scalar)): fontScales = progresses.map(scalar.value(at:))
            default: opacities = [.nan]
            }
        }
    }
}
