extension Planner {
    /// Returns the tracks of a picture whose window travels as a container; nil where it is none.
    @inline(never)
    func containerTracks(
        _ layers: Span<StyleLayer>, _ index: Int, _ maker: TrackMaker, of view: DrawnView,
        between rests: borrowing Ends<Transition.Rest>
    ) -> [PropertyTrack]? {
        // Without a way between, there is no container either.
        guard let transform = style.containerTransform?[direction], maker.calculationMode != .discrete,
            view.has(.window)
        else { return nil }
        // What opens to the whole container has left the bars behind.
        let bars = layers[index].opening == .container ? nil : bars(between: rests)
        guard let routes = Routes(of: view, direction, maker.travel, transform, under: bars)
        else { return nil }
        return maker.tracks(
            layers[index].tracks.span, of: view, from: layers[index].content.end, along: routes)
    }

    /// The bars that cover a picture at its ends; nil where none do, or one covers all of it.
    private func bars(between rests: borrowing Ends<Transition.Rest>) -> ContainerRoute.Bars? {
        let places = Ends(source: rests.source.knownPlacement, destination: rests.destination.knownPlacement)
        guard let source = places.source.window, let destination = places.destination.window,
            places.source.isOccluded || places.destination.isOccluded
        else { return nil }
        return ContainerRoute.Bars(
            windows: Ends(
                source: places.source.unoccluded ?? source,
                destination: places.destination.unoccluded ?? destination),
            pinned: PinnedWindow(places[direction.start], places[direction.finish]))
    }
}
