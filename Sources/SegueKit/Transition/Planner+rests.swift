extension Planner {
    /// The picture whose aspect ratio both ends are placed with: the one with the most pixels, since a
    /// thumbnail or a stand-in may be cropped or rounded. Nil where no usable size is known.
    var wholePicture: Picture? {
        let own = Self.larger(
            scene.layouts.source.knownImage.picture, scene.layouts.destination.knownImage.picture)
        return Self.larger(scene.picture, own)
    }

    /// Returns the picture with more pixels, the first of two equal ones; nil where neither is usable.
    private static func larger(_ one: Picture?, _ other: Picture?) -> Picture? {
        guard let one, !one.isDegenerate else { return other?.isDegenerate == false ? other : nil }
        guard let other, !other.isDegenerate else { return one }
        return other.pixels.area > one.pixels.area ? other : one
    }

    /// Returns where the picture is at rest at both ends, as far as it is known.
    func rests(of whole: Picture?) -> Ends<Transition.Rest> {
        let bounds = scene.container.bounds
        let pixels = snap == .ends ? scene.container.scale : nil
        return Ends(
            source: scene.layouts.source.knownImage.rest(
                of: whole, style.cornerRadius.source, in: bounds, pixels),
            destination: scene.layouts.destination.knownImage.rest(
                of: whole, style.cornerRadius.destination, in: bounds, pixels))
    }
}

extension ImageElement {
    /// - Parameters:
    ///   - whole: The picture that both ends are placed with.
    ///   - radius: The corners where it has none of its own.
    ///   - bounds: The container's.
    ///   - pixels: Device pixels per point that the picture rests on; nil: it rests anywhere.
    fileprivate func rest(
        of whole: Picture?, _ radius: CornerRadius, in bounds: Rect, _ pixels: Double?
    ) -> Transition.Rest {
        guard hasView else { return Transition.Rest(id: id, picture: whole) }
        guard let whole, !knownView.frame.size.isDegenerate, !knownView.contentBox.size.isDegenerate else {
            return Transition.Rest(id: id, frame: knownView.frame, picture: whole)
        }
        let size = Self.size(of: whole, shownAs: picture)
        var placement = Placement(
            of: size, in: knownView, rounded: cornerRadius ?? radius, occluders: occluders, container: bounds)
        if let pixels { placement = placement.snapped(toScale: pixels) }
        return Transition.Rest(
            id: id, picture: whole, size: size, hasFrame: true, hasPlacement: true,
            knownFrame: knownView.frame, knownPlacement: placement)
    }

    /// The whole picture's size; where an end shows another one, the smallest size with the whole picture's
    /// aspect ratio that covers that one, since a thumbnail is a part cut out of the whole.
    private static func size(of whole: Picture, shownAs own: Picture?) -> Size {
        guard let own, own != whole, !own.isDegenerate else { return whole.size }
        return Scaling.fill.size(for: whole.size, in: own.size)
    }
}
