/// What a layer draws, at both ends of the transition.
struct DrawnView {
    /// The picture by its two rectangles; nil for what is no picture.
    var placements: Ends<Placement>?
    var frame: Ends<Rect>?
    /// The radii of the frame's corners; nil where they are not round.
    var frameRadii: Ends<CornerRadii>?
    /// The text's size relative to the end that the layer is drawn from.
    var fontScale: Ends<Double>?
    var opacity = Ends(source: 1.0, destination: 1.0)

    /// A screen or a backdrop: there is nothing but its opacity.
    static let plain = DrawnView()
}
