/// All that is known of a transition before it is planned: the container, the picture, the two layouts.
public struct Scene: Equatable, Sendable {
    public var container: Container
    /// The whole picture; nil where its size is not known.
    public var picture: Picture?
    public var layouts: Ends<Layout>

    /// A scene of two layouts that nothing is on yet.
    public init(container: Container, picture: Picture?) {
        self.container = container
        self.picture = picture
        layouts = Ends(source: Layout(), destination: Layout())
    }

    public init(container: Container, picture: Picture?, source: Layout, destination: Layout) {
        self.container = container
        self.picture = picture
        layouts = Ends(source: source, destination: destination)
    }
}

/// The view that the transition is played in; its top left corner is the origin of the answer's space.
public struct Container: Equatable, Sendable {
    /// In points; both sides are greater than zero.
    public var size: Size
    /// Device pixels per point; greater than zero.
    public var scale: Double
    /// Where the leading side is.
    public var layoutDirection: LayoutDirection

    public init(size: Size, scale: Double = 1, layoutDirection: LayoutDirection = .leftToRight) {
        self.size = size
        self.scale = scale
        self.layoutDirection = layoutDirection
    }

    public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// What is on one of the two screens.
public struct Layout: Equatable, Sendable {
    /// The element that shows the picture; nil where there is none.
    public var image: ImageElement?
    /// The elements that go along with the picture, each name once.
    public var companions: [Companion]
    /// As `#rrggbb` or `#rrggbbaa`.
    public var backgroundColor: String?
    /// Elements that are in several places, of which `Scene.chooseCandidates` has not taken one yet.
    public var candidates: [Candidates] = []
    /// Which of them it has taken.
    public var taken: [TakenCandidate] = []
    /// What is to be told of the layout itself.
    public var notices: [Warning] = []
    /// Whether the screen or the picture on it is hidden, so that nothing can start or end there.
    public var isHidden: Bool
    /// Which screen of the app this is; nil where that was not asked.
    public var participation: Participation?

    /// A layout that nothing is on; what is read is set in its place.
    public init() {
        companions = []
        isHidden = false
    }

    public init(
        image: ImageElement? = nil, companions: [Companion] = [], backgroundColor: String? = nil,
        isHidden: Bool = false, participation: Participation? = nil
    ) {
        self.image = image
        self.companions = companions
        self.backgroundColor = backgroundColor
        self.isHidden = isHidden
        self.participation = participation
    }

    func hasCompanion(named name: String) -> Bool { companions.contains { $0.name.isSameName(as: name) } }
}
