extension TransitionStyle {
    /// The zoom of the first seed: one copy of the picture above the viewer's screen, which fades.
    public static let photoZoom = TransitionStyle(
        name: "photo-zoom",
        origin: "mtj0928/TransitionSample, Transition.swift: UIView.animate, 0.4 s, default curve",
        timing: .both(Timing(durationMs: 400, pacing: .easeInOut)),
        layers: [
            .destinationScreen(.fading),
            StyleLayer(
                "image", .image, of: .picture(.source), isTemporary: false, hidesView: true,
                tracks: [.travel(.window), .travel(.image), .travel(.cornerRadii), .travel(.opacity)]),
        ],
        companions: StyleCompanions(
            travelling: [.travel(.frame), .travel(.cornerRadii), .travel(.fontScale), .travel(.opacity)],
            lone: Ends(source: .staying + [.vanishing], destination: .staying + [.fading]),
            reflowing: Ends(
                source: [.travel(.frame), .travel(.fontScale), .vanishing],
                destination: [.travel(.frame), .travel(.fontScale), .fading]),
            isTemporary: false, hidesView: true),
        fallback: [.destinationScreen(.fading)])
}

extension StyleTrack {
    /// What is there at the destination only: it appears on the way there and disappears on the way back.
    static let fading = opacity(present: .change(0, 1), dismiss: .change(1, 0))

    /// What is there at the source only.
    static let vanishing = opacity(present: .change(1, 0), dismiss: .change(0, 1))
}

extension [StyleTrack] {
    /// What stays in its place.
    static let staying: [StyleTrack] = [.travel(.frame), .travel(.cornerRadii), .travel(.fontScale)]
}
