extension Planner {
    /// The pictures that the request names: the whole one first, then what each end really shows.
    var namedPictures: [Picture?] {
        [scene.picture, scene.layouts.source.image?.picture, scene.layouts.destination.image?.picture]
    }

    /// The picture whose aspect ratio both ends are placed with: the one with the most pixels, since a
    /// thumbnail or a stand-in may be cropped or rounded. Nil where no usable size is known.
    var wholePicture: Picture? {
        var whole: Picture?
        for case let picture? in namedPictures where !picture.isDegenerate {
            if whole.map({ picture.pixels.area > $0.pixels.area }) ?? true { whole = picture }
        }
        return whole
    }

    /// Returns the picture at rest at one end, as far as it is known.
    func rest(at end: End, whole: Picture?) -> Transition.Rest {
        guard let element = scene.layouts[end].image, var view = element.view else {
            return Transition.Rest(picture: whole)
        }
        view.cornerRadius = element.cornerRadius ?? style.cornerRadius[end]
        guard let whole, !view.frame.size.isDegenerate, !view.contentBox.size.isDegenerate else {
            return Transition.Rest(frame: view.frame, picture: whole)
        }
        let size = Self.size(of: whole, shownAs: element.picture)
        let placement = Placement(of: size, in: view, container: scene.container.bounds)
        return Transition.Rest(
            frame: view.frame,
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
