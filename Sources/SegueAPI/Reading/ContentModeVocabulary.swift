import SegueKit

/// A content mode as a platform has it.
struct PlatformContentMode: Equatable, Sendable {
    var mode: ContentMode
    /// How the platform moves pictures onto device pixels; nil where it does not.
    var rounding: Rounding.Rule?

    static func scaled(
        _ scaling: Scaling, at anchor: Anchor = .center, rounded rounding: Rounding.Rule? = nil
    ) -> PlatformContentMode {
        PlatformContentMode(mode: ContentMode(scaling: scaling, anchor: anchor), rounding: rounding)
    }

    /// - Parameter scale: Device pixels per point; greater than zero.
    func rounding(toScale scale: Double) -> Rounding? { rounding.map { Rounding(rule: $0, scale: scale) } }
}

/// The names of one platform for its content modes.
struct ContentModeVocabulary: Sendable {
    /// What its names begin with on the wire, as in "android:"; empty for those that need no such beginning.
    let prefix: String
    /// The names without the prefix, and what they mean.
    let modes: [(name: String, meaning: PlatformContentMode)]

    init(prefix: String, _ modes: KeyValuePairs<String, PlatformContentMode>) {
        self.prefix = prefix
        self.modes = modes.map { ($0.key, $0.value) }
    }

    /// Modes that have names in the kit, of platforms that do not round.
    init(_ modes: KeyValuePairs<String, ContentMode>) {
        prefix = ""
        self.modes = modes.map { ($0.key, PlatformContentMode(mode: $0.value)) }
    }
}

extension ContentModeVocabulary {
    /// The names without a prefix, which are used most, come first.
    static let all = [uikit, css, android, compose, flutter, reactNative, reactNativeIOS, reactNativeAndroid]

    /// `UIView.ContentMode`.
    static let uikit = ContentModeVocabulary([
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ])

    /// CSS `object-fit`.
    static let css = ContentModeVocabulary([
        "fill": .fill, "contain": .contain, "cover": .cover, "none": .none, "scale-down": .scaleDown,
    ])

    /// `ImageView.ScaleType` in camelCase. Start is left in every layout direction, and `matrix` is the
    /// identity matrix.
    static let android = ContentModeVocabulary(
        prefix: "android:",
        [
            "matrix": .scaled(.none, at: .topLeft), "fitXY": .scaled(.stretch),
            "fitStart": .scaled(.fit, at: .topLeft), "fitCenter": .scaled(.fit),
            "fitEnd": .scaled(.fit, at: .bottomRight), "center": .scaled(.none, rounded: .nearest),
            "centerCrop": .scaled(.fill, rounded: .nearest),
            "centerInside": .scaled(.scaleDown, rounded: .nearest),
        ])

    /// `ContentScale` of Jetpack Compose, in the middle of its box as `Image` has it.
    static let compose = ContentModeVocabulary(
        prefix: "compose:",
        [
            "Crop": .scaled(.fill, rounded: .nearestOfWholeSizes),
            "Fit": .scaled(.fit, rounded: .nearestOfWholeSizes),
            "FillWidth": .scaled(.fitWidth, rounded: .nearestOfWholeSizes),
            "FillHeight": .scaled(.fitHeight, rounded: .nearestOfWholeSizes),
            "FillBounds": .scaled(.stretch, rounded: .nearestOfWholeSizes),
            "Inside": .scaled(.scaleDown, rounded: .nearestOfWholeSizes),
            "None": .scaled(.none, rounded: .nearestOfWholeSizes),
        ])

    /// `BoxFit` of Flutter.
    static let flutter = ContentModeVocabulary(
        prefix: "flutter:",
        [
            "fill": .scaled(.stretch), "contain": .scaled(.fit), "cover": .scaled(.fill),
            "fitWidth": .scaled(.fitWidth), "fitHeight": .scaled(.fitHeight), "none": .scaled(.none),
            "scaleDown": .scaled(.scaleDown),
        ])

    /// `resizeMode` of React Native as its documentation has it; `repeat` is the first tile.
    static let reactNative = ContentModeVocabulary(
        prefix: "rn:",
        [
            "cover": .scaled(.fill), "contain": .scaled(.fit), "stretch": .scaled(.stretch),
            "center": .scaled(.scaleDown), "repeat": .scaled(.scaleDown, at: .topLeft),
            "none": .scaled(.none, at: .topLeft),
        ])

    /// `resizeMode` as iOS draws it, in a `UIImageView`.
    static let reactNativeIOS = ContentModeVocabulary(
        prefix: "rn-ios:",
        [
            "cover": .scaled(.fill), "contain": .scaled(.fit), "stretch": .scaled(.stretch),
            "center": .scaled(.scaleDown), "repeat": .scaled(.scaleDown, at: .topLeft),
            "none": .scaled(.none, at: .topLeft),
        ])

    /// `resizeMode` as Android draws it, with Fresco: `none` shrinks a picture that is too large.
    static let reactNativeAndroid = ContentModeVocabulary(
        prefix: "rn-android:",
        [
            "cover": .scaled(.fill, rounded: .truncated), "contain": .scaled(.fit, rounded: .truncated),
            "stretch": .scaled(.stretch, rounded: .truncated),
            "center": .scaled(.scaleDown, rounded: .truncated),
            "repeat": .scaled(.scaleDown, at: .topLeft, rounded: .truncated),
            "none": .scaled(.scaleDown, at: .topLeft, rounded: .truncated),
        ])
}
