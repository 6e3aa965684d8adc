/// What is taste rather than geometry in a transition.
///
/// A style is plain data: a new look is a new value, never a new branch in the planner.
public struct TransitionStyle: Equatable, Sendable {
    public var timing: Directional<Timing>
    /// What gave the durations of `timing`.
    public var durationSource = DurationSource.style
    /// Whether the pacing or the calculation mode is another than the style's own.
    public var isRetimed = false
    public var calculationMode: Directional<CalculationMode>
    public var imageMotion: Directional<ImageMotion>
    public var travel: Directional<Travel>
    /// What no request changes: one element, since an array is shared by its copies. A style goes into every
    /// planner, and to copy its parts would cost as much as a tenth of a plan.
    ///
    /// The planner lends itself spans of it: threads share it, and would count its references in turns.
    let fixed: [Fixed]

    struct Fixed: Equatable, Sendable {
        var name: String
        var origin: String
        var strategy: Strategy
        var layers: [StyleLayer]
        var companions: StyleCompanions
        var fallback: [StyleLayer]
        var cornerRadius: Ends<CornerRadius>
        var containerTransform: Directional<ContainerTransform>?
        var pictureCount: Int
        var drawsPicture: Bool
        /// How many tracks `layers` have.
        var trackCount: Int
        var mayOvershoot: Bool
    }

    public init(
        name: String, origin: String, timing: Directional<Timing>,
        calculationMode: Directional<CalculationMode> = .both(.linear),
        imageMotion: Directional<ImageMotion> = .both(.morph), travel: Directional<Travel> = .both(Travel()),
        strategy: Strategy = .zoom,
        layers: [StyleLayer],
        companions: StyleCompanions = .none, fallback: [StyleLayer],
        cornerRadius: Ends<CornerRadius> = Ends(source: .zero, destination: .zero),
        containerTransform: Directional<ContainerTransform>? = nil
    ) {
        self.timing = timing
        self.calculationMode = calculationMode
        self.imageMotion = imageMotion
        self.travel = travel
        if containerTransform != nil {
            (self.travel.present.transformsContainer, self.travel.dismiss.transformsContainer) = (true, true)
        }
        fixed = [
            Fixed(
                name: name, origin: origin, strategy: strategy, layers: layers, companions: companions,
                fallback: fallback, cornerRadius: cornerRadius, containerTransform: containerTransform,
                pictureCount: layers.count {
                    $0.content == .picture(.source) || $0.content == .picture(.destination)
                },
                drawsPicture: layers.contains { $0.kind == .image },
                trackCount: layers.reduce(0) { $0 + $1.tracks.count },
                mayOvershoot: (layers.map(\.tracks) + companions.tracks).joined().contains(
                    where: \.mayOvershoot))
        ]
    }

    public var name: String { fixed[0].name }
    /// Where its numbers come from.
    public var origin: String { fixed[0].origin }
    /// What it is when nothing stands in its way.
    public var strategy: Strategy { fixed[0].strategy }
    /// From the bottom up, below the companions.
    public var layers: [StyleLayer] { fixed[0].layers }
    public var companions: StyleCompanions { fixed[0].companions }
    /// The screens and backdrops that are left when the picture cannot travel, from the bottom up. Every track
    /// ends as that of the same layer in `layers` does.
    public var fallback: [StyleLayer] { fixed[0].fallback }
    /// The corner radius of a picture whose element has none of its own.
    public var cornerRadius: Ends<CornerRadius> { fixed[0].cornerRadius }
    /// How the windows of its images travel; nil where they do so as everything else.
    public var containerTransform: Directional<ContainerTransform>? { fixed[0].containerTransform }
    /// How many of its layers draw a picture, by itself or as a snapshot.
    var pictureCount: Int { fixed[0].pictureCount }
    /// Whether it draws the picture itself, so that the size of the picture must be known.
    public var drawsPicture: Bool { fixed[0].drawsPicture }
    /// Whether a track may leave the range of its property by its own mode or easings.
    var mayOvershoot: Bool { fixed[0].mayOvershoot }
}

