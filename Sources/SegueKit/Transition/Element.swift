/// The element of a layout that shows the picture.
public struct ImageElement: Equatable, Sendable {
    /// The view that draws the picture, in the container's space; nil where it is not there or not measured.
    public var view: PictureView?
    /// Nil: as the style has it. It takes the place of the view's.
    public var cornerRadius: CornerRadius?
    /// The picture that this end really shows, where it is another than the whole one (a cropped thumbnail).
    public var picture: Picture?
    /// 0...1
    public var opacity: Double
    /// Bars that cover it, in the container's space.
    public var occluders: [Rect]
    /// Tells it from others that may stand for the same thing; nil where it has none.
    public var id: String?

    /// An element that nothing is said of, whose view is not there; what is read is set in its place. (The other
    /// way to make one copies it twice, since the compiler does not make large values where they go.)
    public init() {
        opacity = 1
        occluders = []
    }

    public init(
        view: PictureView?, cornerRadius: CornerRadius? = nil, picture: Picture? = nil, opacity: Double = 1,
        occluders: [Rect] = [], id: String? = nil
    ) {
        self.view = view
        self.cornerRadius = cornerRadius
        self.picture = picture
        self.opacity = opacity
        self.occluders = occluders
        self.id = id
    }
}

/// An element that goes along with the picture: it travels where both layouts have it, else it appears or
/// disappears.
public struct Companion: Equatable, Sendable {
    public var name: String
    /// In the container's space; not degenerate.
    public var frame: Rect
    public var cornerRadius: CornerRadius
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

    /// A companion that nothing else is said of; what is read is set in its place.
    public init(name: String, frame: Rect) {
        self.name = name
        self.frame = frame
        cornerRadius = .zero
        opacity = 1
    }

    public init(
        name: String, frame: Rect, cornerRadius: CornerRadius = .zero, z: Double? = nil, opacity: Double = 1,
        fontSize: Double? = nil, lines: Int? = nil, id: String? = nil
    ) {
        self.name = name
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.z = z
        self.opacity = opacity
        self.fontSize = fontSize
        self.lines = lines
        self.id = id
    }
}

extension String {
    /// Whether both are the same name, as JSON has it: unit by unit (RFC 8259 §8.3). `==` would take an é for
    /// an e with an accent, which are two elements.
    func isSameName(as other: String) -> Bool {
        withBytes(other) { $0.count == $1.count && $0.elementsEqual($1) }
    }

    /// Whether it comes before another name, unit by unit.
    func precedesName(_ other: String) -> Bool { withBytes(other) { $0.lexicographicallyPrecedes($1) } }

    private func withBytes<Result>(
        _ other: String, _ compare: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        var (one, other) = (self, other)
        return one.withUTF8 { bytes in other.withUTF8 { compare(bytes, $0) } }
    }
}
