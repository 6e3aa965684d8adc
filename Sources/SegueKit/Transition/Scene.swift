/// All that is known of a transition before it is planned: the container, the picture, the two layouts.
public struct Scene: Equatable, Sendable {
    public var container: Container
    /// The whole picture; nil where its size is not known.
    public var picture: Picture?
    public var layouts: Ends<Layout>
}

extension Scene {
    /// A scene of two layouts that nothing is on yet.
    public init(container: Container, picture: Picture?) {
        self.init(
            container: container, picture: picture, layouts: Ends(source: Layout(), destination: Layout()))
    }

    public init(container: Container, picture: Picture?, source: Layout, destination: Layout) {
        self.init(
            container: container, picture: picture, layouts: Ends(source: source, destination: destination))
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
    public var image: ImageElement? {
        get { hasImage ? knownImage : nil }
        set {
            guard let newValue else {
                (hasImage, knownImage) = (false, ImageElement())
                return
            }
            hasImage = true
            knownImage = newValue
        }
    }
    /// The elements that go along with the picture, each name once.
    public var companions: [Companion]
    /// As `#rrggbb` or `#rrggbbaa`.
    public var backgroundColor: String?
    /// Whether the screen or the picture on it is hidden, so that nothing can start or end there.
    public var isHidden: Bool
    fileprivate var hasImage: Bool
    /// The element that shows the picture, or one that lacks all it may lack: it lends what is in it, where all of it
    /// would be copied out of an optional.
    private(set) var knownImage: ImageElement
    /// What few layouts have: one element, or none.
    fileprivate var rare: [Rare]

    fileprivate struct Rare: Equatable, Sendable {
        var candidates: [Candidates] = []
        var taken: [TakenCandidate] = []
        var notices: [Warning] = []
        var participation: Participation?
    }

    /// Elements that are in several places, of which `Scene.chooseCandidates` has not taken one yet.
    public var candidates: [Candidates] {
        get { rare.isEmpty ? [] : rare[0].candidates }
        set { change { $0.candidates = newValue } }
    }
    /// Which of them it has taken.
    public var taken: [TakenCandidate] {
        get { rare.isEmpty ? [] : rare[0].taken }
        set { change { $0.taken = newValue } }
    }
    /// What is to be told of the layout itself.
    public var notices: [Warning] {
        get { rare.isEmpty ? [] : rare[0].notices }
        set { change { $0.notices = newValue } }
    }
    /// Which screen of the app this is; nil where that was not asked.
    public var participation: Participation? {
        get { rare.isEmpty ? nil : rare[0].participation }
        set { change { $0.participation = newValue } }
    }

    /// Has `place` make the element that shows the picture where it goes; it returns whether there is one.
    ///
    /// - Parameter place: Is given an element that nothing is said of.
    public mutating func placeImage(_ place: (inout ImageElement) -> Bool) {
        if hasImage { knownImage = ImageElement() }
        hasImage = place(&knownImage)
        if !hasImage { knownImage = ImageElement() }
    }

    /// Whether it has nothing but elements.
    var isPlain: Bool { rare.isEmpty }

    private mutating func change(_ change: (inout Rare) -> Void) {
        var changed = rare.first ?? Rare()
        change(&changed)
        rare = changed == Rare() ? [] : [changed]
    }

    func hasCompanion(named name: String) -> Bool { companions.contains { $0.name.isSameName(as: name) } }
}

// These call the memberwise initializer, which makes a layout in its place; one that sets member by member copies it.
extension Layout {
    public init(
        image: ImageElement? = nil, companions: [Companion] = [], backgroundColor: String? = nil,
        isHidden: Bool = false, participation: Participation? = nil
    ) {
        self.init(
            companions: companions, backgroundColor: backgroundColor, isHidden: isHidden,
            hasImage: image != nil, knownImage: image ?? ImageElement(),
            rare: participation == nil ? [] : [Rare(participation: participation)])
    }

    /// Creates a layout of nothing.
    public init() {
        self.init(
            companions: [], backgroundColor: nil, isHidden: false, hasImage: false,
            knownImage: ImageElement(), rare: [])
    }
}
