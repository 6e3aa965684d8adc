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
        between rests: borrowing Ends<Transition.Rest>, _ pairs: [CompanionPlaces], _ timing: Timing
    ) -> [Layer] {
        let maker = trackMaker(timing)
        // Spans lend what arrays would copy, and build in place what they would move there.
        let fixed = style.fixed.span
        let own = fixed[0].layers.span
        // A companion whose text reflows has two layers; one place more than needed costs nothing.
        return [Layer](building: own.count + 2 * pairs.count) { layers in
            for index in own.indices where own[index].isPlayed[direction] {
                layers.append(layer(own, index, maker, rests))
            }
            for order in pairs.indices { addLayers(for: pairs[order], order, maker, to: &layers) }
        }
    }

    /// Returns the screens and backdrops that are left when the picture cannot travel.
    func fallbackLayers(_ reason: Reason?, _ timing: Timing) -> [Layer] {
        let maker = trackMaker(timing)
        let nowhere = Ends(source: Transition.Rest(), destination: Transition.Rest())
        let fallback = style.fallback
        let layers = fallback.indices.filter { fallback[$0].isPlayed[direction] }
            .map { layer(fallback.span, $0, maker, nowhere) }
        return reason == .motionNone ? layers.map(\.atEnd) : layers
    }

    private func layer(
        _ layers: Span<StyleLayer>, _ index: Int, _ maker: TrackMaker,
        _ rests: borrowing Ends<Transition.Rest>
    ) -> Layer {
        let content = layers[index].content
        let tracks =
            content.isPicture
            ? pictureTracks(layers, index, maker, rests)
            : maker.tracks(layers[index].tracks.span, of: .plain, from: content.end)
        return Layer(
            name: layers[index].name, kind: layers[index].kind, view: content.view, color: color(content),
            isTemporary: layers[index].isTemporary, hidesView: layers[index].hidesView,
            compositing: layers[index].compositing, tracks: tracks)
    }

    /// Photo viewers are black where they do not say otherwise.
    private func color(_ content: StyleLayer.Content) -> String? {
        switch content {
        case .screen, .picture: nil
        case .backgroundColor: scene.layouts.destination.backgroundColor ?? "#000000"
        case .color(let color): color
        }
    }

    private func pictureTracks(
        _ layers: Span<StyleLayer>, _ index: Int, _ maker: TrackMaker,
        _ rests: borrowing Ends<Transition.Rest>
    ) -> [PropertyTrack] {
        let end = layers[index].content.end
        var view = drawnPicture(layers[index].kind, between: rests)
        if layers[index].fit == .width { view.keepAspectRatio(of: end) }
        if layers[index].opening == .container { view.openTo(scene.container.bounds) }
        if maker.travel.transformsContainer,
            let made = containerTracks(layers, index, maker, of: view, between: rests)
        {
            return made
        }
        return maker.tracks(layers[index].tracks.span, of: view, from: end)
    }

    private func drawnPicture(
        _ kind: Layer.Kind, between rests: borrowing Ends<Transition.Rest>
    ) -> DrawnView {
        var drawn = DrawnView(
            opacity: Ends(
                source: scene.layouts.source.knownImage.opacity,
                destination: scene.layouts.destination.knownImage.opacity))
        if kind == .image {
            addPlacements(rests, to: &drawn)
        } else if rests.source.hasFrame, rests.destination.hasFrame {
            addFrames(rests.source.knownFrame, rests.destination.knownFrame, to: &drawn)
        }
        return drawn
    }

    private func addFrames(_ source: Rect, _ destination: Rect, to drawn: inout DrawnView) {
        drawn[.frame] = Ends(source: snapped(source), destination: snapped(destination)).components
        drawn[.cornerRadii] =
            Ends(
                source: radii(
                    scene.layouts.source.knownImage.cornerRadius ?? style.cornerRadius.source, of: source),
                destination: radii(
                    scene.layouts.destination.knownImage.cornerRadius ?? style.cornerRadius.destination,
                    of: destination)
            ).components
    }

    /// The picture by its two rectangles.
    private func addPlacements(_ rests: borrowing Ends<Transition.Rest>, to drawn: inout DrawnView) {
        guard rests.source.hasPlacement, rests.destination.hasPlacement else { return }
        let (source, destination) = (rests.source.knownPlacement, rests.destination.knownPlacement)
        drawn[.window] = Ends(source: source.seen, destination: destination.seen).components
        drawn[.image] = Ends(source: source.image, destination: destination.image).components
        drawn[.cornerRadii] =
            Ends(source: source.cornerRadii, destination: destination.cornerRadii).components
        if source.isOccluded || destination.isOccluded || style.imageMotion[direction] == .reflow {
            addBends(Ends(source: source, destination: destination), to: &drawn)
        }
    }

    @inline(never)
    private func addBends(_ ends: Ends<Placement>, to drawn: inout DrawnView) {
        let (from, to) = (ends[direction.start], ends[direction.finish])
        if from.unoccluded != nil || to.unoccluded != nil { drawn.bends += PinnedWindow(from, to).bends }
        if style.imageMotion[direction] == .reflow, let bend = Reflow(from: from, to: to)?.bend {
            drawn.bends.append(
                DrawnView.Bend(property: .image, progress: bend.progress, value: bend.image.components))
        }
    }
}

extension StyleLayer.Content {
    fileprivate var isPicture: Bool {
        if case .picture = self { true } else { false }
    }

    /// The end that it is drawn from.
    var end: End {
        switch self {
        case .screen(let end), .picture(let end): end
        case .backgroundColor, .color: .destination
        }
    }

    fileprivate var view: ViewReference? {
        switch self {
        case .screen(let end): ViewReference(end)
        case .picture(let end): ViewReference(end, "image")
        case .backgroundColor, .color: nil
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
