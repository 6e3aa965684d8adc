/// A view that draws a picture, in the space of its container.
public struct PictureView: Equatable, Sendable {
    public var frame: Rect
    public var contentMode: ContentMode
    /// Where the picture lies in the content box; nil: as the content mode says.
    public var position: Position?
    /// Whether what reaches past the content box is cut off.
    public var clips: Bool
    public var cornerRadius: CornerRadius
    /// Border and padding: the content box is the frame less these.
    public var insets: Insets
    /// The picture is never drawn larger than this multiple of its size in points; greater than zero.
    public var maximumUpscale: Double
    /// How the picture is moved onto device pixels; nil: not at all.
    public var rounding: Rounding?
    /// Where the content of a zoomed viewer lies, in the same space as the frame; nil where nothing is zoomed. The
    /// whole picture is fitted into it, whatever the content mode says.
    public var content: Rect?

    /// The part of the frame that the picture is fitted into.
    public var contentBox: Rect { insets == .zero ? frame : frame.inset(by: insets) }

    /// Returns the rectangle of the whole picture, in the space of the frame; it may reach past the frame.
    ///
    /// - Parameter size: The upright size of the picture in points; both sides are greater than zero.
    public func imageRect(of size: Size) -> Rect {
        if let content {
            return Rect(size: Scaling.fit.size(for: size, in: content.size), anchor: .center, in: content)
        }
        let box = contentBox
        let drawn = contentMode.scaling.size(for: size, in: box.size, maximumScale: maximumUpscale)
        let position = position ?? .anchored(contentMode.anchor, offset: .zero)
        return rounding?.rect(of: drawn, at: position, in: box) ?? position.rect(of: drawn, in: box)
    }
}

extension PictureView {
    // It calls the memberwise initializer, which makes a view in its place; one that sets member by member copies it.
    public init(
        frame: Rect, contentMode: ContentMode = .scaleAspectFill, position: Position? = nil,
        clips: Bool = true, cornerRadius: CornerRadius = .zero, insets: Insets = .zero,
        maximumUpscale: Double = .infinity, rounding: Rounding? = nil
    ) {
        self.init(
            frame: frame, contentMode: contentMode, position: position, clips: clips,
            cornerRadius: cornerRadius, insets: insets, maximumUpscale: maximumUpscale, rounding: rounding,
            content: nil)
    }
}
