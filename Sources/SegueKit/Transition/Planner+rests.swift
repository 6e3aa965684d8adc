extension Planner {
    /// The picture whose aspect ratio both ends are placed with: the one with the most pixels, since a
    /// thumbnail or a stand-in may be cropped or rounded. Nil where no usable size is known.
    var wholePicture: Picture? {
        let own = Self.larger(scene.layouts.source.image?.picture, scene.layouts.destination.image?.picture)
        return Self.larger(scene.picture, own)
    }

    /// Returns the picture with more pixels, the first of two equal ones; nil where neither is usable.
    private static func larger(_ one: Picture?, _ other: Picture?) -> Picture? {
        guard let one, !one.isDegenerate else { return other?.isDegenerate == false ? other : nil }
        guard let other, !other.isDegenerate else { return one }
        return other.pixels.area > one.pixels.area ? other : one
    }

    /// Returns the picture at rest at one end, as far as it is known.
    func rest(at end: End, whole: Picture?) -> Transition.Rest {
        switch end {
        case .source: rest(of: scene.layouts.source, rounded: style.cornerRadius.source, whole)
        case .destination: rest(of: scene.layouts.destination, rounded: style.cornerRadius.destination, whole)
        }
    }

    private func rest(of layout: Layout, rounded radius: CornerRadius, _ whole: Picture?) -> Transition.Rest {
        guard let view = layout.image?.view else {
            return Transition.Rest(id: layout.image?.id, picture: whole)
        }
        guard let whole, !view.frame.size.isDegenerate, !view.contentBox.size.isDegenerate else {
            return Transition.Rest(id: layout.image?.id, frame: view.frame, picture: whole)
        }
        let size = Self.size(of: whole, shownAs: layout.image?.picture)
        let placement = Placement(
            of: size, in: view, rounded: layout.image?.cornerRadius ?? radius,
            occluders: layout.image?.occluders ?? [],
            container: scene.container.bounds)
        return Transition.Rest(
            id: layout.image?.id, frame: view.frame,
            placement: snap == .ends ? placement.snapped(toScale: scene.container.scale) : placement,
            picture: whole, size: size)
    }

    /// The whole picture's size; where an end shows another one, the smallest size with the whole picture's
    /// aspect ratio that covers that one, since a thumbnail is a part cut out of the whole.
    private static func size(of whole: Picture, shownAs own: Picture?) -> Size {
        guard let own, own != whole, !own.isDegenerate else { return whole.size }
        return Scaling.fill.size(for: whole.size, in: own.size)
    }
}
