import SegueKit

/// The styles that were first, built in Swift: the files must say the same to the last number.
enum SeedStyles {
    static let all = [TransitionStyle.seedPhotoZoom, .seedCardZoom, .seedCardZoomOpaque, .seedFade]
}

extension TransitionStyle {
    /// The zoom of the first seed: one copy of the picture above the viewer's screen, which fades.
    fileprivate static let seedPhotoZoom = TransitionStyle(
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

extension TransitionStyle {
    /// The zoom of the third seed: snapshots of both pictures are stretched and cross-fade over a backdrop.
    fileprivate static let seedCardZoom = TransitionStyle(
        name: "card-zoom",
        origin: "tungfam/CustomTransitionTutorial, Animator.swift: 1.25 s, calculationModeCubic",
        timing: .both(Timing(durationMs: 1250, pacing: .easeInOut)),
        calculationMode: .both(.cubic),
        layers: .cardScreens + [
            StyleLayer(
                "sourceImage", .snapshot, of: .picture(.source), isTemporary: true, hidesView: false,
                tracks: [.travel(.frame), .travel(.cornerRadii), .sourceCrossFade]),
            StyleLayer(
                "destinationImage", .snapshot, of: .picture(.destination), isTemporary: true,
                hidesView: false,
                tracks: [.travel(.frame), .travel(.cornerRadii), .destinationCrossFade]),
        ],
        companions: .card, fallback: .cardFallback, cornerRadius: .card)

    /// `card-zoom` with whole pictures in place of stretched snapshots, the lower one opaque throughout: nothing
    /// is distorted, and what lies behind never shows through.
    fileprivate static let seedCardZoomOpaque = TransitionStyle(
        name: "card-zoom-opaque",
        origin: "card-zoom, with the lower picture kept opaque as Hero does it",
        timing: .both(Timing(durationMs: 1250, pacing: .easeInOut)),
        calculationMode: .both(.cubic),
        layers: .cardScreens + [
            StyleLayer(
                "sourceImage", .image, of: .picture(.source), isTemporary: true, hidesView: false,
                tracks: [.travel(.window), .travel(.image), .travel(.cornerRadii), .travel(.opacity)]),
            StyleLayer(
                "destinationImage", .image, of: .picture(.destination), isTemporary: true, hidesView: false,
                tracks: [.travel(.window), .travel(.image), .travel(.cornerRadii), .destinationCrossFade]),
        ],
        companions: .card, fallback: .cardFallback, cornerRadius: .card)
}

extension StyleTrack {
    /// The cross-fade takes the first 0.6 in both directions; it is not the other one run backwards.
    fileprivate static let sourceCrossFade = opacity(
        present: .change(1, 0, duration: 0.6), dismiss: .change(0, 1, duration: 0.6))

    fileprivate static let destinationCrossFade = opacity(
        present: .change(0, 1, duration: 0.6), dismiss: .change(1, 0, duration: 0.6))

    /// The close button comes last and goes first.
    fileprivate static let lateAndEarly = opacity(
        present: .change(0, 1, start: 0.7, duration: 0.3), dismiss: .change(1, 0, duration: 0.3))

    /// A source's own label leaves as the close button comes.
    fileprivate static let earlyAndLate = opacity(
        present: .change(1, 0, duration: 0.3), dismiss: .change(0, 1, start: 0.7, duration: 0.3))
}

extension [StyleLayer] {
    /// The viewer stays hidden until the end. On the way back a snapshot of the list covers it.
    fileprivate static let cardScreens: [StyleLayer] = [
        .destinationScreen(hidesView: true, .stepping(present: .step(0, 1), dismiss: .constant(0))),
        .listScreen(.opacity(1)),
        .backdrop(.fading),
    ]

    /// A cross-fade of the screens. The backdrop comes first, so that the viewer fades in above it.
    fileprivate static let cardFallback: [StyleLayer] = [
        .backdrop(.opacity(present: .change(0, 1), dismiss: .constant(0))),
        .destinationScreen(.stepping(present: .change(0, 1), dismiss: .step(1, 0))),
        .listScreen(.opacity(present: .constant(1), dismiss: .change(0, 1))),
    ]
}

extension StyleLayer {
    fileprivate static func listScreen(_ opacity: StyleTrack) -> StyleLayer {
        StyleLayer(
            "sourceScreen", .screen, of: .screen(.source),
            isPlayed: Directional(present: false, dismiss: true),
            isTemporary: true, hidesView: false, tracks: [opacity])
    }

    fileprivate static func backdrop(_ opacity: StyleTrack) -> StyleLayer {
        StyleLayer(
            "backdrop", .backdrop, of: .backgroundColor, isTemporary: true, hidesView: false,
            tracks: [opacity])
    }
}

extension StyleCompanions {
    /// The label travels the whole time; the close button is at the destination only.
    fileprivate static let card = StyleCompanions(
        travelling: [.travel(.frame), .travel(.cornerRadii), .travel(.fontScale), .travel(.opacity)],
        lone: Ends(source: .staying + [.earlyAndLate], destination: .staying + [.lateAndEarly]),
        reflowing: Ends(
            source: [.travel(.frame), .travel(.fontScale), .sourceCrossFade],
            destination: [.travel(.frame), .travel(.fontScale), .destinationCrossFade]),
        isTemporary: true, hidesView: false)
}

extension Ends<CornerRadius> {
    /// The cells of the seed have a radius of 12 points, its viewer none.
    fileprivate static let card = Ends(source: .radii(CornerRadii(12)), destination: .zero)
}

extension TransitionStyle {
    /// A plain cross-fade of the two screens.
    fileprivate static let seedFade = TransitionStyle(
        name: "fade",
        origin: "UIModalTransitionStyle.crossDissolve: the new screen fades in over the old one",
        timing: .both(Timing(durationMs: 300, pacing: .easeInOut)),
        strategy: .fade,
        layers: [.destinationScreen(.fading)],
        fallback: [.destinationScreen(.fading)])
}
