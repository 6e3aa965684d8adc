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
        guard let window else { return nil }
        let view = PictureView(frame: window, contentMode: contentMode, rounding: rounding)
        return view.imageRect(of: size).isClose(to: image) ? window : nil
    }
}
