/// A planned transition: what is drawn, when, and what a client does beside.
public struct Transition: Equatable, Sendable {
    /// The name of the style it was planned with.
    public var style: String
    public var direction: Direction
    public var strategy: Strategy
    /// Why it is not played as the style has it; nil where it is.
    public var reason: Reason?
    public var timing: Timing
    /// From the bottom up.
    public var layers: [Layer]
    /// In order; `complete` comes last.
    public var events: [Event]
    /// Where the picture rests at each end, as far as that is known.
    public var rests: Ends<Rest>
    public var warnings: [Warning] = []
    /// Which screens take part; nil where that was not asked.
    public var participations = Ends<Participation?>(source: nil, destination: nil)
    /// Which candidates were taken of the elements that have several.
    public var taken = Ends<[TakenCandidate]>(source: [], destination: [])

    /// The picture at one end of a transition.
    public struct Rest: Equatable, Sendable {
        /// The id of the element that shows the picture; nil where it has none.
        public var id: String?
        /// The view's frame in the container's space; nil where it is not there or not measured.
        public var frame: Rect?
        /// Nil where the size of the picture or of the frame is not usable.
        public var placement: Placement?
        /// The picture as this end draws it.
        public var picture: Picture?
        /// The upright size it is fitted with, in points; nil with `placement`.
        public var size: Size?

        public init(
            id: String? = nil, frame: Rect? = nil, placement: Placement? = nil, picture: Picture? = nil,
            size: Size? = nil
        ) {
            self.id = id
            self.frame = frame
            self.placement = placement
            self.picture = picture
            self.size = size
        }
    }

    /// Returns the values of all layers at evenly spaced times.
    public func sampled(_ rate: Samples.Rate) -> Samples {
        Samples(of: layers, timing: timing, rate: rate)
    }
}
