/// The element of a layout that shows the picture.
///
/// What may be absent is kept beside a flag, or in an array: out of an optional, all of it would be copied for each
/// of its members.
public struct ImageElement: Equatable, Sendable {
    /// The view that draws the picture, in the container's space; nil where it is not there or not measured.
    public var view: PictureView? {
        get { hasView ? knownView : nil }
        set {
            hasView = newValue != nil
            knownView = newValue ?? .none
        }
    }
    /// Nil: as the style has it. It takes the place of the view's.
    public var cornerRadius: CornerRadius?
    /// 0...1
    public var opacity: Double
    private(set) var hasView: Bool
    /// The view, where there is one.
    private(set) var knownView: PictureView
    /// What few elements have: one element, or none.
    fileprivate var rare: [Rare]

    fileprivate struct Rare: Equatable, Sendable {
        var picture: Picture?
        var occluders: [Rect] = []
        var id: String?
    }

    /// Has `place` make the view where it goes; it returns whether there is one.
    ///
    /// - Parameter place: Is given a view of size 0 that nothing is said of.
    public mutating func placeView(_ place: (inout PictureView) -> Bool) {
        if hasView { knownView = .none }
        hasView = place(&knownView)
        if !hasView { knownView = .none }
    }

    /// The picture that this end really shows, where it is another than the whole one (a cropped thumbnail).
    public var picture: Picture? {
        get { rare.isEmpty ? nil : rare[0].picture }
        set { change { $0.picture = newValue } }
    }
    /// Bars that cover it, in the container's space.
    public var occluders: [Rect] {
        get { rare.isEmpty ? [] : rare[0].occluders }
        set { change { $0.occluders = newValue } }
    }
    /// Tells it from others that may stand for the same thing; nil where it has none.
    public var id: String? {
        get { rare.isEmpty ? nil : rare[0].id }
        set { change { $0.id = newValue } }
    }

    private mutating func change(_ change: (inout Rare) -> Void) {
        var changed = rare.first ?? Rare()
        change(&changed)
        rare = changed == Rare() ? [] : [changed]
    }
}

// These call the memberwise initializers, which make a value in its place; one that sets member by member copies it.
extension ImageElement {
    public init(
        view: PictureView?, cornerRadius: CornerRadius? = nil, picture: Picture? = nil, opacity: Double = 1,
        occluders: [Rect] = [], id: String? = nil
    ) {
        let isPlain = picture == nil && occluders.isEmpty && id == nil
        self.init(
            cornerRadius: cornerRadius, opacity: opacity, hasView: view != nil, knownView: view ?? .none,
            rare: isPlain ? [] : [Rare(picture: picture, occluders: occluders, id: id)])
    }

    /// An element that nothing is said of, whose view is not there; what is read is set in its place.
    public init() {
        self.init(cornerRadius: nil, opacity: 1, hasView: false, knownView: .none, rare: [])
    }
}

extension PictureView {
    /// In place of a view that is not there.
    fileprivate static var none: PictureView { PictureView(frame: Rect(x: 0, y: 0, width: 0, height: 0)) }
}

/// An element that goes along with the picture: it travels where both layouts have it, else it appears or
/// disappears.
public struct Companion: Equatable, Sendable {
    /// In the container's space; not degenerate.
    public var frame: Rect
    public var cornerRadius: CornerRadius
    public var name: String
    /// The order among companions, from below; nil counts as 0.
    public var z: Double?
    /// 0...1
    public var opacity: Double
    /// The size of its text; greater than zero, nil where it has none.
    public var fontSize: Double?
    /// The number of lines of its text; nil where it is not known.
    public var lines: Int?
    /// Tells it from others that may stand for the same thing; nil where it has none.
    public var id: String?
}

extension Companion {
    public init(
        name: String, frame: Rect, cornerRadius: CornerRadius = .zero, z: Double? = nil, opacity: Double = 1,
        fontSize: Double? = nil, lines: Int? = nil, id: String? = nil
    ) {
        self.init(
            frame: frame, cornerRadius: cornerRadius, name: name, z: z, opacity: opacity, fontSize: fontSize,
            lines: lines, id: id)
    }

    /// Whether any corner of it may be round.
    var isRound: Bool { cornerRadius != .zero }
}

extension String {
    /// Whether both are the same name, as JSON has it: unit by unit (RFC 8259 §8.3). `==` would take an é for
    /// an e with an accent, which are two elements.
    func isSameName(as other: String) -> Bool {
        // Most names are short, in ASCII, and told apart at once.
        guard utf8.count == other.utf8.count, self == other else { return false }
        let (bytes, others) = (utf8Span.span, other.utf8Span.span)
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
    }

    /// Whether it comes before another name, unit by unit.
    func precedesName(_ other: String) -> Bool {
        let (bytes, others) = (utf8Span.span, other.utf8Span.span)
        for index in 0..<min(bytes.count, others.count) where bytes[index] != others[index] {
            return bytes[index] < others[index]
        }
        return bytes.count < others.count
    }
}
