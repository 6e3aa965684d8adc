extension Placement {
    /// Returns the one frame in which a clipping view with another content mode shows the same picture.
    ///
    /// The only candidate is the window: a view that clips shows nothing outside of its frame, and what it
    /// shows must reach the window's edges. The frame is right if the picture comes out in the same place.
    /// Nil where no single frame can do it; then a view of the window's frame that clips, with a view of the
    /// image's frame inside that stretches, can.
    ///
    /// - Parameters:
    ///   - contentMode: The mode to switch to.
    ///   - rounding: How the view with that mode moves the picture onto device pixels; nil: not at all.
    ///   - size: The upright size of the picture in points; both sides are greater than zero.
    public func correctedFrame(
        for contentMode: ContentMode, rounding: Rounding? = nil, of size: Size
    ) -> Rect? {
        isShown(in: contentMode, rounding: rounding, of: size) ? window : nil
    }

    /// Whether a clipping view with the window's frame and another content mode shows the same picture; see
    /// `correctedFrame`.
    public func isShown(in contentMode: ContentMode, rounding: Rounding? = nil, of size: Size) -> Bool {
        guard let window else { return false }
        let drawn = contentMode.scaling.size(for: size, in: window.size)
        let place =
            rounding?.rect(of: drawn, at: .anchored(contentMode.anchor, offset: .zero), in: window)
            ?? Rect(size: drawn, anchor: contentMode.anchor, in: window)
        return place.isClose(to: image)
    }
}
