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
        var tracks: [PropertyTrack] = []
        // Most companions have a frame, an opacity and one thing more.
        tracks.reserveCapacity(fixed[0].trackCount + 3 * pairs.count)
        var view = DrawnView()
        // A companion whose text reflows has two layers; one place more than needed costs nothing.
        var layers = [Layer](building: own.count + 2 * pairs.count) { layers in
            for index in own.indices where own[index].isPlayed[direction] {
                layers.append(layer(own, index, maker, rests, &view, &tracks))
            }
            for order in pairs.indices {
                addLayers(for: pairs[order], order, maker, to: &layers, &view, &tracks)
            }
        }
        layers.share(tracks)
        return layers
    }

    /// Returns the screens and backdrops that are left when the picture cannot travel.
    func fallbackLayers(_ reason: Reason?, _ timing: Timing) -> [Layer] {
        let maker = trackMaker(timing)
        let nowhere = Ends(source: Transition.Rest(), destination: Transition.Rest())
        let fallback = style.fallback
        var (layers, tracks, view) = ([Layer](), [PropertyTrack](), DrawnView())
        for index in fallback.indices where fallback[index].isPlayed[direction] {
            layers.append(layer(fallback.span, index, maker, nowhere, &view, &tracks))
        }
        layers.share(reason == .motionNone ? tracks.map(\.atEnd) : tracks)
        return layers
    }

    private func layer(
        _ layers: Span<StyleLayer>, _ index: Int, _ maker: TrackMaker,
        _ rests: borrowing Ends<Transition.Rest>, _ view: inout DrawnView,
        _ tracks: inout [PropertyTrack]
    ) -> Layer {
        let content = layers[index].content
        let start = tracks.count
        if content.isPicture {
            draw(layers, index, between: rests, in: &view)
        } else {
            view.begin()
        }
        if maker.travel.transformsContainer,
            let made = containerTracks(layers, index, maker, of: view, between: rests)
        {
            tracks += made
        } else {
            maker.add(layers[index].tracks.span, of: &view, from: content.end, to: &tracks)
        }
        return Layer(
            name: layers[index].name, kind: layers[index].kind, view: content.view, color: color(content),
            isTemporary: layers[index].isTemporary, hidesView: layers[index].hidesView,
            compositing: layers[index].compositing, tracks: Tracks([], at: start..<tracks.count))
    }

    /// Photo viewers are black where they do not say otherwise.
    private func color(_ content: StyleLayer.Content) -> String? {
        switch content {
        case .screen, .picture: nil
        case .backgroundColor: scene.layouts.destination.backgroundColor ?? "#000000"
        case .color(let color): color
        }
    }

    /// Draws the picture.
    private func draw(
        _ layers: Span<StyleLayer>, _ index: Int, between rests: borrowing Ends<Transition.Rest>,
        in view: inout DrawnView
    ) {
        view.begin(
            opacity: Ends(
                source: scene.layouts.source.knownImage.opacity,
                destination: scene.layouts.destination.knownImage.opacity))
        if layers[index].kind == .image {
            addPlacements(rests, to: &view)
        } else if rests.source.hasFrame, rests.destination.hasFrame {
            addFrames(rests.source.knownFrame, rests.destination.knownFrame, to: &view)
        }
        if layers[index].fit == .width { view.keepAspectRatio(of: layers[index].content.end) }
        if layers[index].opening == .container { view.openTo(scene.container.bounds) }
    }

    private func addFrames(_ source: Rect, _ destination: Rect, to drawn: inout DrawnView) {
        drawn.set(.frame, Ends(source: snapped(source), destination: snapped(destination)))
        drawn.set(
            .cornerRadii,
            Ends(
                source: radii(
                    scene.layouts.source.knownImage.cornerRadius ?? style.cornerRadius.source, of: source),
                destination: radii(
                    scene.layouts.destination.knownImage.cornerRadius ?? style.cornerRadius.destination,
                    of: destination)))
    }

    /// The picture by its two rectangles.
    private func addPlacements(_ rests: borrowing Ends<Transition.Rest>, to drawn: inout DrawnView) {
        guard rests.source.hasPlacement, rests.destination.hasPlacement else { return }
        drawn.set(
            .window,
            Ends(
                source: rests.source.knownPlacement.window ?? rests.source.knownPlacement.image,
                destination: rests.destination.knownPlacement.window ?? rests.destination.knownPlacement.image
            ))
        drawn.set(
            .image,
            Ends(
                source: rests.source.knownPlacement.image, destination: rests.destination.knownPlacement.image
            ))
        drawn.set(
            .cornerRadii,
            Ends(
                source: rests.source.knownPlacement.cornerRadii,
                destination: rests.destination.knownPlacement.cornerRadii))
        let bends =
            rests.source.knownPlacement.unoccluded != nil
            || rests.destination.knownPlacement.unoccluded != nil
        if bends || style.imageMotion[direction] == .reflow {
            addBends(
                Ends(source: rests.source.knownPlacement, destination: rests.destination.knownPlacement),
                to: &drawn)
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
