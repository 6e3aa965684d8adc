extension Planner {
    /// The time of one frame where the screen's own rate is not known, in milliseconds.
    private static let frameMs = 1000.0 / 60

    private func trackMaker(_ timing: Timing) -> TrackMaker {
        TrackMaker(
            direction: direction, calculationMode: style.calculationMode[direction],
            travel: style.travel[direction],
            frameInterval: Self.frameMs / max(timing.durationMs, 1))
    }

    /// Returns the layers of the style and those of the companions above them.
    func layers(
        between rests: Ends<Transition.Rest>, _ pairs: [CompanionPlaces], _ timing: Timing
    ) -> [Layer] {
        let maker = trackMaker(timing)
        var layers: [Layer] = []
        // A companion whose text reflows has two layers; one place more than needed costs nothing.
        layers.reserveCapacity(style.layers.count + 2 * pairs.count)
        let own = style.layers.span
        for index in own.indices where own[index].isPlayed[direction] {
            layers.append(layer(own[index], maker, rests))
        }
        for order in pairs.indices { addLayers(for: pair(at: pairs[order]), order, maker, to: &layers) }
        return layers
    }

    /// Returns the screens and backdrops that are left when the picture cannot travel.
    func fallbackLayers(_ reason: Reason?, _ timing: Timing) -> [Layer] {
        let maker = trackMaker(timing)
        let layers = style.fallback.filter { $0.isPlayed[direction] }.map { layer($0, maker, nil) }
        return reason == .motionNone ? layers.map(\.atEnd) : layers
    }

    /// - Parameter rests: Where the picture rests; nil where it does not travel.
    private func layer(_ layer: StyleLayer, _ maker: TrackMaker, _ rests: Ends<Transition.Rest>?) -> Layer {
        var made = Layer(
            name: layer.name, kind: layer.kind, isTemporary: layer.isTemporary, hidesView: layer.hidesView,
            compositing: layer.compositing, tracks: [])
        switch layer.content {
        case .screen(let end):
            made.view = ViewReference(end)
            made.tracks = maker.tracks(layer.tracks, of: .plain, from: end)
        case .picture(let end):
            made.view = ViewReference(end, "image")
            var view = drawnPicture(layer.kind, between: rests)
            if layer.fit == .width { view.keepAspectRatio(of: end) }
            if layer.opening == .container { view.openTo(scene.container.bounds) }
            made.tracks = maker.tracks(layer.tracks, of: view, from: end)
        case .backgroundColor:
            made.color = backdropColor
            made.tracks = maker.tracks(layer.tracks, of: .plain, from: .destination)
        case .color(let color):
            made.color = color
            made.tracks = maker.tracks(layer.tracks, of: .plain, from: .destination)
        }
        return made
    }

    /// Photo viewers are black where they do not say otherwise.
    private var backdropColor: String { scene.layouts.destination.backgroundColor ?? "#000000" }

    private func drawnPicture(_ kind: Layer.Kind, between rests: Ends<Transition.Rest>?) -> DrawnView {
        let layouts = scene.layouts
        var drawn = DrawnView(
            opacity: Ends(
                source: layouts.source.image?.opacity ?? 1,
                destination: layouts.destination.image?.opacity ?? 1))
        guard let rests else { return drawn }
        if kind == .image {
            addPlacements(rests.source.placement, rests.destination.placement, to: &drawn)
        } else if let source = rests.source.frame, let destination = rests.destination.frame {
            drawn.frame = Ends(source: snapped(source), destination: snapped(destination)).components
            drawn.cornerRadii =
                Ends(
                    source: radii(
                        layouts.source.image?.cornerRadius ?? style.cornerRadius.source, of: source),
                    destination: radii(
                        layouts.destination.image?.cornerRadius ?? style.cornerRadius.destination,
                        of: destination)
                ).components
        }
        return drawn
    }

    /// The picture by its two rectangles.
    private func addPlacements(_ source: Placement?, _ destination: Placement?, to drawn: inout DrawnView) {
        guard let source, let destination else { return }
        drawn.window = Ends(source: source.seen, destination: destination.seen).components
        drawn.image = Ends(source: source.image, destination: destination.image).components
        drawn.cornerRadii =
            Ends(source: source.cornerRadii, destination: destination.cornerRadii).components
        let ends = Ends(source: source, destination: destination)
        let (from, to) = (ends[direction.start], ends[direction.finish])
        if from.unoccluded != nil || to.unoccluded != nil { drawn.windowBends = PinnedWindow(from, to).bends }
        if style.imageMotion[direction] == .reflow, let bend = Reflow(from: from, to: to)?.bend {
            drawn.imageBends = [DrawnView.Bend(progress: bend.progress, value: bend.image.components)]
        }
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
