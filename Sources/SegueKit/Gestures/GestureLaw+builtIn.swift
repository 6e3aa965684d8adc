extension GestureLaw {
    /// Every built-in law; the first is the one that is used where none is named.
    public static let builtIn: [GestureLaw] = [iosPhotos, photoSwipe, rubberBand, predictiveBack]

    /// The numbers of the drag are observed. Those of the release are not known: this is the spring that the same
    /// app bounces with.
    public static let iosPhotos = GestureLaw(
        name: "ios-photos", origin: "PhotosUICore, PXSwipeDownSettings and PXSwipeDownTracker (observed)",
        right: .logarithm(distance: 100), left: .logarithm(distance: 100), down: .factor(1),
        up: .logarithm(distance: 100), shrinking: .cosine(least: 0.5, distance: 200), pivot: .touch,
        progress: Measure(
            axis: .vertical, distance: .points(400), isOfPicture: false, isTwoSided: false, easing: .linear),
        release: Release(decelerationRate: 0, distance: .points(5), isCancelledByReturn: true),
        finishing: Spring(dampingRatio: 1, settlingDuration: 0.5),
        cancelling: Spring(dampingRatio: 1, settlingDuration: 0.5))

    public static let photoSwipe = GestureLaw(
        name: "photoswipe", origin: "PhotoSwipe 5.4.4, src/js/gestures/drag-handler.js",
        right: .factor(0), left: .factor(0), down: .factor(0.6), up: .factor(0.6), shrinking: .none,
        pivot: .touch,
        progress: Measure(
            axis: .vertical, distance: .share(1.0 / 3), isOfPicture: true, isTwoSided: true, easing: .linear),
        release: Release(decelerationRate: 0.995, distance: .share(0.4 / 3), isCancelledByReturn: false),
        finishing: .photoSwipe, cancelling: .photoSwipe)

    /// The background and the scale are those of apps that imitate Photos (FluidPhoto and its descendants).
    public static let rubberBand = GestureLaw(
        name: "rubber-band",
        origin: "UIScrollView's rubber band, with the scale of ZoomDismissalInteractionController",
        right: .rubberBand(0.55), left: .rubberBand(0.55), down: .rubberBand(0.55), up: .rubberBand(0.55),
        shrinking: .straight(least: 0.5, share: 0.5), pivot: .touch,
        progress: Measure(
            axis: .vertical, distance: .share(0.25), isOfPicture: false, isTwoSided: true, easing: .linear),
        release: Release(decelerationRate: 0.998, distance: .share(0.25), isCancelledByReturn: true),
        finishing: Spring(dampingRatio: 1, settlingDuration: 0.25),
        cancelling: Spring(dampingRatio: 1, settlingDuration: 0.25))

    /// When the system finishes is not for apps to say; the quarter of the width is ours.
    public static let predictiveBack = GestureLaw(
        name: "predictive-back", origin: "material-components-android, MaterialMainContainerBackHelper",
        right: .room(shrunkTo: 0.9, gap: 8, most: .infinity, .backGesture),
        left: .room(shrunkTo: 0.9, gap: 8, most: .infinity, .backGesture),
        down: .room(shrunkTo: 0.9, gap: 8, most: 24, .linear),
        up: .room(shrunkTo: 0.9, gap: 8, most: 24, .linear), shrinking: .eased(least: 0.9, .backGesture),
        pivot: .container,
        progress: Measure(
            axis: .horizontal, distance: .share(1), isOfPicture: false, isTwoSided: true,
            easing: .backGesture),
        release: Release(decelerationRate: 0.99, distance: .share(0.25), isCancelledByReturn: true),
        finishing: Spring(dampingRatio: 1, settlingDuration: 0.3),
        cancelling: Spring(dampingRatio: 1, settlingDuration: 0.1))
}

extension Spring {
    fileprivate static let photoSwipe = Spring(response: 2 * .pi / 12, dampingFraction: 1)
}

extension Easing {
    fileprivate static let backGesture = Easing.cubicBezier(UnitBezier(0.1, 0.1, 0, 1))
}
