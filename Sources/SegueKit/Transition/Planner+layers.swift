/// A layer, and what the events need to know of it.
struct PlannedLayer {
    var layer: Layer
    var isTemporary: Bool
    var hidesViews: Bool
}

extension Planner {
    /// The time of one frame where the screen's own rate is not known, in milliseconds.
    private static let frameMs = 1000.0 / 60

    private func trackMaker(_ timing: Timing) -> TrackMaker {
        TrackMaker(
            direction: direction, calculationMode: style.calculationMode, imageMotion: style.imageMotion,
            frameInterval: Self.frameMs / max(timing.durationMs, 1))
    }

    /// Returns the layers of the style and those of the companions above them.
    func plannedLayers(between rests: Ends<Transition.Rest>, _ timing: Timing) -> [PlannedLayer] {
        let maker = trackMaker(timing)
        let picture = style.strategy == .zoom ? drawnPicture(between: rests) : DrawnView()
        let own = style.layers.filter { $0.isPlayed[direction] }.map { planned($0, picture, maker) }
        return own + companionLayers(maker)
    }

    /// Returns the screens and backdrops that are left when the picture cannot travel.
    func fallbackLayers(_ reason: Reason?, _ timing: Timing) -> [PlannedLayer] {
        let maker = trackMaker(timing)
        let layers = style.fallback.filter { $0.isPlayed[direction] }.map { planned($0, DrawnView(), maker) }
        return reason == .motionNone ? layers.map(Self.atEnd) : layers
    }

    private static func atEnd(_ planned: PlannedLayer) -> PlannedLayer {
        var ended = planned
        ended.layer.tracks = planned.layer.tracks.map(\.atEnd)
        return ended
    }

    private func planned(_ layer: StyleLayer, _ picture: DrawnView, _ maker: TrackMaker) -> PlannedLayer {
        var drawn = picture
        var (reference, color): (ViewReference?, String?)
        switch layer.content {
        case .screen(let end): (reference, drawn) = (ViewReference(end), DrawnView())
        case .picture(let end): (reference, drawn.drawnFrom) = (ViewReference(end, "image"), end)
        case .backgroundColor: (color, drawn) = (backdropColor, DrawnView())
        }
        if layer.kind != .image { drawn.placements = nil }
        let tracks = layer.tracks.compactMap { maker.track($0, of: drawn) }
        return PlannedLayer(
            layer: Layer(name: layer.name, kind: layer.kind, view: reference, color: color, tracks: tracks),
            isTemporary: layer.isTemporary, hidesViews: layer.hidesViews)
    }

    /// Photo viewers are black where they do not say otherwise.
    private var backdropColor: String { scene.layouts.destination.backgroundColor ?? "#000000" }

    private func drawnPicture(between rests: Ends<Transition.Rest>) -> DrawnView {
        var drawn = DrawnView()
        if let source = rests.source.placement, let destination = rests.destination.placement {
            drawn.placements = Ends(source: source, destination: destination)
        }
        if let source = rests.source.frame, let destination = rests.destination.frame {
            drawn.frame = Ends(source: snapped(source), destination: snapped(destination))
        }
        drawn.cornerRadii = Ends { end in
            let radius = scene.layouts[end].image?.cornerRadius ?? style.cornerRadius[end]
            let size = rests[end].frame?.size ?? Size(width: 0, height: 0)
            return radius.radii(for: size).limited(to: size)
        }
        drawn.opacity = Ends { scene.layouts[$0].image?.opacity ?? 1 }
        return drawn
    }

    func snapped(_ rect: Rect) -> Rect {
        snap == .ends ? rect.snapped(toScale: scene.container.scale) : rect
    }
}
