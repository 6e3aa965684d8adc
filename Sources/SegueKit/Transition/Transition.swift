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
    /// Whether it goes on to its end, and not back to its start.
    public var finishes: Bool
    /// Where the picture rests at each end, as far as that is known.
    public var rests: Ends<Rest>
    public var warnings: [Warning]
    /// What few transitions have: one element, or none.
    var rare: [Rare]

    struct Rare: Equatable, Sendable {
        var participations = Ends<Participation?>(source: nil, destination: nil)
        var taken = Ends<[TakenCandidate]>(source: [], destination: [])
    }

    /// Which screens take part; nil where that was not asked.
    public var participations: Ends<Participation?> {
        get { rare.isEmpty ? Ends(source: nil, destination: nil) : rare[0].participations }
        set { change { $0.participations = newValue } }
    }
    /// Whether it is known of any end which screens take part.
    public var hasParticipations: Bool {
        !rare.isEmpty
            && (rare[0].participations.source != nil || rare[0].participations.destination != nil)
    }
    /// Which candidates were taken of the elements that have several.
    public var taken: Ends<[TakenCandidate]> {
        get { rare.isEmpty ? Ends(source: [], destination: []) : rare[0].taken }
        set { change { $0.taken = newValue } }
    }

    private mutating func change(_ change: (inout Rare) -> Void) {
        var changed = rare.first ?? Rare()
        change(&changed)
        rare = changed == Rare() ? [] : [changed]
    }

    /// The picture at one end of a transition.
    ///
    /// What is large and may be absent is kept beside a flag: out of an optional, all of it would be copied for each
    /// of its members.
    public struct Rest: Equatable, Sendable {
        /// The id of the element that shows the picture; nil where it has none.
        public var id: String?
        /// The view's frame in the container's space; nil where it is not there or not measured.
        public var frame: Rect? {
            get { hasFrame ? knownFrame : nil }
            set { (hasFrame, knownFrame) = (newValue != nil, newValue ?? .zero) }
        }
        /// Nil where the size of the picture or of the frame is not usable.
        public var placement: Placement? {
            get { hasPlacement ? knownPlacement : nil }
            set { (hasPlacement, knownPlacement) = (newValue != nil, newValue ?? .none) }
        }
        /// The picture as this end draws it.
        public var picture: Picture?
        /// The upright size it is fitted with, in points; nil with `placement`.
        public var size: Size?
        public internal(set) var hasFrame: Bool
        public internal(set) var hasPlacement: Bool
        /// The frame, where there is one.
        public internal(set) var knownFrame: Rect
        /// The placement, where there is one.
        public internal(set) var knownPlacement: Placement
    }

    /// Returns the values of all layers at evenly spaced times.
    public func sampled(_ rate: Samples.Rate) -> Samples {
        Samples(of: layers, timing: timing, rate: rate)
    }
}

extension Transition.Rest {
    /// Creates one of which nothing is said yet.
    init() {
        self.init(
            id: nil, picture: nil, size: nil, hasFrame: false, hasPlacement: false,
            knownFrame: Rect(x: 0, y: 0, width: 0, height: 0), knownPlacement: .none)
    }

    public init(
        id: String? = nil, frame: Rect? = nil, placement: Placement? = nil, picture: Picture? = nil,
        size: Size? = nil
    ) {
        self.init(
            id: id, picture: picture, size: size, hasFrame: frame != nil, hasPlacement: placement != nil,
            knownFrame: frame ?? .zero, knownPlacement: placement ?? .none)
    }
}

extension Placement {
    /// In place of a placement that is not known.
    fileprivate static var none: Placement {
        Placement(
            image: Rect(x: 0, y: 0, width: 0, height: 0), window: nil, cornerRadii: CornerRadii(0),
            limitsRadii: false, unoccluded: nil)
    }
}
