extension TransitionStyle {
    /// A plain cross-fade of the two screens.
    public static let fade = TransitionStyle(
        name: "fade",
        origin: "UIModalTransitionStyle.crossDissolve: the new screen fades in over the old one",
        timing: .both(Timing(durationMs: 300, pacing: .easeInOut)),
        strategy: .fade,
        layers: [.destinationScreen(.fading)],
        fallback: [.destinationScreen(.fading)])
}
