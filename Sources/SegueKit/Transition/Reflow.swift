/// A picture that fills its window at every moment while the window travels.
///
/// The picture's scale is the larger of two quotients that are both linear in progress, so it runs straight
/// but for one bend, where the side that is cropped changes.
struct Reflow {
    private let from: Placement
    private let to: Placement
    private let fromWindow: Rect
    private let toWindow: Rect

    /// Nil where an end does not fill its window, so that there is nothing to fill in between either.
    init?(from: Placement, to: Placement) {
        guard let fromWindow = from.window, let toWindow = to.window,
            Self.fills(from.image, fromWindow), Self.fills(to.image, toWindow)
        else { return nil }
        (self.from, self.to, self.fromWindow, self.toWindow) = (from, to, fromWindow, toWindow)
    }

    /// Whether a picture covers a window and is as long as it along one side, centred along both.
    private static func fills(_ image: Rect, _ window: Rect) -> Bool {
        let size = Scaling.fill.size(for: image.size, in: window.size)
        return Rect(size: size, anchor: .center, in: window).isClose(to: image)
    }

    /// The moment when the cropped side changes, and where the picture is then; nil where it never does.
    var bend: (progress: Double, image: Rect)? {
        let start = fromWindow.width / from.image.width - fromWindow.height / from.image.height
        // Both quotients in the measure of the same picture, whose size at the start counts as 1.
        let end = toWindow.width / from.image.width - toWindow.height / from.image.height
        guard start * end < 0 else { return nil }
        let progress = start / (start - end)
        return (progress, fromWindow.interpolated(to: toWindow, by: progress))
    }
}
