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
        var rests = Ends(source: Transition.Rest(), destination: Transition.Rest())
        let bounds = scene.container.bounds
        let pixels = snap == .ends ? scene.container.scale : nil
        scene.layouts.source.knownImage.place(
            &rests.source, of: whole, style.cornerRadius.source, in: bounds, pixels)
        scene.layouts.destination.knownImage.place(
            &rests.destination, of: whole, style.cornerRadius.destination, in: bounds, pixels)
        return rests
    }
}

extension ImageElement {
    /// Says where the picture rests in this element.
    ///
    /// - Parameters:
    ///   - rest: Nothing is said of it yet.
    ///   - whole: The picture that both ends are placed with.
    ///   - radius: The corners where it has none of its own.
    ///   - bounds: The container's.
    ///   - pixels: Device pixels per point that the picture rests on; nil: it rests anywhere.
    fileprivate func place(
        _ rest: inout Transition.Rest, of whole: Picture?, _ radius: CornerRadius, in bounds: Rect,
        _ pixels: Double?
    ) {
        rest.id = id
        rest.picture = whole
        guard hasView else { return }
        (rest.hasFrame, rest.knownFrame) = (true, knownView.frame)
        guard let whole, !knownView.frame.size.isDegenerate, !knownView.contentBox.size.isDegenerate else {
            return
        }
        let size = Self.size(of: whole, shownAs: picture)
        (rest.size, rest.hasPlacement) = (size, true)
        rest.knownPlacement = Placement(
            of: size, in: knownView, rounded: cornerRadius ?? radius, occluders: occluders, container: bounds)
        if let pixels { rest.knownPlacement = rest.knownPlacement.snapped(toScale: pixels) }
    }

    /// The whole picture's size; where an end shows another one, the smallest size with the whole picture's
    /// aspect ratio that covers that one, since a thumbnail is a part cut out of the whole.
    private static func size(of whole: Picture, shownAs own: Picture?) -> Size {
        guard let own, own != whole, !own.isDegenerate else { return whole.size }
        return Scaling.fill.size(for: whole.size, in: own.size)
    }
}
