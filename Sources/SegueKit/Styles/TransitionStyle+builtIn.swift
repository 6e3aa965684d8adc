extension TransitionStyle {
    /// Every built-in style; the first is the one that is used where none is named.
    public static let builtIn: [TransitionStyle] = [photoZoom, cardZoom, cardZoomOpaque, fade]
}
