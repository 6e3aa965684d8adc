extension Planner {
    /// The time of one frame where the screen's own rate is not known, in milliseconds.
    private static let frameMs = 1000.0 / 60

    private func trackMaker(_ timing: Timing) -> TrackMaker {
        TrackMaker(
            direction: direction, calculationMode: style.calculationMode, imageMotion: style.imageMotion,
            frameInterval: Self.frameMs / max(timing.durationMs, 1))
    }

    /// Returns the layers of the style and those of the companions above them.
    func layers(
        between rests: Ends<Transition.Rest>, _ pairs: [CompanionPair], _ timing: Timing
    ) -> [Layer] {
        let maker = trackMaker(timing)
        let picture = style.strategy == .zoom ? drawnPicture(between: rests) : DrawnView()
        var layers: [Layer] = []
        // A companion whose text reflows has two layers; one place more than needed costs nothing.
        layers.reserveCapacity(style.layers.count + 2 * pairs.count)
        for layer in style.layers where layer.isPlayed[direction] {
            layers.append(self.layer(layer, picture, maker))
        }
        for index in pairs.indices { addLayers(for: pairs[index], maker, to: &layers) }
        return layers
    }

    /// Returns the screens and backdrops that are left when the picture cannot travel.
    func fallbackLayers(_ reason: Reason?, _ timing: Timing) -> [Layer] {
        let maker = trackMaker(timing)
        let layers = style.fallback.filter { $0.isPlayed[direction] }.map { layer($0, DrawnView(), maker) }
        return reason == .motionNone ? layers.map(\.atEnd) : layers
    }

    private func layer(_ layer: StyleLayer, _ picture: DrawnView, _ maker: TrackMaker) -> Layer {
        switch layer.content {
        case .screen(let end):
            return self.layer(
                layer, ViewReference(end), maker.tracks(layer.tracks, of: .plain, from: end, layer.kind))
        case .picture(let end):
            let tracks = maker.tracks(layer.tracks, of: picture, from: end, layer.kind)
            return self.layer(layer, ViewReference(end, "image"), tracks)
        case .backgroundColor:
            return self.layer(
                layer, nil, maker.tracks(layer.tracks, of: .plain, from: .destination, layer.kind))
        }
    }

    private func layer(_ layer: StyleLayer, _ view: ViewReference?, _ tracks: [PropertyTrack]) -> Layer {
        Layer(
            name: layer.name, kind: layer.kind, view: view, color: view == nil ? backdropColor : nil,
            isTemporary: layer.isTemporary, hidesView: layer.hidesView, tracks: tracks)
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
            drawn.frameRadii = Ends(
                source: frameRadii(of: source, at: .source),
                destination: frameRadii(of: destination, at: .destination))
        }
        drawn.opacity.source = scene.layouts.source.image?.opacity ?? 1
        drawn.opacity.destination = scene.layouts.destination.image?.opacity ?? 1
        return drawn
    }

    private func frameRadii(of frame: Rect, at end: End) -> CornerRadii {
        let radius = scene.layouts[end].image?.cornerRadius ?? style.cornerRadius[end]
        return radius.radii(for: frame.size).limited(to: snapped(frame).size)
    }
}

extension Layer {
    /// The same layer, at its end values from the start on.
    fileprivate var atEnd: Layer {
        var ended = self
        ended.tracks = tracks.map(\.atEnd)
        return ended
    }
}