/// What says how long a transition takes.
public enum DurationSource: CaseIterable, Sendable {
    /// The style as it is.
    case style
    /// A duration in place of the style's.
    case duration
    /// A pacing in place of the style's that takes its own time.
    case pacing
}

/// A layer of a style.
public struct StyleLayer: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
        case screen(End)
        case picture(End)
        /// The background colour of the destination.
        case backgroundColor
        /// A colour of the style's own, as `#rrggbb` or `#rrggbbaa`.
        case color(String)
    }

    /// How a snapshot fills the frame of the end that it is not taken from.
    public enum Fit: CaseIterable, Sendable {
        /// Stretched, so that it is just as large.
        case stretch
        /// As wide, with its own aspect ratio, from the top down: it may be shorter or longer than the frame
        /// (`::view-transition-old` and `-new` of CSS).
        case width
    }

    /// What a picture is seen through where it comes to rest in the viewer.
    public enum Opening: CaseIterable, Sendable {
        /// The part of the picture that the viewer shows.
        case picture
        /// The whole container, so that the cut of the cell opens faster than the picture grows.
        case container
    }

    /// Long names of built-in styles. The references of a literal are not counted; those of a long name that was read
    /// are, and all threads share it.
    private static let literals = ["destinationScreen", "destinationImage"]

    public let name: String
    public var kind: Layer.Kind
    public var content: Content
    /// The directions in which it is there.
    public var isPlayed: Directional<Bool>
    /// Whether events add and remove it; else it is there from the start to the end without a word.
    public var isTemporary: Bool
    /// Whether the view it is drawn from is hidden while it is there.
    public var hidesView: Bool
    /// Of a snapshot.
    public var fit: Fit
    /// Of an image.
    public var opening: Opening
    public var compositing: Layer.Compositing
    public var tracks: [StyleTrack]

    public init(
        _ name: String, _ kind: Layer.Kind, of content: Content, isPlayed: Directional<Bool> = .both(true),
        isTemporary: Bool, hidesView: Bool, fit: Fit = .stretch, opening: Opening = .picture,
        compositing: Layer.Compositing = .over, tracks: [StyleTrack]
    ) {
        self.name = Self.literals.first { $0 == name } ?? name
        self.kind = kind
        self.content = content
        self.isPlayed = isPlayed
        self.isTemporary = isTemporary
        self.hidesView = hidesView
        self.fit = fit
        self.opening = opening
        self.compositing = compositing
        self.tracks = tracks
    }
}

/// How a style treats the elements that go along with the picture.
public struct StyleCompanions: Equatable, Sendable {
    /// Those that both layouts have; drawn from the source.
    public var travelling: [StyleTrack]
    /// Those that only one layout has.
    public var lone: Ends<[StyleTrack]>
    /// Those whose text breaks into other lines at the other end: both are drawn and travel together.
    public var reflowing: Ends<[StyleTrack]>
    /// Whether events add and remove their layers.
    public var isTemporary: Bool
    /// Whether the elements that the layers are drawn from are hidden while those are there.
    public var hidesView: Bool
    /// How much later each starts than the one below it, 0...1 of the progress; what then reaches past the end
    /// is cut off there.
    public var stagger: Double
    /// Whether there are layers for them at all.
    public var isEmpty: Bool { travelling.isEmpty && lone.source.isEmpty && lone.destination.isEmpty }

    public init(
        travelling: [StyleTrack], lone: Ends<[StyleTrack]>, reflowing: Ends<[StyleTrack]>, isTemporary: Bool,
        hidesView: Bool, stagger: Double = 0
    ) {
        self.travelling = travelling
        self.lone = lone
        self.reflowing = reflowing
        self.isTemporary = isTemporary
        self.hidesView = hidesView
        self.stagger = stagger
    }

    fileprivate var tracks: [[StyleTrack]] {
        [travelling, lone.source, lone.destination, reflowing.source, reflowing.destination]
    }

    /// Leaves them to their screens.
    public static let none = StyleCompanions(
        travelling: [], lone: Ends(source: [], destination: []), reflowing: Ends(source: [], destination: []),
        isTemporary: false, hidesView: false)
}
